"""A part of a rules form that asks how long a turn may last."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Select, Static

from fourfold.games.game import MAX_TURN_SECONDS, MIN_TURN_SECONDS, GameError
from fourfold.language import Language
from fourfold.terminal.rules_form import Choices

MINUTE_SECONDS = 60

NO_LIMIT, MINUTE, OTHER = "none", "minute", "other"
"""The values of the list: no limit, the printed one, or what the field beside it says."""


class TimeError(GameError):
    """A time for a turn that no rules allow."""


class TimeForm(Vertical):
    """No limit, the printed minute, or any number of seconds."""

    def __init__(self, language: Language, choices: Choices, game: str) -> None:
        """Ask in a language, with what was chosen before."""
        super().__init__(id=f"{game}-clock", classes="rules close")
        self.language, self.choices, self.game = language, choices, game

    def compose(self) -> ComposeResult:
        """Lay out the list and the field."""
        text = self.language.text
        yield Static(text("start-time"), classes="label")
        with Horizontal(classes="time"):
            yield Select(
                [
                    (text("start-no-limit"), NO_LIMIT),
                    (text("start-one-minute"), MINUTE),
                    (text("start-seconds"), OTHER),
                ],
                value=str(self.choices.get(f"{self.game}-time", NO_LIMIT)),
                allow_blank=False,
                compact=True,
                id=f"{self.game}-time",
            )
            yield Input(
                str(self.choices.get(f"{self.game}-seconds", MINUTE_SECONDS)),
                type="integer",
                max_length=len(str(MAX_TURN_SECONDS)),
                compact=True,
                id=f"{self.game}-seconds",
            )

    def on_mount(self) -> None:
        """Show the field where it counts."""
        self._show_field()

    def on_select_changed(self) -> None:
        """Show the field where it counts."""
        self._show_field()

    def seconds(self) -> int | None:
        """Return the time for a turn; None for no limit. Raise `TimeError` for a bad number."""
        match self._select.value:
            case "none":
                return None
            case "minute":
                return MINUTE_SECONDS
            case _:
                typed = self._field.value
        # Digits alone: the field takes a sign as well.
        seconds = int(typed) if typed.isdecimal() else 0
        if not MIN_TURN_SECONDS <= seconds <= MAX_TURN_SECONDS:
            raise TimeError(f"{typed!r} is no number of seconds for a turn")
        return seconds

    def note(self) -> str:
        """Return the house rule that goes with a limit; empty without one."""
        return "" if self._select.value == NO_LIMIT else self.language.text("play-time-house")

    def _show_field(self) -> None:
        """Keep the field's place, whether it shows or not."""
        self._field.visible = self._select.value == OTHER

    @property
    def _select(self) -> Select[str]:
        return self.query_one(f"#{self.game}-time", Select)

    @property
    def _field(self) -> Input:
        return self.query_one(f"#{self.game}-seconds", Input)
