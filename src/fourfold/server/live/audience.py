"""Those who watch a room over a connection."""

from collections.abc import Callable
from typing import Protocol

from fourfold.server.refusal import Refusal
from fourfold.server.room.viewer import Viewer


class Listener(Protocol):
    """A connection through which somebody watches."""

    viewer: Viewer

    def send(self, text: str) -> None:
        """Send a message some time soon, in the order of the calls; never waits, never raises."""

    def refuse(self, refusal: Refusal) -> None:
        """Close, with a last message that says why; never waits, never raises."""


class Audience:
    """The listeners of one room."""

    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        """Let a listener hear what happens from now on."""
        self._listeners[listener] = None

    def remove(self, listener: Listener) -> None:
        """Let a listener go."""
        self._listeners.pop(listener, None)

    def tell(self, message: Callable[[Viewer], str]) -> None:
        """Send to each listener what its viewer may know; made once for all who may know the same.

        What a viewer may know depends on the seat and its holder alone.
        """
        texts: dict[Viewer, str] = {}
        for listener in list(self._listeners):
            viewer = listener.viewer
            if viewer not in texts:
                texts[viewer] = message(viewer)
            listener.send(texts[viewer])

    def dismiss(self, refusal: Refusal) -> None:
        """Let all listeners go, each with a last message that says why."""
        listeners, self._listeners = self._listeners, {}
        for listener in listeners:
            listener.refuse(refusal)

    def presence(self, seat_of: Callable[[Viewer], int | None]) -> tuple[tuple[int, ...], int]:
        """Return the seats whose holders are at this process, and the number of spectators here.

        `seat_of` says which seat a viewer holds now.
        """
        seats = [seat_of(listener.viewer) for listener in self._listeners]
        present = {seat for seat in seats if seat is not None}
        return tuple(sorted(present)), seats.count(None)
