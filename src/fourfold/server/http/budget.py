"""Rate limits per guest and per address, which tell a classroom from an attacker.

Guests are identified by a cookie signed by this server. Clients without a valid one share the
smaller newcomer budget of their address, so they can't use up what the guests there need.
"""

from dataclasses import dataclass
from math import isinf
from typing import Self

from starlette.types import Scope

from fourfold.server.config import Limits
from fourfold.server.http.address import Shares, find_host, find_shares
from fourfold.server.http.identity import signed_guest
from fourfold.server.live.hall import Hall
from fourfold.server.quota import Quota, daily_quota
from fourfold.server.refusal import Code, Refusal


@dataclass(frozen=True, slots=True)
class Client:
    """A client, as the rate limits count it."""

    shares: Shares
    """The networks that it counts towards."""

    guest: str | None
    """None for a newcomer."""

    @classmethod
    def of(cls, hall: Hall, scope: Scope) -> Self:
        """Return the client that sends a request or opens a socket."""
        shares = find_shares(find_host(scope))
        return cls(shares, signed_guest(hall, scope))

    @property
    def site(self) -> str:
        """The address, or the IPv6 site."""
        return str(list(self.shares)[-1])


class Budget:
    """Rate limits for one kind of request."""

    def __init__(
        self,
        what: str,
        *,
        guest: Quota,
        newcomers: Quota,
        address: Quota,
        address_code: Code,
        daily: Quota | None = None,
    ) -> None:
        """Set the limits; `what` names the requests, `address_code` is for a busy address.

        `daily` is a second limit per address, over a day.
        """
        self._what = what
        self._guest = guest
        self._newcomers = newcomers
        self._addresses = [address] if daily is None else [address, daily]
        self._address_code = address_code

    def spend(self, client: Client, now: float, cost: float = 1.0) -> None:
        """Count a request; raise `Refusal` with the time to wait if there were too many.

        An expensive request counts as `cost` requests.
        """
        shares = {network: share * cost for network, share in client.shares.items()}
        if client.guest is not None:
            own, code, whose = (
                self._guest.take(client.guest, now, cost),
                Code.TOO_MANY_REQUESTS,
                "you",
            )
        else:
            own, code = self._newcomers.take_all(shares, now), self._address_code
            whose = "newcomers at this address"
        self._check(own, code, whose)
        for quota in self._addresses:
            self._check(quota.take_all(shares, now), self._address_code, "this address")

    def _check(self, wait: float, code: Code, whose: str) -> None:
        if wait:
            raise Refusal(code, f"too many {self._what} from {whose}", wait=wait)


def request_budget(limits: Limits) -> Budget:
    """Return the budget for requests other than static files."""
    return Budget(
        "requests",
        guest=Quota(limits.guest_requests_per_second, limits.guest_request_burst),
        newcomers=Quota(limits.newcomer_requests_per_second, limits.newcomer_request_burst),
        address=Quota(limits.address_requests_per_second, limits.address_request_burst),
        address_code=Code.ADDRESS_BUSY,
    )


def room_budget(limits: Limits) -> Budget:
    """Return the budget for opening rooms."""
    per_day = limits.address_rooms_per_day
    return Budget(
        "new rooms",
        guest=Quota(limits.guest_rooms_per_minute / 60, limits.guest_room_burst),
        newcomers=Quota(limits.newcomer_rooms_per_minute / 60, limits.newcomer_room_burst),
        address=Quota(limits.address_rooms_per_minute / 60, limits.address_room_burst),
        address_code=Code.ADDRESS_ROOMS,
        daily=None if isinf(per_day) else daily_quota(per_day),
    )
