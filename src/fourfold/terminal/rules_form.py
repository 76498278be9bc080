"""A part of the start screen that asks by which rules a game is played; a subclass for each."""

from collections.abc import Mapping
from typing import ClassVar

from textual.containers import Vertical
from textual.widgets import Checkbox, RadioSet

from fourfold.games.game import Rules
from fourfold.language import Language
from fourfold.terminal.toggle import Box, Choice

Choices = Mapping[str, bool | str]
"""What is chosen on the start screen: the state of toggles and lists by their ids."""


class RulesForm(Vertical):
    """The choices that make a rule set of one game."""

    defaults: ClassVar[tuple[str, ...]] = ()
    """The ids of what is chosen at first."""

    complaint: ClassVar[str] = ""
    """The message id of what to say where `rules` raises `GameError`."""

    def __init__(self, language: Language, choices: Choices, id: str) -> None:  # noqa: A002 - Textual's name
        """Ask in a language, with what was chosen before."""
        super().__init__(id=id, classes="rules")
        self.text = language.text
        self.choices = choices

    def rules(self, seconds: int | None) -> Rules:
        """Return the rule set that is chosen, with a time for a turn that is asked for elsewhere.

        Raise `GameError` where it is none.
        """
        raise NotImplementedError

    def button(self, label: str, key: str) -> Choice:
        """Return a button of a set, on if it was chosen before."""
        return Choice(label, value=bool(self.choices.get(key, False)), id=key)

    def box(self, label: str, key: str) -> Box:
        """Return a check box, on if it was chosen before."""
        return Box(label, value=bool(self.choices.get(key, False)), id=key)

    def is_checked(self, box: str) -> bool:
        """Tell whether a box is on."""
        return self.query_one(f"#{box}", Checkbox).value

    def chosen(self, radio_set: str) -> str:
        """Return the id of the button that is on."""
        button = self.query_one(f"#{radio_set}", RadioSet).pressed_button
        assert button is not None
        assert button.id is not None
        return button.id
