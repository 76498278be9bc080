"""The part of the start screen that asks for the rules; one subclass per game."""

from collections.abc import Mapping
from typing import ClassVar

from textual.containers import Vertical
from textual.widgets import Checkbox, RadioSet

from fourfold.games.game import Rules
from fourfold.language import Language
from fourfold.terminal.toggle import Box, Choice

Choices = Mapping[str, bool | str]
"""The choices on the start screen: the state of toggles and lists by id."""


class RulesForm(Vertical):
    """The choices that make up one game's rule set."""

    defaults: ClassVar[tuple[str, ...]] = ()
    """The ids chosen by default."""

    complaint: ClassVar[str] = ""
    """The id of the message to show when `rules` raises `GameError`."""

    def __init__(self, language: Language, choices: Choices, id: str) -> None:  # noqa: A002 - Textual's name
        """Ask in a language, starting from earlier choices."""
        super().__init__(id=id, classes="rules")
        self.text = language.text
        self.choices = choices

    def rules(self, seconds: int | None) -> Rules:
        """Return the chosen rule set with this time per turn, which another form asks for.

        Raise `GameError` if the choices are invalid.
        """
        raise NotImplementedError

    def button(self, label: str, key: str) -> Choice:
        """Return a radio button, on if it was chosen before."""
        return Choice(label, value=bool(self.choices.get(key, False)), id=key)

    def box(self, label: str, key: str) -> Box:
        """Return a check box, on if it was chosen before."""
        return Box(label, value=bool(self.choices.get(key, False)), id=key)

    def is_checked(self, box: str) -> bool:
        """Return whether a box is on."""
        return self.query_one(f"#{box}", Checkbox).value

    def chosen(self, radio_set: str) -> str:
        """Return the id of the button that is on."""
        button = self.query_one(f"#{radio_set}", RadioSet).pressed_button
        assert button is not None
        assert button.id is not None
        return button.id
