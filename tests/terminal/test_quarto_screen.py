"""Quarto! on screen, by keyboard and mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from fourfold.games import quarto
from fourfold.games.game import Outcome, Reason
from fourfold.games.quarto import parse_turn
from fourfold.table import AnyTable
from fourfold.terminal import table_screen as table_screen_module
from fourfold.terminal.quarto_screen import QuartoScreen
from tests.terminal.pilot import click, lay_table, run, table_screen, wait_until, words


def play_turns(table: AnyTable, *turns: str) -> None:
    for turn in turns:
        for move in parse_turn(turn):
            table.match.play(move)


def written(table: AnyTable) -> str:
    return str(table.match.setup.game.format_position(table.match.position))


def test_the_keyboard_plays_a_turn() -> None:
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("5", "enter")
        assert "dark" in words(pilot)
        await pilot.press("c", "2", "enter", "a", "enter")
        assert written(table) == "..../..../..5./.... A c2"
        await pilot.press("left", "up", "space")
        assert written(table) == "..../.A../..5./.... - b3"

    run(table, play)


def test_a_click_chooses_and_a_second_click_confirms() -> None:
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        await click(pilot, "#supply", "7")
        assert table.match.events == ()
        await click(pilot, "#supply", "2")
        await click(pilot, "#supply", "2")
        assert written(table) == "..../..../..../.... 2 -"
        await click(pilot, "#board", "a4")
        await click(pilot, "#board", "d1")
        await click(pilot, "#board", "d1")
        assert written(table) == "..../..../..../...2 - d1"

    run(table, play)


def test_the_first_click_never_confirms_what_the_cursor_was_on() -> None:
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        assert isinstance(screen, QuartoScreen)
        piece = str(screen.piece)
        await click(pilot, "#supply", piece)
        assert table.match.events == ()
        await click(pilot, "#supply", piece)
        assert written(table) == f"..../..../..../.... {piece} -"
        square = str(screen.square)
        await click(pilot, "#board", square)
        assert len(table.match.events) == 1
        await pilot.press("left")
        await click(pilot, "#board", square)
        assert len(table.match.events) == 1
        await click(pilot, "#board", square)
        assert written(table).endswith(f" - {square}")

    run(table, play)


def test_a_click_on_a_piece_does_nothing_while_a_line_is_marked() -> None:
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "a1")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("exclamation_mark", "tab")
        await click(pilot, "#supply", "7")
        await click(pilot, "#supply", "7")
        assert written(table) == "..../..../..../5... - a1"

    run(table, play)


def test_a_taken_square_is_refused_with_the_reason() -> None:
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "b3=A")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("b", "3", "enter")
        assert "Space b3 is taken." in words(pilot)

    run(table, play)


def test_a_right_call_wins_and_shows_the_shared_traits() -> None:
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "a1=7", "b2=D", "c3=1")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("d", "4", "enter", "exclamation_mark")
        for square in ("a1", "b2", "c3", "d4"):
            await pilot.press(*square, "space")
        await pilot.press("enter")
        assert table.match.outcome == Outcome(1, quarto.Reason.CALL)
        assert "QUARTO! Player 1 wins." in words(pilot)
        assert "a1-d4: dark" in words(pilot)
        assert "★" in words(pilot)

    run(table, play)


def test_tab_steps_through_the_lines() -> None:
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "a1=7")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("exclamation_mark", "tab", "tab", "enter")
        assert "calls QUARTO! for a2-d2" in words(pilot)
        assert "not all four spaces are occupied" in words(pilot)
        assert written(table).endswith("!")
        await pilot.press("exclamation_mark")
        assert "mark the four spaces" not in words(pilot)

    run(table, play)


def test_marks_that_do_not_form_a_line_are_refused() -> None:
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "a1=7")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("exclamation_mark", "a", "1", "space", "enter")
        assert "don’t form a line." in words(pilot)
        await pilot.press("escape")
        assert "place the piece, or call QUARTO! if you see a line." in words(pilot)

    run(table, play)


def test_a_player_with_a_piece_in_hand_is_told_when_a_call_is_allowed() -> None:
    call = "place the piece, or call QUARTO!"
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5")

    async def play(pilot: Pilot[None]) -> None:
        assert "place the piece in hand on an empty space." in words(pilot)
        await pilot.press("a", "1", "enter", "enter")
        # There is no line, but it says so anyway: otherwise the prompt would give lines away.
        assert call in words(pilot)
        await pilot.press("exclamation_mark", "tab", "enter")
        assert call not in words(pilot)

    run(table, play)
    without = lay_table("quarto", "CSHT")
    play_turns(without, "=5", "a1=7")

    async def look(pilot: Pilot[None]) -> None:
        assert call not in words(pilot)

    run(without, look)


def test_squares_are_mentioned_when_they_count() -> None:
    table = lay_table("quarto", "CSHT+!")
    play_turns(table, "=5", "a1=7")

    async def play(pilot: Pilot[None]) -> None:
        assert "if you see a line or square." in words(pilot)
        await pilot.press("exclamation_mark", "a", "1", "space", "enter")
        assert "don’t form a line or square." in words(pilot)

    run(table, play)


def test_both_are_asked_after_the_16th_piece_and_missed_lines_are_shown() -> None:
    table = lay_table("quarto", "CSHT!")
    squares = [f"{file}{rank}" for rank in "1234" for file in "abcd"]
    pieces = "0123456789ABCDEF"
    turns = [f"{square}={piece}" for square, piece in zip(squares, pieces[1:], strict=False)]
    play_turns(table, "=0", *turns, "d4")

    async def play(pilot: Pilot[None]) -> None:
        assert "the board is full" in words(pilot)
        await pilot.press("enter", "enter")
        assert table.match.outcome == Outcome(None, quarto.Reason.FULL_BOARD)
        assert "Lines that nobody called: a1-d1" in words(pilot)

    run(table, play)


def test_with_calls_off_a_line_wins_by_itself() -> None:
    table = lay_table("quarto", "CSHT")
    play_turns(table, "=5", "a1=7", "b2=D", "c3=1")

    async def play(pilot: Pilot[None]) -> None:
        assert "QUARTO!" not in words(pilot)
        await pilot.press("d", "4", "enter")
        assert "A line is complete: Player 1 wins." in words(pilot)
        assert "a1-d4: dark" in words(pilot)

    run(table, play)


def test_the_remaining_pieces_are_regrouped_by_another_trait() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert "By height" in words(pilot)
        await pilot.press("t")
        assert "By top" in words(pilot)

    run(lay_table("quarto", "CSHT!"), play)


def test_a_bot_answers_and_the_move_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.01)
    table = lay_table("quarto", "CSHT!", bots=1)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("5", "enter")
        await wait_until(pilot, lambda: table.match.seat == 1)
        assert len(table.match.moves) == 3
        await pilot.press("u")
        assert table.match.events == ()
        assert "taken back" in words(pilot)

    run(table, play)


def test_a_game_is_saved_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = lay_table("quarto", "CSHT!")
    play_turns(table, "=5", "a1=7")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s", "enter")
        assert "Saved to quarto-" in words(pilot)
        [file] = tmp_path.iterdir()
        await pilot.press("b", "2", "enter", "ctrl+o", *"nowhere.txt", "enter")
        assert "Couldn’t load nowhere.txt: No such file" in words(pilot)
        await pilot.press("ctrl+o", *file.name, "enter")
        await pilot.pause()
        loaded = table_screen(pilot).table
        assert loaded is not table
        assert written(loaded) == "..../..../..../5... 7 a1"

    run(table, play)


def test_resigning_asks_first() -> None:
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+r", "escape")
        assert table.match.outcome is None
        await pilot.press("ctrl+r", "enter")
        assert table.match.outcome == Outcome(2, Reason.RESIGNATION)
        await pilot.press("n")
        await pilot.pause()
        assert table_screen(pilot).table.match.setup.starter == 1

    run(table, play)


def test_a_draw_needs_people_in_every_seat() -> None:
    table = lay_table("quarto", "CSHT!", bots=1)

    async def refuse(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+d")
        assert "when all of them are people" in words(pilot)

    run(table, refuse)
    table = lay_table("quarto", "CSHT!")

    async def agree(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+d", "enter")
        assert table.match.outcome == Outcome(None, Reason.AGREEMENT)

    run(table, agree)


def test_running_out_of_time_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay_table("quarto", "CSHT!/60")
    now = 1000.0
    monkeypatch.setattr(table_screen_module, "monotonic", lambda: now)

    async def play(pilot: Pilot[None]) -> None:
        nonlocal now
        assert "1:00" in words(pilot)
        now += 55
        table_screen(pilot).tick()
        await pilot.pause()
        assert "0:05" in words(pilot)
        await pilot.press("5", "enter")
        assert "1:00" in words(pilot)
        now += 61
        table_screen(pilot).tick()
        await pilot.pause()
        assert table.match.outcome == Outcome(1, Reason.TIME)
        assert "Time is up: Player 1 wins." in words(pilot)

    run(table, play)


def test_the_rules_can_be_read_without_leaving_the_game() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        assert "Board and pieces" in words(pilot)
        await pilot.press("escape")
        assert "choose the first piece" in words(pilot)

    run(lay_table("quarto", "CSHT!"), play)


def test_calls_and_undo_work_by_mouse() -> None:
    table = lay_table("quarto", "CSHT!", bots=1)
    play_turns(table, "=5", "a1=7", "b2=D", "c3=1", "d4")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.click("#call")
        for square in ("a1", "b2", "c3", "d4"):
            await click(pilot, "#board", square)
        await pilot.click("#call")
        assert table.match.outcome == Outcome(1, quarto.Reason.CALL)
        keys = words(pilot).splitlines()[-1]
        await pilot.click("#keys", offset=(keys.index("u undo"), 0))
        assert table.match.outcome is None

    run(table, play)


@pytest.mark.parametrize(
    ("rules", "turns"), [("CSHT", ("=5", "a1")), ("CSHT!", ("=5", "a1!a1-d4"))]
)
def test_a_player_who_may_not_call_is_not_asked_to(rules: str, turns: tuple[str, ...]) -> None:
    table = lay_table("quarto", rules)
    play_turns(table, *turns)

    async def play(pilot: Pilot[None]) -> None:
        assert "Player 2: choose a piece for your opponent." in words(pilot)

    run(table, play)
