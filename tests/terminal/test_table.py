"""A table: who sits at it, what is taken back, saved, loaded, and who starts the next game."""

from pathlib import Path
from random import Random

import pytest

from fourfold.bots import bot_names
from fourfold.games.game import GameError
from fourfold.games.quarto import QUARTO, Call
from fourfold.games.record import RecordError
from fourfold.terminal.table import load_table, save_table
from tests.terminal.pilot import lay_table


def play_quietly(table: object, moves: int) -> None:
    """Play the first legal move that is no call, again and again."""
    match = table.match  # type: ignore[attr-defined]
    for _ in range(moves):
        match.play(next(m for m in match.position.legal_moves() if not isinstance(m, Call)))


def test_undo_takes_back_the_persons_move_and_the_bots_answers() -> None:
    table = lay_table("quarto", "CSHT!", bots=1)
    play_quietly(table, 1)
    before = table.match.position
    assert table.is_bots_turn
    table.move_bot()
    table.move_bot()
    assert table.match.seat == 1
    play_quietly(table, 1)
    table.undo()
    assert table.match.seat == 1
    table.undo()
    assert table.match.position == table.match.positions[0]
    assert table.match.position != before
    assert not table.can_undo


def test_no_undo_between_people() -> None:
    table = lay_table("quarto", "CSHT!")
    play_quietly(table, 3)
    position = table.match.position
    assert not table.can_undo
    table.undo()
    assert table.match.position == position


@pytest.mark.parametrize(("game", "rules"), [("quarto", "CS+!/60"), ("quartino", "grid")])
def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, game: str, rules: str) -> None:
    table = lay_table(game, rules, bots=1, start=2)
    play_quietly(table, 4)
    save_table(table, tmp_path / "game.txt")
    loaded = load_table(tmp_path / "game.txt", Random(1))
    assert loaded.match.position == table.match.position
    assert loaded.match.setup == table.match.setup
    assert loaded.players == table.players
    assert loaded.record() == table.record()


def test_saving_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something dear")
    with pytest.raises(FileExistsError):
        save_table(lay_table("quarto", "CSHT"), path)
    assert path.read_text() == "something dear"


def test_a_game_that_cant_be_written_leaves_no_file(tmp_path: Path) -> None:
    table = lay_table("quarto", "CSHT")
    table.match.headers["Site"] = "two\nlines"
    with pytest.raises(GameError, match="must be on one line"):
        save_table(table, tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_home_that_nobody_has_is_an_error_of_the_file() -> None:
    path = "~nobody-has-this-name/game.txt"
    with pytest.raises(FileNotFoundError):
        save_table(lay_table("quarto", "CSHT"), path)
    with pytest.raises(FileNotFoundError):
        load_table(path, Random(1))


def test_a_bot_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('\n[Game "quarto"]\n[Rules "CSHT"]\n[Bot2 "nobody"]\n')
    with pytest.raises(RecordError) as error:
        load_table(path, Random(1))
    names = ", ".join(bot_names(QUARTO))
    assert error.value.problem == f"Bot2: quarto has no bot 'nobody': it has {names}"
    assert error.value.line == 4


def test_a_seat_that_left_is_known() -> None:
    table = lay_table("quartino", "wheel", seats=3)
    table.match.resign(2)
    assert [table.has_left(seat) for seat in (1, 2, 3)] == [False, True, False]


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("\n\n")
    with pytest.raises(GameError, match="holds no game"):
        load_table(tmp_path / "empty.txt", Random(1))


def test_the_last_game_of_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    save_table(lay_table("quartino", "wheel"), path)
    other = lay_table("quarto", "CSHT!", start=2)
    play_quietly(other, 2)
    save_table(other, tmp_path / "other.txt")
    path.write_text(path.read_text() + "\n" + (tmp_path / "other.txt").read_text())
    assert load_table(path, Random(1)).match.position == other.match.position


def test_the_loser_starts_the_next_game() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(2)
    assert table.rematch().match.setup.start == 2
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(1)
    assert table.rematch().match.setup.start == 1


def test_after_a_draw_the_other_player_starts() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.agree_draw()
    assert table.rematch().match.setup.start == 2


def test_the_next_game_has_a_deal_of_its_own() -> None:
    table = lay_table("quartino", "wheel", seats=3)
    assert table.rematch().match.setup.deal != table.match.setup.deal


def test_only_people_at_one_screen_have_secrets_from_each_other() -> None:
    assert lay_table("quartino", "wheel", seats=3, bots=1).has_secrets
    assert not lay_table("quartino", "wheel", seats=3, bots=2).has_secrets
    assert not lay_table("quarto", "CSHT!").has_secrets
