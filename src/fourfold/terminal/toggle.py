"""Check boxes and radio buttons that show their state without colour."""

from textual.content import Content
from textual.widgets import Checkbox, RadioButton


class Box(Checkbox):
    """A check box that is empty while off."""

    def render(self) -> Content:
        """Show the state by the character inside."""
        self.BUTTON_INNER = "X" if self.value else " "
        return super().render()


class Choice(RadioButton):
    """A radio button that is empty while off."""

    def render(self) -> Content:
        """Show the state by the character inside."""
        self.BUTTON_INNER = "●" if self.value else " "
        return super().render()
