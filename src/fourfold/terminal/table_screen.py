"""Base class of all games' screens: turns, clock, history, saving, undoing, leaving."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from math import ceil
from random import Random
from time import monotonic
from typing import ClassVar, Generic, assert_never

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from fourfold.bots import (
    AnyBot,
    AnyChoice,
    BotError,
    bot_names,
    judge_standing,
    make_bot,
)
from fourfold.games.event import Event
from fourfold.games.game import (
    Agreement,
    AnyPosition,
    Departure,
    GameError,
    Move,
    Outcome,
    PositionT,
    Reason,
    Seat,
)
from fourfold.language import Language
from fourfold.rulebook import NoRulebookError, rules_text
from fourfold.table import AnyTable
from fourfold.terminal.dialog import Ask, AskFile, Curtain, Reader, close_dialogs
from fourfold.terminal.key_bar import key_bar
from fourfold.terminal.opening import LeaveTable, OpenTable, ask_and_load
from fourfold.terminal.saved_game import save_table, why_failed
from fourfold.terminal.seating import next_table
from fourfold.terminal.starter import StarterPolicy
from fourfold.terminal.thinking import Thinking

BOT_PAUSE_SECONDS = 0.7
"""Seconds to pause before a bot's move, so that people can follow it."""

MAX_NAME_CHARACTERS = 24
"""Longer names are truncated."""

MIN_SIZE = (80, 24)
"""Columns and rows needed to show everything."""

WARNING_SECONDS = 10
"""The clock warns when this much time is left."""


class Answered(Message):
    """A bot has finished thinking about a position."""

    def __init__(self, generation: int, answer: AnyChoice | BotError, *, is_hint: bool) -> None:
        """Remember the position's generation, and whether the answer is a hint or a move."""
        super().__init__()
        self.generation, self.answer, self.is_hint = generation, answer, is_hint


class TableScreen(Screen[None], Generic[PositionT]):
    """The screen of one game; subclasses draw it and turn keys and clicks into moves."""

    position_type: type[PositionT]
    """The game's position class."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("ctrl+o", "load", show=False),
        Binding("ctrl+r", "resign", show=False),
        Binding("ctrl+d", "draw", show=False),
        Binding("n", "new", show=False),
        Binding("escape", "start", show=False),
        Binding("question_mark", "hint", show=False),
        Binding("f1", "rules", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, table: AnyTable, language: Language, random: Random) -> None:
        """Show a table in a language; `random` draws the lots and deals of further games."""
        super().__init__()
        self.table = table
        self.language = language
        self.random = random
        self.viewer: Seat | None = None
        """The seat whose view is on the screen; None for the public view."""
        self.starter_policy: StarterPolicy | None = None
        """Who the players agreed starts their games; None if they did not."""
        self._clock_seat: Seat | None = None
        self._deadline: float | None = None
        self._generation = 0
        self._clicked: object = None
        self._thinking: Thinking | None = None
        self._adviser: AnyBot | None = None
        """The bot that gives hints; created on the first request."""
        self._plan: list[Move] = []
        """Moves that the bot has chosen for this turn but not made yet."""

    # Implemented by subclasses.

    def compose_felt(self) -> ComposeResult:
        """Yield the widgets of the table."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Label boxes and buttons in the screen's language."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw the position as the viewer may see it."""
        raise NotImplementedError

    def reset_choice(self) -> None:
        """Clear what was chosen but not played."""
        self._clicked = None

    def instruction(self) -> str:
        """Return what the seat to move has to do now."""
        raise NotImplementedError

    def result(self, outcome: Outcome) -> str:
        """Return how the game ended."""
        raise NotImplementedError

    def remark(self, before: PositionT, move: Move, after: PositionT) -> str:
        """Return the message to show after a move; empty for none.

        Both positions are public views.
        """
        raise NotImplementedError

    def keys(self) -> str:
        """Return the keys that make moves."""
        raise NotImplementedError

    # The screen.

    def compose(self) -> ComposeResult:
        """Lay out title, prompt, table, message and keys."""
        with Horizontal(id="bar"):
            yield Static(id="title", markup=False)
            yield Static(id="clock", markup=False)
        with VerticalScroll(id="middle", can_focus=False):
            yield Static(id="prompt", markup=False)
            with Horizontal(id="felt"):
                yield from self.compose_felt()
        with Vertical(id="bottom"):
            yield Static(id="message", markup=False)
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Start the game and the clock."""
        self.prepare()
        self.set_interval(0.2, self.tick)
        self.proceed()

    def on_unmount(self) -> None:
        """Stop the bot."""
        self._stop_thinking()

    def on_resize(self, event: events.Resize) -> None:
        """Rewrap the key bar, and warn if the window is too small."""
        self._show_keys()
        if event.size.width < MIN_SIZE[0] or event.size.height < MIN_SIZE[1]:
            self.say(self.text("play-too-small"))

    def text(self, message_id: str, **arguments: str | float) -> str:
        """Return a text in the screen's language."""
        return self.language.text(message_id, **arguments)

    def seat_name(self, seat: Seat) -> str:
        """Return a player's name, safe to show: a file can hold any name."""
        name = "".join(c if c.isprintable() else "·" for c in self.table.player(seat).name)
        return name if len(name) <= MAX_NAME_CHARACTERS else name[: MAX_NAME_CHARACTERS - 1] + "…"

    @property
    def position(self) -> PositionT:
        """The position as the viewer may see it."""
        return self._seen_by(self.viewer)

    @property
    def is_my_turn(self) -> bool:
        """Whether it is the turn of the person at the screen."""
        seat = self.table.match.seat
        return seat is not None and seat == self.viewer and self.table.bot is None

    def say(self, message: str) -> None:
        """Show a message until the next one."""
        self.query_one("#message", Static).update(message)

    def play(self, move: Move) -> None:
        """Play a move for the person at the screen.

        Only legal moves are offered. Any other comes from a late click, such as the second of a
        double click on a button, and is ignored.
        """
        if self.is_my_turn and move in self.position.legal_moves():
            self._make(lambda: self.table.match.play(move, self.viewer))

    def is_second_click(self, target: object) -> bool:
        """Return whether the previous click was on the same target, with the choice not reset."""
        is_second, self._clicked = self._clicked == target, target
        return is_second

    def proceed(self) -> None:
        """Continue with the seat to move, or show the result."""
        table, seat = self.table, self.table.match.seat
        self._generation += 1
        self._stop_thinking()
        self.reset_choice()
        if table.has_secrets and (seat is None or seat != self.viewer):
            self.viewer = None
        elif self._is_alone:
            self.viewer = table.people[0]
        elif not table.has_secrets and seat in table.people:
            self.viewer = seat
        self._set_clock(seat)
        self.show()
        if table.bot is not None:
            generation = self._generation
            self.set_timer(BOT_PAUSE_SECONDS, lambda: self._move_bot(generation))
        elif seat is not None and self.viewer is None and table.people:
            self._draw_curtain(seat)

    def show(self) -> None:
        """Redraw everything."""
        match = self.table.match
        game = match.setup.game
        title = f"{self.text(f'play-title-{game.name}')}  {game.format_rules(match.setup.rules)}"
        self.query_one("#title", Static).update(title)
        outcome = match.outcome
        prompt = self.result(outcome) if outcome else self._prompt()
        self.query_one("#prompt", Static).update(prompt)
        self._show_keys()
        self._show_clock()
        self.draw()

    def verdict(self, outcome: Outcome) -> str:
        """Return who won and why, in a sentence."""
        if outcome.winner is None:
            return self.text(f"play-drawn-{outcome.reason.replace(' ', '-')}")
        if self._is_alone and outcome.winner in self.table.people:
            won = self.text("play-you-won")
        else:
            won = self.text(f"play-won-{outcome.reason}", name=self.seat_name(outcome.winner))
        is_on_time = outcome.reason == Reason.TIME
        return f"{won} {self.text('play-time-house')}" if is_on_time else won

    def history(self, lines: int) -> str:
        """Return the latest turns in notation with their seats, oldest first."""
        match = self.table.match
        steps = zip(match.positions, match.events, strict=False)
        played = ((before, event) for before, event in steps if isinstance(event, Move))
        rows = [
            f"{number:>3} ({seat}) {self.notation([next(played) for _ in moves])}"
            for number, (seat, moves) in enumerate(match.turns(), 1)
        ]
        return "\n".join(rows[-lines:])

    def notation(self, played: Sequence[tuple[AnyPosition, Move]]) -> str:
        """Format a past turn, given each move with the position before it."""
        return self.table.match.setup.game.format_turn([move for _, move in played])

    # Actions.

    def action_undo(self) -> None:
        """Take back the person's latest move, or the whole turn if a bot has answered it."""
        if not self.table.can_undo:
            self.say(self.text("play-no-undo"))
            return
        self.table.undo()
        self._plan = []
        self._clock_seat = None
        self.say(self.text("play-undone"))
        self.proceed()

    def action_save(self) -> None:
        """Ask for a file name and save the game."""
        name = (
            f"{self.table.match.setup.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.txt"
        )

        def save(path: str | None) -> None:
            if not path:
                return
            try:
                save_table(self.table, path)
                self.say(self.text("play-saved", file=path))
            except (OSError, ValueError) as error:
                self.say(self.text("play-not-saved", file=path, why=why_failed(error)))

        self.app.push_screen(AskFile(self.text("play-save-as"), name), save)

    def action_load(self) -> None:
        """Ask for a file name and load the game in it."""
        ask_and_load(self, self.language, self.random, self.say)

    def action_resign(self) -> None:
        """Resign for the person at the screen, after confirmation."""
        seat = self.viewer
        if seat is None or self.table.match.outcome or self.table.has_left(seat):
            return
        question = self.text("play-ask-resign", name=self.seat_name(seat))
        self._ask_now(question, lambda: self.table.match.resign(seat))

    def action_draw(self) -> None:
        """End the game as a draw, if everyone agrees."""
        if self.table.match.outcome:
            return
        if len(self.table.people) < self.table.match.setup.seats:
            self.say(self.text("play-no-draw"))
            return
        self._ask_now(self.text("play-ask-draw"), self.table.match.agree_draw)

    def action_new(self) -> None:
        """Start the next game with the same players, after confirmation."""

        def begin() -> None:
            following = next_table(self.table, self.random, self.starter_policy)
            self.post_message(OpenTable(following, self.starter_policy))

        if self.table.match.outcome:
            begin()
        else:
            self._ask(self.text("play-ask-new"), begin)

    def action_hint(self) -> None:
        """Ask the strongest bot for a move, and show it as a hint."""
        if not self.is_my_turn:
            self.say(self.text("play-no-hint"))
            return
        if self._adviser is None:
            game = self.table.match.setup.game
            self._adviser = make_bot(game, bot_names(game)[-1])
        self.say(self.text("play-hint-waiting"))
        self._think(self._adviser, is_hint=True)

    def action_rules(self) -> None:
        """Show the rules without leaving the game."""
        try:
            rules = rules_text(self.language, self.table.match.setup.game.name)
        except NoRulebookError as error:
            self.say(str(error))
        else:
            self.app.push_screen(Reader(rules, self.text("play-close")))

    def action_leave(self) -> None:
        """Quit after confirmation, closing any open dialog first."""
        close_dialogs(self.app)
        self._ask_to_leave(self.app.exit)

    def action_start(self) -> None:
        """Go back to the start screen, after confirmation."""
        self._ask_to_leave(lambda: self.post_message(LeaveTable()))

    # Internals.

    @property
    def _is_alone(self) -> bool:
        """Whether one person plays against bots, and is addressed as "you"."""
        return len(self.table.people) == 1

    def _seen_by(self, seat: Seat | None) -> PositionT:
        position = self.table.view(seat)
        assert isinstance(position, self.position_type)
        return position

    def _make(self, change: Callable[[], object], plan: list[Move] | None = None) -> None:
        """Change the match, show what happened, and proceed; `plan` is the rest of a bot's turn."""
        self._plan = plan or []
        before = self._seen_by(None)
        try:
            change()
        except GameError as error:
            # A last resort, in English: the screen never offers illegal moves.
            self.say(str(error))
            return
        self.say(self._event_remark(before, self.table.match.events[-1]))
        self.proceed()

    def _event_remark(self, before: PositionT, event: Event) -> str:
        match event:
            case Departure(seat, reason):
                key = "play-time-out" if reason is Reason.TIME else "play-resigned"
                return self.text(key, name=self.seat_name(seat))
            case Agreement():
                return ""
            case Move():
                return self.remark(before, event, self._seen_by(None))
            case _:
                assert_never(event)

    def _move_bot(self, generation: int) -> None:
        """Make the bot's next planned move, or start its thinking."""
        seat = self.table.match.seat
        # An undo or a new game in the meantime makes a pending move stale.
        if generation != self._generation or self.table.bot is None:
            return
        if self._plan:
            move, *rest = self._plan
            self._make(lambda: self.table.match.play(move, seat), rest)
        else:
            self._think(self.table.bot, is_hint=False)

    def _think(self, bot: AnyBot, *, is_hint: bool) -> None:
        """Start a bot thinking about the position, for its own move or for a hint."""
        self._stop_thinking()
        generation = self._generation

        def answer(found: AnyChoice | BotError) -> None:
            # The application may exit while the bot is thinking.
            with suppress(RuntimeError):
                self.post_message(Answered(generation, found, is_hint=is_hint))

        self._thinking = Thinking(self.table, bot, answer)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def on_answered(self, event: Answered) -> None:
        """Play the bot's choice, or show it as a hint."""
        if event.generation != self._generation:
            return
        match event.answer:
            case BotError() as error if event.is_hint:
                self.say(str(error))
            case BotError() as error:
                self._give_up(error)
            case choice if event.is_hint:
                self.say(self._hint(choice))
            case choice:
                self._plan = list(choice.moves)
                self._move_bot(event.generation)

    def _give_up(self, error: BotError) -> None:
        """Resign for a bot that failed, and show why."""
        seat = self.table.match.seat
        assert seat is not None
        self._make(lambda: self.table.match.resign(seat))
        why = "".join(c if c.isprintable() else "·" for c in str(error))
        self.say(self.text("play-bot-failed", name=self.seat_name(seat), why=why))

    def _hint(self, choice: AnyChoice) -> str:
        moves = self.table.match.setup.game.format_turn(choice.moves)
        if choice.value is None:
            return self.text("play-hint", moves=moves)
        standing = judge_standing(choice.value, self.table.match.position.seats)
        value = self.text(f"play-value-{standing}")
        return self.text("play-hint-valued", moves=moves, value=value)

    def _draw_curtain(self, seat: Seat) -> None:
        def lift(_: object) -> None:
            self.viewer = seat
            self._clock_seat = None
            self._set_clock(seat)
            self.reset_choice()
            self.show()

        self._deadline = None
        # The previous player's dialog would cover the next player's cards.
        close_dialogs(self.app)
        announcement = self.text("play-curtain", name=self.seat_name(seat))
        question = f"{announcement} {self.text('play-curtain-others')}"
        button = self.text("play-curtain-lift", name=self.seat_name(seat))
        self.app.push_screen(Curtain(question, button), lift)

    def _ask_now(self, question: str, change: Callable[[], object]) -> None:
        """Ask about the current position; ignore a yes once the position has changed."""
        generation = self._generation

        def make() -> None:
            if generation == self._generation:
                self._make(change)
            else:
                self.say(self.text("play-too-late"))

        self._ask(question, make)

    def _ask_to_leave(self, then: Callable[[], object]) -> None:
        """Ask for confirmation only if a game would be lost."""
        if self.table.match.outcome or not self.table.match.events:
            then()
        else:
            self._ask(self.text("play-ask-quit"), then)

    def _ask(self, question: str, then: Callable[[], object]) -> None:
        def answer(is_yes: bool | None) -> None:
            if is_yes:
                then()

        self.app.push_screen(Ask(question, self.text("play-yes"), self.text("play-no")), answer)

    def _prompt(self) -> str:
        seat = self.table.match.seat
        assert seat is not None
        if self.is_my_turn and self._is_alone:
            return self.text("play-your-turn", what=self.instruction())
        if self.is_my_turn:
            return f"{self.seat_name(seat)}: {self.instruction()}"
        return self.text("play-waiting", name=self.seat_name(seat))

    def _show_keys(self) -> None:
        moves = Content(f"{self.keys()}\n" if self.is_my_turn else "")
        common = self.text("play-keys-over" if self.table.match.outcome else "play-keys")
        # One space of padding on each side.
        self.query_one("#keys", Static).update(moves + key_bar(common, self.size.width - 2))

    def _set_clock(self, seat: Seat | None) -> None:
        seconds = self.table.match.setup.rules.seconds
        if seat is None or seconds is None:
            self._deadline = None
        elif seat != self._clock_seat:
            self._deadline = monotonic() + seconds
        self._clock_seat = seat

    def tick(self) -> None:
        """Update the clock, and expire the turn when time runs out."""
        if self._deadline is None:
            return
        self._show_clock()
        if monotonic() >= self._deadline and self.table.match.seat is not None:
            self._deadline = None
            self._clock_seat = None
            self._make(self.table.match.expire)

    def _show_clock(self) -> None:
        clock = self.query_one("#clock", Static)
        if self._deadline is None:
            clock.update("")
            return
        left = max(0, ceil(self._deadline - monotonic()))
        clock.update(f"{left // 60}:{left % 60:02}")
        clock.set_class(left <= WARNING_SECONDS, "warning")
