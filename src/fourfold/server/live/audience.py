"""The subscribers of a room: connections through which people watch it."""

from collections.abc import Callable
from typing import Protocol

from fourfold.server.refusal import Refusal
from fourfold.server.room.viewer import Viewer


class Listener(Protocol):
    """A viewer's connection."""

    viewer: Viewer

    def send(self, text: str) -> None:
        """Queue a message, in call order; never blocks, never raises."""

    def refuse(self, refusal: Refusal) -> None:
        """Close after a last message with the reason; never blocks, never raises."""


class Audience:
    """The listeners of one room."""

    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        """Subscribe a listener."""
        self._listeners[listener] = None

    def remove(self, listener: Listener) -> None:
        """Unsubscribe a listener."""
        self._listeners.pop(listener, None)

    def broadcast(self, message: Callable[[Viewer], str]) -> None:
        """Send each listener the message for its viewer, built once per distinct viewer."""
        texts: dict[Viewer, str] = {}
        for listener in list(self._listeners):
            viewer = listener.viewer
            text = texts.get(viewer)
            if text is None:
                text = texts[viewer] = message(viewer)
            listener.send(text)

    def close(self, refusal: Refusal) -> None:
        """Remove and close all listeners, with the reason as their last message."""
        listeners, self._listeners = self._listeners, {}
        for listener in listeners:
            listener.refuse(refusal)

    def presence(self, seat_of: Callable[[Viewer], int | None]) -> tuple[tuple[int, ...], int]:
        """Return the seats watched through this process, and its number of spectators.

        `seat_of` returns the seat that a viewer holds now.
        """
        seats = [seat_of(listener.viewer) for listener in self._listeners]
        present = {seat for seat in seats if seat is not None}
        return tuple(sorted(present)), seats.count(None)
