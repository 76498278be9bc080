"""Applies rate limits to requests and static files, and limits open sockets."""

from collections.abc import Callable

from starlette.types import Scope

from fourfold.server.http.address import Shares
from fourfold.server.http.application import Application
from fourfold.server.http.budget import Client, request_budget
from fourfold.server.http.headcount import Headcount
from fourfold.server.http.request_id import GAME_PATH
from fourfold.server.quota import Quota
from fourfold.server.refusal import Code, Refusal

SEEK = "/api/games/seek"
FILES = "/assets/"
MOMENTS = "/moments"
GAME_LIST = "/api/games"
GAMES = "/g/"
"""The path prefix of games, and of their pictures, which are drawn on request."""

EXPENSIVE = 5.0
"""What an expensive request costs: it takes 5 to 30 ms, most others take 1 or 2."""


class Gate:
    """Admits requests within the limits; raises `Refusal` for the rest."""

    def __init__(self, application: Application) -> None:
        self._application = application
        limits = application.config.limits
        self._limits = limits
        self._requests = request_budget(limits)
        # A request that costs more than a burst would never be answered.
        bursts = (limits.guest_request_burst, limits.newcomer_request_burst)
        self._max_cost = min(EXPENSIVE, *bursts, limits.address_request_burst)
        self._files = Quota(limits.files_per_second, limits.file_burst)
        # Open sockets by guest, by address for newcomers, and by address for everybody.
        self._guests, self._newcomers, self._addresses = Headcount(), Headcount(), Headcount()

    def check_request(self, scope: Scope) -> None:
        """Count a request; refuse it if it exceeds a rate limit."""
        client = Client.of(self._application.hall, scope)
        now = self._application.clock.monotonic()
        if not is_file(scope):
            self._requests.spend(client, now, self._cost(scope))
        elif wait := self._files.take_all(client.shares, now):
            raise Refusal(Code.ADDRESS_BUSY, "too many file requests from this address", wait=wait)

    def enter(self, scope: Scope) -> Callable[[], None]:
        """Count a socket as open until the returned function is called; refuse it at the limit."""
        client = Client.of(self._application.hall, scope)
        self._requests.spend(client, self._application.clock.monotonic(), self._cost(scope))
        own, shares = self._own(client)
        self._check_sockets(client)
        own.add(shares)
        self._addresses.add(client.shares)

        def leave() -> None:
            own.remove(shares)
            self._addresses.remove(client.shares)

        return leave

    def _cost(self, scope: Scope) -> float:
        """Return how many requests a request or socket counts as."""
        path: str = scope["path"]
        if path == SEEK:
            # It reads two lists, and may load several rooms.
            return self._max_cost
        if (game := GAME_PATH.match(path)) is not None:
            # Loading a room reads and replays its whole log; its moments replay it too.
            is_expensive = game[1] not in self._application.hall.rooms or path.endswith(MOMENTS)
        else:
            # All of a guest's games are sorted for one page of them.
            is_expensive = path == GAME_LIST and b"guest=" in scope.get("query_string", b"")
        return self._max_cost if is_expensive else 1.0

    def _own(self, client: Client) -> tuple[Headcount, Shares]:
        """Return the counter and key for a client's own sockets."""
        if client.guest is None:
            return self._newcomers, client.shares
        return self._guests, {client.guest: 1.0}

    def _check_sockets(self, client: Client) -> None:
        limits = self._limits
        if client.guest is not None:
            limit, code = limits.sockets_per_guest, Code.TOO_MANY_REQUESTS
            detail = f"a guest may have at most {limit} open sockets"
        else:
            limit, code = limits.newcomer_sockets, Code.ADDRESS_BUSY
            detail = f"newcomers at an address may have at most {limit} open sockets"
        own, shares = self._own(client)
        if limit and own.count(shares) >= limit:
            raise Refusal(code, detail)
        limit = limits.sockets_per_address
        if limit and self._addresses.count(client.shares) >= limit:
            raise Refusal(Code.ADDRESS_BUSY, f"an address may have at most {limit} open sockets")


def is_file(scope: Scope) -> bool:
    """Return whether a request is for a static file, which costs next to nothing."""
    path: str = scope["path"]
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if path.startswith(FILES):
        return True
    return "." in path.rpartition("/")[2] and not path.startswith(("/api/", GAMES))
