"""The part of the start screen that asks for the time per turn."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Select, Static

from fourfold.games.game import MAX_TURN_SECONDS, MIN_TURN_SECONDS, GameError
from fourfold.language import Language
from fourfold.terminal.rules_form import Choices

MINUTE_SECONDS = 60

NO_LIMIT, MINUTE, OTHER = "none", "minute", "other"
"""The values of the list: no limit, the printed limit, or the one in the input field."""


class TimeError(GameError):
    """Raised for an invalid time per turn."""


class TimeForm(Vertical):
    """No limit, the printed minute, or any number of seconds."""

    def __init__(self, language: Language, choices: Choices, game: str) -> None:
        """Ask in a language, starting from earlier choices."""
        super().__init__(id=f"{game}-clock", classes="rules close")
        self.language, self.choices, self.game = language, choices, game

    def compose(self) -> ComposeResult:
        """Lay out the list and the input field."""
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
        """Show the input field only if it is used."""
        self._show_field()

    def on_select_changed(self) -> None:
        """Show the input field only if it is used."""
        self._show_field()

    def seconds(self) -> int | None:
        """Return the time per turn; None for no limit. Raise `TimeError` for a bad number."""
        match self._select.value:
            case "none":
                return None
            case "minute":
                return MINUTE_SECONDS
            case _:
                typed = self._field.value
        # Digits only: the input field accepts a sign too.
        seconds = int(typed) if typed.isdecimal() else 0
        if not MIN_TURN_SECONDS <= seconds <= MAX_TURN_SECONDS:
            raise TimeError(f"{typed!r} is not a valid number of seconds")
        return seconds

    def note(self) -> str:
        """Return the house rule that comes with a limit; empty without one."""
        return "" if self._select.value == NO_LIMIT else self.language.text("play-time-house")

    def _show_field(self) -> None:
        """Show or hide the input field, keeping its space."""
        self._field.visible = self._select.value == OTHER

    @property
    def _select(self) -> Select[str]:
        return self.query_one(f"#{self.game}-time", Select)

    @property
    def _field(self) -> Input:
        return self.query_one(f"#{self.game}-seconds", Input)
