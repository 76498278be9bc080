"""Everything that a run's clients sent and received, to compare with the log later."""

from collections import Counter
from dataclasses import dataclass
from itertools import count
from secrets import token_hex
from typing import Any

from tests.server.load.complaint import Complaint, Law


@dataclass(slots=True)
class Sent:
    """An action that a player has sent, at least once."""

    id: str
    game: str
    seat: int
    version: int
    """The version it answers, according to the player."""
    action: dict[str, Any]
    sent_at: float = 0.0
    accepted: int | None = None
    """The version that the server acknowledged."""
    refused: str | None = None
    """The code of a final refusal."""

    @property
    def is_answered(self) -> bool:
        return self.accepted is not None or self.refused is not None


class Journal:
    """Actions by id, entries by game and version, and immediate complaints."""

    def __init__(self) -> None:
        self.actions: dict[str, Sent] = {}
        self.entries: dict[str, dict[int, tuple[str, dict[str, Any]]]] = {}
        """What viewers received: the time and event of each version of each game."""
        self.complaints: list[Complaint] = []
        self.ends: Counter[str] = Counter()
        """Why connections ended unexpectedly."""
        # Two runs on one database must not send the same ids.
        self.run = token_hex(4)
        """The prefix of this run's ids."""
        self._numbers = count(1)

    def plan(self, game: str, seat: int, version: int, action: dict[str, Any]) -> Sent:
        """Return an action to send, with a unique id."""
        sent = Sent(f"{self.run}-{next(self._numbers)}", game, seat, version, action)
        self.actions[sent.id] = sent
        return sent

    def accept(self, sent: Sent, version: int) -> None:
        """Record an acknowledgement; every further one must say the same."""
        if sent.refused is not None:
            self.complain(Law.REFUSED, sent.game, f"{sent.id} was refused, then accepted")
        if sent.accepted not in (None, version):
            self.complain(
                Law.KEPT, sent.game, f"{sent.id} accepted as {sent.accepted}, then as {version}"
            )
        sent.accepted = version

    def refuse(self, sent: Sent, code: str) -> None:
        """Record a final refusal."""
        if sent.accepted is not None:
            self.complain(Law.KEPT, sent.game, f"{sent.id} was accepted, then refused: {code}")
        sent.refused = code

    def record(self, game: str, version: int, at: str, event: dict[str, Any]) -> None:
        """Record what a viewer received; all viewers of a game receive the same."""
        known = self.entries.setdefault(game, {}).setdefault(version, (at, event))
        if known != (at, event):
            self.complain(
                Law.TRUE, game, f"version {version} was sent as {known}, then as {(at, event)}"
            )

    def complain(self, law: Law, game: str, detail: str) -> None:
        """Record what is wrong."""
        self.complaints.append(Complaint(law, game, detail))
