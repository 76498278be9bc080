"""Bounds on concurrent actions and seeks, so that no client's take everybody's slots."""

from collections.abc import Iterator
from contextlib import contextmanager

from fourfold.server.config import Limits
from fourfold.server.http.address import Shares
from fourfold.server.http.budget import Client
from fourfold.server.http.headcount import Headcount
from fourfold.server.refusal import Code, Refusal

RETRY_SECONDS = 1.0


class ActionSlots:
    """Counts running actions, or seeks, per guest and per address.

    `actions_at_once` bounds the actions of all games together. An action may wait for its room's
    lock meanwhile, so a single room could hold all of them; a seek waits for its turn.
    """

    def __init__(self, limits: Limits, what: str = "actions") -> None:
        """Start with none; `what` names them."""
        self._what = what
        self._max_per_guest = limits.actions_per_guest
        self._max_per_address = limits.actions_per_address
        self._guests, self._addresses = Headcount(), Headcount()

    @contextmanager
    def hold(self, client: Client) -> Iterator[None]:
        """Count an action while it runs; raise `Refusal` if the client has too many."""
        own: Shares = {} if client.guest is None else {client.guest: 1.0}
        self._check(self._guests.count(own), self._max_per_guest, Code.TOO_MANY_REQUESTS, "you")
        running = self._addresses.count(client.shares)
        self._check(running, self._max_per_address, Code.ADDRESS_BUSY, "this address")
        self._guests.add(own)
        self._addresses.add(client.shares)
        try:
            yield
        finally:
            self._guests.remove(own)
            self._addresses.remove(client.shares)

    def _check(self, running: float, limit: int, code: Code, whose: str) -> None:
        if limit and running >= limit:
            detail = f"too many concurrent {self._what} from {whose}"
            raise Refusal(code, detail, wait=RETRY_SECONDS)
