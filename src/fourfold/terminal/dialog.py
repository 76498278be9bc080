"""Modal dialogs: a question, a file name, a text to read, the curtain."""

from typing import Any, ClassVar, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

ResultT = TypeVar("ResultT")


class Dialog(ModalScreen[ResultT]):
    """A modal screen that ignores a second close: another key press may already be queued."""

    _is_closed = False

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close with a result; if already closed, don't close the screen below."""
        if self._is_closed:
            return AwaitComplete()
        self._is_closed = True
        return super().dismiss(result)


class Ask(Dialog[bool]):
    """A yes-no question."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(False)", show=False)]

    def __init__(self, question: str, yes: str, no: str) -> None:
        """Ask a question with these two answers."""
        super().__init__()
        self.question, self.yes, self.no = question, yes, no
        # y and n work in every language, besides the first letters of its own words.
        self._answers = {"y": True, "n": False, _first(yes): True, _first(no): False}

    def compose(self) -> ComposeResult:
        """Lay out question and answers."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(_with_key(self.yes), id="yes", variant="primary")
                yield Button(_with_key(self.no), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: events.Key) -> None:
        """Answer by the first letter of an answer."""
        answer = self._answers.get((event.character or "").lower())
        if answer is not None:
            event.stop()
            self.dismiss(answer)


class AskFile(Dialog[str]):
    """Asks for a file name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, suggestion: str) -> None:
        """Ask with an editable suggestion."""
        super().__init__()
        self.question, self.suggestion = question, suggestion

    def compose(self) -> ComposeResult:
        """Lay out the question and the input field."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            yield Input(self.suggestion)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer."""
        self.dismiss(event.value.strip())


class Curtain(Dialog[None]):
    """Hides the table while players swap places at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, question: str, lift: str) -> None:
        """Say who is next, and how to lift the curtain."""
        super().__init__()
        self.question, self.lift = question, lift

    def compose(self) -> ComposeResult:
        """Lay out the message and the button."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            yield Button(self.lift, variant="primary")

    def on_button_pressed(self) -> None:
        """Lift the curtain."""
        self.dismiss()


class Reader(Dialog[None]):
    """A long text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,enter", "dismiss", show=False),
    ]

    def __init__(self, text: str, close: str) -> None:
        """Show a text, and say how to close it."""
        super().__init__()
        self.text, self.close_hint = text, close

    def compose(self) -> ComposeResult:
        """Lay out the text and the hint."""
        with Vertical(classes="reader"):
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield Static(self.close_hint, classes="hint")


def _first(answer: str) -> str:
    """Return an answer's key."""
    return answer[0].lower()


def _with_key(answer: str) -> Content:
    """Underline an answer's key."""
    return Content(answer).stylize("underline", 0, 1)


def close_dialogs(app: App[Any]) -> None:  # Any: its return type
    """Close all dialogs without an answer, except a curtain."""
    while isinstance(app.screen, Ask | AskFile | Reader):
        app.pop_screen()
