"""A player: chooses among the server's legal moves, one action at a time."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fourfold.server.phrase import PHRASES
from fourfold.server.refusal import TRANSIENT
from tests.server.load.complaint import Law
from tests.server.load.endpoint import Endpoint
from tests.server.load.journal import Sent
from tests.server.load.viewer import Viewer

if TYPE_CHECKING:
    from tests.server.load.crowd import Crowd

MAX_PHRASES = 20
"""Phrases per game: a server accepts a few dozen."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How often players are impolite, each habit as a share of their actions."""

    repeat: float = 0.0
    """Send the action twice at once."""
    lag: float = 0.0
    """Send a move as if the previous one had not been seen: it must be refused."""
    talk: float = 0.0
    """Say something instead."""
    resign: float = 0.0
    """Resign instead."""
    is_patient: bool = True
    """Wait as long as the server says after a refusal."""


class Player(Viewer):
    """A player in a seat; the crowd says when to act."""

    def __init__(self, crowd: "Crowd", server: Endpoint, game: str, cookie: str | None) -> None:
        super().__init__(crowd, server, game, cookie)
        self.is_queued = False
        """Whether the crowd knows that it could act."""
        self._pending: Sent | None = None
        """The action awaiting its answer."""
        self._is_held = False
        """Whether the pending action was temporarily refused, and may be resent."""
        self._said = 0

    @property
    def is_waiting(self) -> bool:
        """Whether an action has no final answer yet."""
        return self._pending is not None and not self.is_gone

    @property
    def can_act(self) -> bool:
        """Whether it could send something now."""
        if not self.is_watching:
            return False
        if self._pending is not None:
            return self._is_held
        return bool(self.state["legal"]) or self._wants_rematch

    @property
    def _wants_rematch(self) -> bool:
        is_over = self.state["status"] == "over" and self.state["next"] is None
        return is_over and self.seat not in self.state["rematch_offers"]

    def act(self) -> None:
        """Send an action, or resend the temporarily refused one."""
        if self._pending is None:
            self._pending = self._plan(self.crowd.habits)
        self._is_held = False
        self._send(self._pending, 1 + (self.crowd.random.random() < self.crowd.habits.repeat))

    def push(self) -> bool:
        """Send a move even if another may be pending; return whether there was one to send."""
        if not self.is_watching or not self.state["legal"]:
            return False
        self._send(self._plan(Habits()), 1)
        return True

    def heard(self) -> None:
        self.crowd.queue(self)

    def returned(self) -> None:
        # Its outcome is unknown: resending the same id is safe.
        if self._pending is not None:
            if self._pending.game == self.game:
                self._is_held = False
                self._send(self._pending, 1)
            else:
                self._pending = None

    def saw(self, version: int, event: dict[str, Any]) -> None:
        """Do nothing: only spectators' times are measured."""

    def answered(self, message: dict[str, Any]) -> None:
        sent = self.journal.actions.get(message["id"])
        now = self.crowd.now()
        if sent is None:
            self.journal.complain(
                Law.SHOWN, self.game, f"an answer to an unknown action: {message}"
            )
            return
        if message["type"] == "accepted":
            if not sent.is_answered:
                self.crowd.accepted(self.server, sent, message["version"], now)
            self.journal.accept(sent, message["version"])
        else:
            self.crowd.refused(message["code"], now)
            if message["code"] in TRANSIENT:
                self._hold(sent, message["wait"] or 0.0)
                return
            self.journal.refuse(sent, message["code"])
        if sent is self._pending:
            self._pending = None
            self.crowd.queue(self)

    def _hold(self, sent: Sent, seconds: float) -> None:
        if sent is not self._pending:
            return
        delay = seconds if self.crowd.habits.is_patient else 0.0
        asyncio.get_running_loop().call_later(delay, self._release, sent)

    def _release(self, sent: Sent) -> None:
        if sent is self._pending:
            self._is_held = True
            self.crowd.queue(self)

    def _plan(self, habits: Habits) -> Sent:
        assert self.seat is not None, "only a seat's holder acts"
        random, version = self.crowd.random, self.version
        if not self.state["legal"]:
            return self.journal.plan(self.game, self.seat, version, {"kind": "rematch"})
        if random.random() < habits.talk and self._said < MAX_PHRASES:
            self._said += 1
            action = {"kind": "say", "phrase": PHRASES[0]}
        elif random.random() < habits.resign:
            action = {"kind": "resign"}
        else:
            legal = self.state["legal"]
            # Old servers, with which `make bench-against` compares, list moves as text.
            move = random.choice(legal if isinstance(legal, list) else legal["moves"])
            action = {"kind": "move", "move": move if isinstance(move, str) else move["text"]}
            if random.random() < habits.lag:
                version = self.play_version - 1
        return self.journal.plan(self.game, self.seat, version, action)

    def _send(self, sent: Sent, times: int) -> None:
        sent.sent_at = self.crowd.now()
        message = {
            "type": "act",
            "id": sent.id,
            "version": sent.version,
            "action": sent.action,
        }
        for _ in range(times):
            self.crowd.sent += 1
            self.send(message)

    def follow_rematch(self, game: str) -> None:
        super().follow_rematch(game)
        self._said = 0
