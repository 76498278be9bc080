"""Boxes and buttons to be switched that show their state without colour."""

from textual.content import Content
from textual.widgets import Checkbox, RadioButton


class Box(Checkbox):
    """A check box: empty while it is off."""

    def render(self) -> Content:
        """Show the state by the character inside."""
        self.BUTTON_INNER = "X" if self.value else " "
        return super().render()


class Choice(RadioButton):
    """A button of which one in a set is on: empty while it is off."""

    def render(self) -> Content:
        """Show the state by the character inside."""
        self.BUTTON_INNER = "●" if self.value else " "
        return super().render()
