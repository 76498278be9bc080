"""Saving and loading a game: nothing is lost, overwritten or executed."""

from pathlib import Path
from random import Random

import pytest

from fourfold.bots import UnknownBotError, bot_names, make_bot
from fourfold.games.game import GameError
from fourfold.games.quarto import QUARTO
from fourfold.games.record import RecordError, format_record
from fourfold.games.variation import Variation
from fourfold.terminal.saved_game import load_table, save_table
from tests.bots.stub import stub_name
from tests.terminal.pilot import lay_table, play_quietly


@pytest.mark.parametrize(("game", "rules"), [("quarto", "CS+!/60"), ("quartino", "grid")])
def test_a_saved_game_continues_where_it_stopped(tmp_path: Path, game: str, rules: str) -> None:
    table = lay_table(game, rules, bots=1, start=2)
    play_quietly(table, 4)
    table.match.comments = {1: "a note"}
    table.match.variations = {1: (Variation((table.match.record().turns[0],)),)}
    save_table(table, tmp_path / "game.txt")
    loaded = load_table(tmp_path / "game.txt", Random(1))
    assert loaded.match.position == table.match.position
    assert loaded.match.setup == table.match.setup
    assert loaded.players == table.players
    assert loaded.record() == table.record()
    assert loaded.match.variations == table.match.variations


def test_a_game_with_unknown_cards_cannot_be_resumed(tmp_path: Path) -> None:
    table = lay_table("quartino", "wheel")
    path = tmp_path / "game.txt"
    path.write_text(format_record(table.match.view_record(1)))
    with pytest.raises(RecordError, match="cards are unknown"):
        load_table(path, Random(1))


def test_saving_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something precious")
    with pytest.raises(FileExistsError):
        save_table(lay_table("quarto", "CSHT"), path)
    assert path.read_text() == "something precious"


def test_a_game_that_cannot_be_written_leaves_no_file(tmp_path: Path) -> None:
    table = lay_table("quarto", "CSHT")
    table.match.headers["Site"] = "two\nlines"
    with pytest.raises(GameError, match="must be on one line"):
        save_table(table, tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_home_folder_is_a_file_error() -> None:
    path = "~nobody-has-this-name/game.txt"
    with pytest.raises(FileNotFoundError):
        save_table(lay_table("quarto", "CSHT"), path)
    with pytest.raises(FileNotFoundError):
        load_table(path, Random(1))


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('\n[Game "quarto"]\n[Rules "CSHT"]\n[Bot2 "nobody"]\n')
    with pytest.raises(RecordError) as error:
        load_table(path, Random(1))
    names = ", ".join(bot_names(QUARTO))
    assert error.value.problem == f"Bot2: quarto has no bot 'nobody': it has {names}"
    assert error.value.line == 4


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("\n\n")
    with pytest.raises(GameError, match="contains no game"):
        load_table(tmp_path / "empty.txt", Random(1))


def test_the_last_game_of_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    save_table(lay_table("quartino", "wheel"), path)
    other = lay_table("quarto", "CSHT!", start=2)
    play_quietly(other, 2)
    save_table(other, tmp_path / "other.txt")
    path.write_text(path.read_text() + "\n" + (tmp_path / "other.txt").read_text())
    assert load_table(path, Random(1)).match.position == other.match.position


def test_a_program_that_a_file_names_is_not_started(tmp_path: Path) -> None:
    path, trace = tmp_path / "game.txt", tmp_path / "trace"
    path.write_text(f'[Game "quarto"]\n[Rules "CSHT"]\n[Bot2 "engine:touch {trace}"]\n')
    with pytest.raises(RecordError, match=r"name it with .* --bot engine:COMMAND") as error:
        load_table(path, Random(1))
    assert error.value.line == 3
    assert not trace.exists()


def test_a_program_named_by_the_user_replaces_the_one_in_the_file(
    tmp_path: Path,
) -> None:
    path, trace = tmp_path / "game.txt", tmp_path / "trace"
    path.write_text(f'[Game "quarto"]\n[Rules "CSHT"]\n[Bot1 "engine:touch {trace}"]\n')
    name = stub_name("quarto", "play")
    table = load_table(path, Random(1), [name])
    assert [player.bot and player.bot.name for player in table.players] == [name, None]
    table.move_bot()
    assert len(table.match.moves) == 1
    assert table.record().headers["Bot1"] == name
    assert not trace.exists()


def test_named_bots_must_match_the_file_in_number_and_be_known(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save_table(lay_table("quarto", "CSHT", bots=1), path)
    assert load_table(path, Random(1), ["perfect"]).players[1].bot == make_bot(QUARTO, "perfect")
    with pytest.raises(RecordError, match="bots in the file: 1, bots named: 2"):
        load_table(path, Random(1), ["random", "random"])
    with pytest.raises(UnknownBotError, match="quarto has no bot 'nobody'"):
        load_table(path, Random(1), ["nobody"])
