"""What the screens of both games share: turns, clock, history, saving, undoing, leaving."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.style import Style
from textual.widgets import Static

from fourfold.games.game import Agreement, AnyPosition, Departure, GameError, Outcome, Reason, Seat
from fourfold.language import Language
from fourfold.terminal.dialog import Ask, AskFile, Curtain, Reader, rules_text
from fourfold.terminal.table import Table, load_table, save_table

BOT_PAUSE = 0.7
"""Seconds before a bot's move, so that a person can follow it."""

ACTIONS = {
    "?": "screen.rules",
    "u": "screen.undo",
    "^S": "screen.save",
    "^O": "screen.load",
    "^D": "screen.draw",
    "^R": "screen.resign",
    "n": "screen.new",
    "F2": "app.switch_theme",
    "q": "screen.leave",
}
"""What a click on a key in the last line does."""

WARNING = 10
"""So many seconds before the end the clock warns."""


class TableScreen(Screen[None]):
    """One game on the screen; a subclass draws it and turns keys and clicks into moves."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("ctrl+o", "load", show=False),
        Binding("ctrl+r", "resign", show=False),
        Binding("ctrl+d", "draw", show=False),
        Binding("n", "new", show=False),
        Binding("f1,question_mark", "rules", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, table: Table, language: Language) -> None:
        """Show a table in a language."""
        super().__init__()
        self.table = table
        self.language = language
        self.viewer: Seat | None = None
        """The seat whose view is on the screen; None for what everybody may see."""
        self._clock_seat: Seat | None = None
        self._deadline: float | None = None
        self._generation = 0

    # What a subclass adds.

    def compose_felt(self) -> Iterable[Any]:
        """Yield the widgets of the table."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Name boxes and buttons in the language of the screen."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw the position as the viewer may see it."""
        raise NotImplementedError

    def reset_choice(self) -> None:
        """Forget what was chosen but not played."""
        raise NotImplementedError

    def instruction(self) -> str:
        """Return what the seat to move has to do now."""
        raise NotImplementedError

    def result(self, outcome: Outcome) -> str:
        """Return how the game ended."""
        raise NotImplementedError

    def remark(self, before: AnyPosition, move: Any) -> str:
        """Return what to tell everybody of a move that was just made; empty for nothing."""
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
        """Begin."""
        self.prepare()
        self.set_interval(0.2, self.tick)
        self.proceed()

    def text(self, message_id: str, **arguments: Any) -> str:
        """Return a text in the language of the screen."""
        return self.language.text(message_id, **arguments)

    def seat_name(self, seat: Seat) -> str:
        """Return the name of who sits in a seat."""
        return self.table.player(seat).name

    @property
    def view(self) -> AnyPosition:
        """The position as the viewer may know it."""
        return self.table.view(self.viewer)

    @property
    def is_my_turn(self) -> bool:
        """Whether the person before the screen is to move."""
        seat = self.table.match.seat
        return seat is not None and seat == self.viewer and not self.table.is_bots_turn

    def say(self, message: str) -> None:
        """Show a message until the next one."""
        self.query_one("#message", Static).update(message)

    def play(self, move: Any) -> None:
        """Play a move of the person before the screen."""
        if not self.is_my_turn:
            return
        try:
            self._make(lambda: self.table.match.play(move, self.viewer))
        except GameError as error:
            self.say(str(error))

    def proceed(self) -> None:
        """Go on with whoever is to move, or show the end."""
        table, seat = self.table, self.table.match.seat
        self._generation += 1
        self.reset_choice()
        if table.has_secrets and (seat is None or seat != self.viewer):
            self.viewer = None
        elif len(table.people) == 1:
            self.viewer = table.people[0]
        elif not table.has_secrets and seat in table.people:
            self.viewer = seat
        self._wind_clock(seat)
        self.show()
        if table.is_bots_turn:
            generation = self._generation
            self.set_timer(BOT_PAUSE, lambda: self._move_bot(generation))
        elif seat is not None and self.viewer is None and table.people:
            self._draw_curtain(seat)

    def show(self) -> None:
        """Bring everything on the screen up to date."""
        match = self.table.match
        game = match.setup.game
        title = f"{self.text(f'play-title-{game.name}')}  {game.format_rules(match.setup.rules)}"
        self.query_one("#title", Static).update(title)
        outcome = match.outcome
        prompt = self.result(outcome) if outcome else self._prompt()
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#keys", Static).update(self._keys())
        self._show_clock()
        self.draw()

    def verdict(self, outcome: Outcome) -> str:
        """Return who won and why, in a sentence."""
        if outcome.winner is None:
            return self.text(f"play-drawn-{outcome.reason.replace(' ', '-')}")
        return self.text(f"play-won-{outcome.reason}", name=self.seat_name(outcome.winner))

    def history(self, lines: int) -> str:
        """Return the latest turns in notation with their seats, the latest last."""
        game, turns = self.table.match.setup.game, self.table.match.turns()
        rows = [
            f"{number:>3} ({seat}) {game.format_turn(moves)}"
            for number, (seat, moves) in enumerate(turns, 1)
        ]
        return "\n".join(rows[-lines:])

    # Actions.

    def action_undo(self) -> None:
        """Take the person's latest move back."""
        if not self.table.can_undo:
            self.say(self.text("play-no-undo"))
            return
        self.table.undo()
        self._clock_seat = None
        self.say(self.text("play-undone"))
        self.proceed()

    def action_save(self) -> None:
        """Ask for a file and write the game to it."""
        name = (
            f"{self.table.match.setup.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.txt"
        )

        def save(path: str | None) -> None:
            if not path:
                return
            try:
                save_table(self.table, Path(path).expanduser())
                self.say(self.text("play-saved", file=path))
            except OSError as error:
                self.say(self.text("play-not-saved", file=path, why=error.strerror or str(error)))

        self.app.push_screen(AskFile(self.text("play-save-as"), name), save)

    def action_load(self) -> None:
        """Ask for a file and go on with the game in it."""

        def load(path: str | None) -> None:
            if not path:
                return
            try:
                table = load_table(Path(path).expanduser(), self.table.random)
            except (OSError, GameError) as error:
                why = (error.strerror if isinstance(error, OSError) else None) or str(error)
                self.say(self.text("play-not-loaded", file=path, why=why))
                return
            self.app.open_table(table)  # type: ignore[attr-defined]

        self.app.push_screen(AskFile(self.text("play-load-from"), ""), load)

    def action_resign(self) -> None:
        """Let the person before the screen leave the game, if sure."""
        seat = self.viewer
        if seat is None or self.table.match.outcome:
            return
        question = self.text("play-ask-resign", name=self.seat_name(seat))
        self._ask(question, lambda: self._make(lambda: self.table.match.resign(seat)))

    def action_draw(self) -> None:
        """End the game as a draw, if all the people agree."""
        if self.table.match.outcome:
            return
        if len(self.table.people) < self.table.match.setup.seats:
            self.say(self.text("play-no-draw"))
            return
        self._ask(self.text("play-ask-draw"), lambda: self._make(self.table.match.agree_draw))

    def action_new(self) -> None:
        """Begin the next game with the same players, if sure."""

        def begin() -> None:
            self.app.open_table(self.table.rematch())  # type: ignore[attr-defined]

        if self.table.match.outcome:
            begin()
        else:
            self._ask(self.text("play-ask-new"), begin)

    def action_rules(self) -> None:
        """Show the rules without leaving the game."""
        game = self.table.match.setup.game.name
        self.app.push_screen(Reader(rules_text(self.language, game), self.text("play-close")))

    def action_leave(self) -> None:
        """Leave, if sure."""
        if self.table.match.outcome or not self.table.match.events:
            self.app.exit()
        else:
            self._ask(self.text("play-ask-quit"), self.app.exit)

    # Within.

    def _make(self, change: Any) -> None:
        """Change the match, tell what happened, and go on."""
        match = self.table.match
        before = match.position
        change()
        event = match.events[-1]
        self.say(self._event_remark(before, event))
        self.proceed()

    def _event_remark(self, before: AnyPosition, event: Any) -> str:
        if isinstance(event, Departure):
            key = "play-time-out" if event.reason is Reason.TIME else "play-resigned"
            return self.text(key, name=self.seat_name(event.seat))
        return "" if isinstance(event, Agreement) else self.remark(before, event)

    def _move_bot(self, generation: int) -> None:
        # An undo or a new game in the meantime makes a waiting move stale.
        if generation == self._generation and self.table.is_bots_turn:
            self._make(self.table.move_bot)

    def _draw_curtain(self, seat: Seat) -> None:
        def lift(_: object) -> None:
            self.viewer = seat
            self._clock_seat = None
            self._wind_clock(seat)
            self.reset_choice()
            self.show()

        self._deadline = None
        question = self.text("play-curtain", name=self.seat_name(seat))
        button = self.text("play-curtain-lift", name=self.seat_name(seat))
        self.app.push_screen(Curtain(question, button), lift)

    def _ask(self, question: str, then: Any) -> None:
        def answer(is_yes: bool | None) -> None:
            if is_yes:
                then()

        self.app.push_screen(Ask(question, self.text("play-yes"), self.text("play-no")), answer)

    def _prompt(self) -> str:
        seat = self.table.match.seat
        assert seat is not None
        if self.is_my_turn:
            return f"{self.seat_name(seat)}: {self.instruction()}"
        return self.text("play-waiting", name=self.seat_name(seat))

    def _keys(self) -> Content:
        moves = Content(f"{self.keys()}\n" if self.is_my_turn else "")
        common = self.text("play-keys-over" if self.table.match.outcome else "play-keys")
        return moves + Content("  ").join(map(_clickable, common.split("  ")))

    def _wind_clock(self, seat: Seat | None) -> None:
        seconds = self.table.match.setup.rules.seconds
        if seat is None or seconds is None:
            self._deadline = None
        elif seat != self._clock_seat:
            self._deadline = monotonic() + seconds
        self._clock_seat = seat

    def tick(self) -> None:
        """Show the time that is left, and apply its running out."""
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
        left = max(0, round(self._deadline - monotonic() + 0.49))
        clock.update(f"{left // 60}:{left % 60:02}")
        clock.set_class(left <= WARNING, "warning")


def _clickable(item: str) -> Content:
    """Return a key with its meaning, such as `u undo`, as something to click."""
    key = item.split(" ")[0]
    return Content(item).stylize(Style.from_meta({"@click": ACTIONS[key]}))
