"""Rate limits that tell a classroom from an attacker: each guest has a budget, and each address.

A guest is known by a cookie that this server signed. Whoever has none, or a forged one, shares the
smaller budget of the newcomers at the address, so that nobody without a cookie can use up what the
guests there need.
"""

from dataclasses import dataclass
from typing import Self

from starlette.requests import HTTPConnection
from starlette.types import Scope

from fourfold.server.config import Limits
from fourfold.server.http.address import Shares, find_host, find_shares
from fourfold.server.http.identity import signed_guest
from fourfold.server.live.hall import Hall
from fourfold.server.quota import Quota
from fourfold.server.refusal import Code, Refusal


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, as the limits count."""

    shares: Shares
    """The networks for which they count."""

    guest: str | None
    """None for a newcomer."""

    @classmethod
    def of(cls, hall: Hall, scope: Scope) -> Self:
        """Return who sends a request or opens a socket."""
        shares = find_shares(find_host(scope))
        return cls(shares, signed_guest(hall, HTTPConnection(scope).cookies))


class Budget:
    """How often people may ask for one kind of thing."""

    def __init__(
        self,
        what: str,
        *,
        guest: Quota,
        newcomers: Quota,
        address: Quota,
        address_code: Code,
    ) -> None:
        """Take what is counted, in the plural, and which code tells that an address is at fault."""
        self._what = what
        self._guest = guest
        self._newcomers = newcomers
        self._address = address
        self._address_code = address_code

    def spend(self, asker: Asker, now: float) -> None:
        """Count a request; raise `Refusal` with the time to wait where there were too many."""
        if asker.guest is not None:
            own, code, whose = self._guest.take(asker.guest, now), Code.TOO_MANY_REQUESTS, "you"
        else:
            own, code = self._newcomers.take_all(asker.shares, now), self._address_code
            whose = "newcomers at this address"
        self._check(own, code, whose)
        wait = self._address.take_all(asker.shares, now)
        self._check(wait, self._address_code, "this address")

    def _check(self, wait: float, code: Code, whose: str) -> None:
        if wait:
            raise Refusal(code, f"too many {self._what} from {whose}", wait=wait)


def request_budget(limits: Limits) -> Budget:
    """Return the budget of requests that are more than a file."""
    return Budget(
        "requests",
        guest=Quota(limits.guest_requests_per_second, limits.guest_request_burst),
        newcomers=Quota(limits.newcomer_requests_per_second, limits.newcomer_request_burst),
        address=Quota(limits.address_requests_per_second, limits.address_request_burst),
        address_code=Code.ADDRESS_BUSY,
    )


def room_budget(limits: Limits) -> Budget:
    """Return the budget of rooms that are opened."""
    return Budget(
        "new rooms",
        guest=Quota(limits.guest_rooms_per_minute / 60, limits.guest_room_burst),
        newcomers=Quota(limits.newcomer_rooms_per_minute / 60, limits.newcomer_room_burst),
        address=Quota(limits.address_rooms_per_minute / 60, limits.address_room_burst),
        address_code=Code.ADDRESS_ROOMS,
    )
