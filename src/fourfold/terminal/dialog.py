"""The small screens over a game: a question, a file name, a text to read, the curtain."""

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
    """A screen over another one, which closes once: a second key can be on its way already."""

    _is_closed = False

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close with a result; not what lies below, if that was done already."""
        if self._is_closed:
            return AwaitComplete()
        self._is_closed = True
        return super().dismiss(result)


class Ask(Dialog[bool]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(False)", show=False)]

    def __init__(self, question: str, yes: str, no: str) -> None:
        """Ask a question with these two answers."""
        super().__init__()
        self.question, self.yes, self.no = question, yes, no
        # Fingers that know y and n find them in every language, beside its own first letters.
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
        """Answer with the first letter of a word."""
        answer = self._answers.get((event.character or "").lower())
        if answer is not None:
            event.stop()
            self.dismiss(answer)


class AskFile(Dialog[str]):
    """Asks for the name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, suggestion: str) -> None:
        """Ask with a suggestion to be edited."""
        super().__init__()
        self.question, self.suggestion = question, suggestion

    def compose(self) -> ComposeResult:
        """Lay out question and field."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            yield Input(self.suggestion)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer."""
        self.dismiss(event.value.strip())


class Curtain(Dialog[None]):
    """Hides the table while the screen goes from one player to the next."""

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
    """Return the key of an answer."""
    return answer[0].lower()


def _with_key(answer: str) -> Content:
    """Underline the letter that is the key of an answer."""
    return Content(answer).stylize("underline", 0, 1)


def close_dialogs(app: App[Any]) -> None:  # Any: whatever it returns when it ends
    """Take every dialog off the screen, unanswered; a curtain stays."""
    while isinstance(app.screen, Ask | AskFile | Reader):
        app.pop_screen()
