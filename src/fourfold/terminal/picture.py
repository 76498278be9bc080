"""A widget that shows a canvas and reports clicks on its areas."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from fourfold.terminal.canvas import Canvas


class Picture(Widget):
    """A widget the size of its canvas."""

    DEFAULT_CSS = "Picture { width: auto; height: auto; }"

    class Clicked(Message):
        """The user clicked a target."""

        def __init__(self, picture: "Picture", target: object) -> None:
            """Remember the picture and the target."""
            super().__init__()
            self.picture = picture
            self.target = target

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's name
        """Start with nothing drawn."""
        super().__init__(id=id)
        self.drawing = Canvas(0, 0)

    def show(self, drawing: Canvas) -> None:
        """Show another canvas."""
        self.drawing = drawing
        self.refresh(layout=True)

    def render(self) -> Text:
        """Return what Textual draws."""
        drawing = self.drawing.text()
        drawing.no_wrap, drawing.overflow = True, "crop"
        return drawing

    def on_click(self, event: events.Click) -> None:
        """Post the clicked target to the screen."""
        offset = event.get_content_offset(self)
        target = self.drawing.target_at(offset.x, offset.y) if offset else None
        if target is not None:
            self.post_message(self.Clicked(self, target))
