"""What the screens of both games share: stale answers, curtains, leaving, files, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, RadioButton, Static

from fourfold.bots import AnyChoice, AnyQuestion, Choice, bot_names
from fourfold.games.game import Outcome, Reason
from fourfold.games.quarto import QUARTO, parse_move
from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import FIGURE_WIDTH, FIGURES
from fourfold.table import AnyTable, Player
from fourfold.terminal import table_screen as table_screen_module
from fourfold.terminal.dialog import Ask, Curtain, Reader
from fourfold.terminal.start_screen import StartScreen
from fourfold.terminal.table_screen import TableScreen
from tests.terminal.pilot import lay_table, run, table_screen, wait_until, words

TOO_LATE = "The game has moved on, so nothing was done."
DIALOGS = ["f1", "ctrl+s", "ctrl+o", "ctrl+r", "ctrl+d"]


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that advances the clock; otherwise it stands still."""
    now = 1000.0

    def advance(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(table_screen_module, "monotonic", lambda: now)
    return advance


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep bots from moving automatically: `move_bot` makes one move."""
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 1_000_000)


async def move_bot(pilot: Pilot[None], screen: TableScreen[Any]) -> None:
    generation = screen._generation
    screen._move_bot(generation)
    await wait_until(pilot, lambda: screen._generation != generation)
    await pilot.pause()


# Stale answers.


@pytest.mark.usefixtures("slow_bots")
def test_a_player_who_resigned_is_not_asked_again() -> None:
    table = lay_table("quartino", "wheel", seats=3, bots=2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+r", "enter")
        assert table.has_left(1)
        await pilot.press("ctrl+r")
        table_screen(pilot)
        assert len(table.match.events) == 1

    run(table, play)


@pytest.mark.parametrize("question", ["ctrl+r", "ctrl+d"])
def test_an_answer_after_the_clock_has_ended_the_game_comes_too_late(
    question: str, pass_time: Callable[[float], None]
) -> None:
    table = lay_table("quarto", "CSHT!/60")

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press(question)
        assert isinstance(pilot.app.screen, Ask)
        pass_time(61)
        screen.tick()
        await pilot.press("enter")
        assert table.match.outcome == Outcome(2, Reason.TIME)
        assert TOO_LATE in words(pilot)

    run(table, play)


@pytest.mark.usefixtures("slow_bots")
def test_an_answer_after_a_bots_move_comes_too_late() -> None:
    table = lay_table("quarto", "CSHT!", bots=1, start=2)

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press("ctrl+r")
        await move_bot(pilot, screen)
        await pilot.press("enter")
        assert table.match.outcome is None
        assert TOO_LATE in words(pilot)
        await pilot.press("ctrl+r", "enter")
        assert table.match.outcome == Outcome(2, Reason.RESIGNATION)

    run(table, play)


@pytest.mark.usefixtures("slow_bots")
def test_a_bot_that_fails_leaves_the_game_and_the_screen_says_why() -> None:
    table = lay_table("quarto", "CSHT!", bots=1, start=2)
    table.players = [Player("Left"), Player("Right", Scripted(Choice((parse_move("a1"),))))]

    async def play(pilot: Pilot[None]) -> None:
        await move_bot(pilot, table_screen(pilot))
        assert table.match.outcome == Outcome(1, Reason.RESIGNATION)
        assert "Right crashed and is out of the game: move 1, a1: " in words(pilot)

    run(table, play, size=(160, 40))


# Bots that think.


@dataclass
class Scripted:
    """A bot that answers with one choice, once its gate is open."""

    choice: AnyChoice
    gate: Event | None = None
    stopped: Event = field(default_factory=Event)
    name: str = "scripted"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        while self.gate is not None and not self.gate.wait(0.01):
            if question.budget.is_stopped():
                self.stopped.set()
                break
        return self.choice


def lay_scripted(*turn: str, gate: Event | None = None) -> tuple[AnyTable, Scripted]:
    """Return a table at which a person has given a piece, and a scripted bot is to place it."""
    bot = Scripted(Choice(tuple(map(parse_move, turn))), gate)
    table = lay_table("quarto", "CSHT!", bots=1)
    table.players = [Player("Left"), Player("Right", bot)]
    table.match.play(parse_move("=5"))
    return table, bot


def test_the_screen_stays_responsive_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.001)
    gate = Event()
    table, _ = lay_scripted("a1", "=7", gate=gate)

    async def play(pilot: Pilot[None]) -> None:
        assert "Right is thinking" in words(pilot)
        await pilot.press("f1")
        assert "Board and pieces" in words(pilot)
        await pilot.press("escape")
        assert len(table.match.events) == 1
        gate.set()
        await wait_until(pilot, lambda: len(table.match.events) == 3)
        assert table.match.seat == 1

    run(table, play)


def test_an_undo_stops_a_thinking_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.001)
    table, bot = lay_scripted("a1", "=7", gate=Event())

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await wait_until(pilot, lambda: screen._thinking is not None)
        await pilot.press("u")
        await wait_until(pilot, bot.stopped.is_set)
        await pilot.pause()
        assert list(table.match.events) == []

    run(table, play)


@pytest.mark.parametrize("key", ["n", "q"])
def test_leaving_a_game_stops_the_bot(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.001)
    table, bot = lay_scripted("a1", "=7", gate=Event())

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await wait_until(pilot, lambda: screen._thinking is not None)
        await pilot.press(key, "enter")

    run(table, play)
    assert bot.stopped.wait(60)


# Hints.


class Valued:
    """A bot that evaluates its choice."""

    name = "valued"
    value: float | None = None

    def choose(self, question: AnyQuestion) -> AnyChoice:
        return Choice((question.view.legal_moves()[0],), self.value)


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (None, "Hint: =0"),
        (1.0, "Hint: =0 (this wins)"),
        (0.5, "Hint: =0 (a good position)"),
        (0.1, "Hint: =0 (about even)"),
        (-0.5, "Hint: =0 (a difficult position)"),
        (-1.0, "Hint: =0 (this loses to best play)"),
    ],
)
def test_a_hint_says_what_the_strongest_bot_would_do(
    value: float | None, hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def make(_: object, name: str) -> Valued:
        asked.append(name)
        bot = Valued()
        bot.value = value
        return bot

    monkeypatch.setattr(table_screen_module, "make_bot", make)
    table = lay_table("quarto", "CSHT!", bots=1)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await wait_until(pilot, lambda: hint in words(pilot))
        assert asked == [bot_names(QUARTO)[-1]]
        assert list(table.match.events) == []

    run(table, play)


def test_a_hint_for_an_outdated_position_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Event()
    bot = Scripted(Choice((parse_move("=3"),)), gate)
    monkeypatch.setattr(table_screen_module, "make_bot", lambda *_: bot)
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert "Looking for a hint" in words(pilot)
        await pilot.press("5", "enter")
        await wait_until(pilot, bot.stopped.is_set)
        await pilot.pause()
        assert "Hint" not in words(pilot)

    run(table, play)


@pytest.mark.usefixtures("slow_bots")
def test_there_is_no_hint_while_a_bot_is_to_move() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert "Hints are for the player to move." in words(pilot)

    run(lay_table("quarto", "CSHT!", bots=1, start=2), play)


# Playing alone.


@pytest.mark.usefixtures("slow_bots")
def test_a_single_player_against_a_bot_is_addressed_directly() -> None:
    table = lay_table("quarto", "CSHT!", bots=1)

    async def play(pilot: Pilot[None]) -> None:
        assert "Your turn: choose the first piece" in words(pilot)
        table.match.resign(2)
        table_screen(pilot).proceed()
        await pilot.pause()
        assert "You win!" in words(pilot)

    run(table, play)


# Curtains.


@pytest.mark.parametrize("dialog", DIALOGS)
def test_a_curtain_closes_what_the_previous_player_had_open(
    dialog: str, pass_time: Callable[[float], None]
) -> None:
    table = lay_table("quartino", "wheel/60", seats=3)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        screen = table_screen(pilot)
        await pilot.press(dialog)
        assert pilot.app.screen is not screen
        pass_time(61)
        screen.tick()
        await pilot.pause()
        assert table.match.seat == 2
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        assert table_screen(pilot) is screen
        assert screen.viewer == 2

    run(table, play)


@pytest.mark.usefixtures("slow_bots")
def test_a_curtain_after_a_bots_turn_closes_what_is_open() -> None:
    table = lay_table("quartino", "wheel", seats=3, bots=1, start=3)

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press("v")
        assert isinstance(pilot.app.screen, Reader)
        while table.bot is not None:
            await move_bot(pilot, screen)
        assert table.match.seat == 1
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        assert table_screen(pilot) is screen

    run(table, play)


# Leaving.


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
@pytest.mark.parametrize("dialog", DIALOGS)
def test_leaving_asks_first_whatever_is_open(dialog: str, key: str) -> None:
    table = lay_table("quarto", "CSHT!")
    table.match.play(parse_move("=5"))

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press(dialog, key)
        assert "Leave the game?" in words(pilot)
        await pilot.press(key, "escape")
        assert pilot.app.screen is screen
        await pilot.press(dialog, key, "enter")
        assert not pilot.app.is_running

    run(table, play)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_question_is_answered_with_the_first_letter_of_a_word(code: str) -> None:
    language = Language(code)
    yes, no = (language.text(f"play-{answer}")[0].lower() for answer in ("yes", "no"))

    async def play(pilot: Pilot[None]) -> None:
        table = table_screen(pilot).table
        for key in ("n", no, no.upper()):
            await pilot.press("ctrl+r")
            assert isinstance(pilot.app.screen, Ask)
            await pilot.press(key)
            assert table_screen(pilot).table.match.outcome is None
        await pilot.press("ctrl+r", "y")
        assert table.match.outcome == Outcome(2, Reason.RESIGNATION)
        table.match.undo()
        await pilot.press("ctrl+r", yes)
        assert table.match.outcome == Outcome(2, Reason.RESIGNATION)

    run(lay_table("quarto", "CSHT!"), play, lang=code)


def test_extra_key_presses_close_only_the_question() -> None:
    async def play(pilot: Pilot[None]) -> None:
        game = table_screen(pilot)
        await pilot.press("ctrl+r")
        ask = pilot.app.screen
        for _ in range(3):
            ask.post_message(events.Key("n", "n"))
        await pilot.pause()
        assert pilot.app.screen is game
        assert game.table.match.outcome is None

    run(lay_table("quarto", "CSHT!"), play)


def test_leaving_a_game_returns_to_the_start_screen_with_its_choices() -> None:
    async def play(pilot: Pilot[None]) -> None:
        start = pilot.app.screen
        start.query_one("#p2", RadioButton).value = True
        await pilot.pause()
        await pilot.press("enter")
        game = table_screen(pilot)
        game.play(parse_move("=5"))
        await pilot.press("escape", "n")
        assert pilot.app.screen is game
        await pilot.press("escape", "y")
        assert pilot.app.screen is start
        assert game not in pilot.app.screen_stack
        assert start.query_one("#p2", RadioButton).value

    run(None, play)


def test_a_game_that_was_opened_directly_can_be_left_for_the_start_screen() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, StartScreen)

    run(lay_table("quarto", "CSHT!"), play)


def test_leaving_does_not_lift_the_curtain() -> None:
    table = lay_table("quartino", "wheel")
    table.match.play(table.match.position.legal_moves()[0])
    cards = table.match.setup.deal
    assert cards is not None

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q", "ctrl+q")
        assert "Leave the game?" in words(pilot)
        assert not any(card in words(pilot) for card in cards.replace("/", ",").split(","))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        assert table_screen(pilot).viewer == 1

    run(table, play)


def test_the_next_game_replaces_this_one_and_its_dialogs() -> None:
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        screen.action_rules()
        screen.action_new()
        table.match.resign(1)
        screen.action_new()
        await pilot.pause()
        assert table_screen(pilot).table is not table
        assert screen not in pilot.app.screen_stack

    run(table, play)


# Files.


def test_an_unwritable_or_unreadable_file_is_reported(tmp_path: Path) -> None:
    table = lay_table("quarto", "CSHT!")
    path = tmp_path / "game.txt"

    async def answer(pilot: Pilot[None], key: str, file: str) -> str:
        await pilot.press(key)
        pilot.app.screen.query_one(Input).value = file
        await pilot.press("enter")
        return " ".join(words(pilot).split())

    async def play(pilot: Pilot[None]) -> None:
        nowhere = "~nobody-has-this-name/game.txt"
        assert f"Couldn’t save to {nowhere}:" in await answer(pilot, "ctrl+s", nowhere)
        assert f"Couldn’t load {nowhere}:" in await answer(pilot, "ctrl+o", nowhere)
        table.match.headers["Site"] = "two\nlines"
        assert "must be on one line" in await answer(pilot, "ctrl+s", str(path))
        assert not path.exists()

    run(table, play, size=(160, 40))


# The clock.


def test_the_clock_shows_a_second_until_it_is_over(pass_time: Callable[[float], None]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        for seconds, shown in ((0.995, "1:00"), (0.005, "0:59"), (58.5, "0:01")):
            pass_time(seconds)
            table_screen(pilot).tick()
            await pilot.pause()
            assert shown in words(pilot)

    run(lay_table("quarto", "CSHT!/60"), play)


def test_two_quick_enters_answer_a_file_dialog_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = lay_table("quarto", "CSHT!")

    async def play(pilot: Pilot[None]) -> None:
        for key in ("ctrl+s", "ctrl+o"):
            await pilot.press(key)
            field = pilot.app.screen.query_one(Input)
            field.post_message(Input.Submitted(field, "one.txt"))
            field.post_message(Input.Submitted(field, "one.txt"))
            await pilot.pause()
            await pilot.pause()
            table_screen(pilot)

    run(table, play)


def test_a_name_from_a_file_can_contain_anything() -> None:
    table = lay_table("quarto", "CSHT!")
    table.players = [Player("\x1b[31mRED\x1b]0;x\x07"), Player("x" * 400)]

    async def play(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        assert screen.seat_name(1) == "·[31mRED·]0;x·"
        assert len(screen.seat_name(2)) == 24
        assert "\x1b" not in words(pilot)

    run(table, play)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_keys_ends_between_a_key_and_its_meaning(code: str) -> None:
    items = Language(code).text("play-keys").split("  ")

    async def play(pilot: Pilot[None]) -> None:
        for width in (80, 100):
            await pilot.resize_terminal(width, 24)
            await pilot.pause()
            shown = [line.strip().split("  ") for line in words(pilot).splitlines()]
            assert [item for line in shown for item in line if item in items] == items

    run(lay_table("quarto", "CSHT!"), play, lang=code)


def test_a_window_that_is_too_small_says_so() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert "80 × 24" in words(pilot)

    run(lay_table("quarto", "CSHT!"), play, size=(60, 20))


@pytest.mark.parametrize(("game", "rules"), [("quarto", "CSHT!"), ("quartino", "wheel")])
def test_the_figures_in_the_rules_are_not_split(game: str, rules: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
        await pilot.press("f1")
        reader = pilot.app.screen
        assert isinstance(reader, Reader)
        shown = reader.query_one("VerticalScroll Static", Static)
        figures = [figure for part in FIGURES[game].values() for figure in part]
        for figure in figures:
            drawn = figure.draw(Language("en"), FIGURE_WIDTH)
            assert drawn in reader.text
            # No line of a drawing is broken: 80 columns are enough.
            assert max(map(len, drawn.splitlines())) <= shown.content_size.width

    run(lay_table(game, rules), play)
