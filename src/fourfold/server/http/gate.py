"""Applies rate limits to requests and static files, and limits open sockets."""

from collections.abc import Callable

from starlette.datastructures import QueryParams
from starlette.types import Scope

from fourfold.server.http.address import Shares, find_host, find_shares
from fourfold.server.http.application import Application
from fourfold.server.http.budget import Client, request_budget
from fourfold.server.http.headcount import Headcount
from fourfold.server.http.links import LINK, Link
from fourfold.server.http.request_id import GAME_PATH
from fourfold.server.quota import Quota
from fourfold.server.refusal import Code, Refusal

SEEK = "/api/games/seek"
FILES = "/assets/"
MOMENTS = "/moments"
PICTURE = "/picture.png"
GAME_LIST = "/api/games"
GAMES = "/g/"
"""The path prefix of games, and of their pictures, which are drawn on request."""

EXPENSIVE = 5.0
"""What an expensive request costs: it takes 5 to 30 ms, most others take 1 or 2."""

DRAWING = 20.0
"""What a picture costs: drawing it takes 20 ms or more, even if the game is in memory."""

GUEST_LISTS = {"/api/games/mine": EXPENSIVE, "/api/games/lobby": 2.0}
"""What a guest pays for lists with their own games, all of which are sorted.

The lobby costs less, because every open page asks for it every five seconds.
"""

HEALTH_CHECKS_PER_SECOND, HEALTH_CHECK_BURST = 20.0, 200
"""The limits on an address's health checks."""


class Gate:
    """Admits requests within the limits; raises `Refusal` for the rest."""

    def __init__(self, application: Application) -> None:
        self._application = application
        limits = application.config.limits
        self._limits = limits
        self._requests = request_budget(limits)
        # A request that costs more than a burst would never be answered.
        bursts = (limits.guest_request_burst, limits.newcomer_request_burst)
        self._max_cost = min(*bursts, limits.address_request_burst)
        self._files = Quota(limits.files_per_second, limits.file_burst)
        self._health_checks = Quota(HEALTH_CHECKS_PER_SECOND, HEALTH_CHECK_BURST)
        # Open sockets by guest, by address for newcomers, and by address for everybody.
        self._guests, self._newcomers, self._addresses = Headcount(), Headcount(), Headcount()

    def check_request(self, scope: Scope) -> None:
        """Count a request; refuse it if it exceeds a rate limit."""
        client = self._find_client(scope)
        now = self._application.clock.monotonic()
        if not is_file(scope):
            self._requests.spend(client, now, self._cost(scope, client))
        elif wait := self._files.take_all(client.shares, now):
            raise Refusal(Code.ADDRESS_BUSY, "too many file requests from this address", wait=wait)

    def check_health_check(self, scope: Scope) -> None:
        """Count a health check; refuse it if there are too many from its address."""
        now = self._application.clock.monotonic()
        if wait := self._health_checks.take_all(find_shares(find_host(scope)), now):
            raise Refusal(Code.ADDRESS_BUSY, "too many health checks from this address", wait=wait)

    def enter(self, scope: Scope) -> Callable[[], None]:
        """Count a socket as open until the returned function is called; refuse it at the limit."""
        client = self._find_client(scope)
        now = self._application.clock.monotonic()
        self._requests.spend(client, now, self._cost(scope, client))
        own, shares = self._own(client)
        self._check_sockets(client)
        own.add(shares)
        self._addresses.add(client.shares)

        def leave() -> None:
            own.remove(shares)
            self._addresses.remove(client.shares)

        return leave

    def _find_client(self, scope: Scope) -> Client:
        """Return who sends a request, and count the connection's unread bytes towards them."""
        client = Client.of(self._application.hall, scope)
        link: Link | None = scope.get(LINK)
        if link is not None:
            link.client = client.shares
        return client

    def _cost(self, scope: Scope, client: Client) -> float:
        """Return how many requests a request or socket counts as."""
        path: str = scope["path"]
        cost = 1.0
        if path == SEEK:
            # It reads two lists, and may load several rooms.
            cost = EXPENSIVE
        elif (game := GAME_PATH.match(path)) is not None:
            if path.endswith(PICTURE):
                cost = DRAWING
            elif game[1] not in self._application.hall.rooms or path.endswith(MOMENTS):
                # Loading a room reads and replays its whole log; its moments replay it too.
                cost = EXPENSIVE
        elif path == GAME_LIST:
            # All of a guest's games are sorted for one page of them.
            if "guest" in QueryParams(scope.get("query_string", b"")):
                cost = EXPENSIVE
        elif client.guest is not None:
            cost = GUEST_LISTS.get(path, 1.0)
        return min(cost, self._max_cost)

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
