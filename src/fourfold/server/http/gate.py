"""Counts what comes in against the limits: requests, files of the page, open sockets."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Scope

from fourfold.server.http.application import Application
from fourfold.server.http.budget import Asker, request_budget
from fourfold.server.quota import Quota
from fourfold.server.refusal import Code, Refusal

FILES = "/assets/"
GAMES = "/g/"
"""Below it are games, and pictures of them, which are drawn for each request."""


class Gate:
    """Lets in what is within the limits; raises `Refusal` for everything else."""

    def __init__(self, application: Application) -> None:
        self._application = application
        limits = application.config.limits
        self._limits = limits
        self._requests = request_budget(limits)
        self._files = Quota(limits.files_per_second, limits.file_burst)
        self._sockets: Counter[tuple[str, str]] = Counter()
        """Open sockets of guests, of the newcomers at an address, and of addresses."""

    def check_request(self, scope: Scope) -> None:
        """Count a request."""
        asker = Asker.of(self._application.hall, scope)
        now = self._application.clock.monotonic()
        if not _is_file(scope):
            self._requests.spend(asker, now)
        elif wait := self._files.take(asker.address, now):
            raise Refusal(Code.ADDRESS_BUSY, "too many files to this address", wait=wait)

    @contextmanager
    def count_socket(self, scope: Scope) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        asker = Asker.of(self._application.hall, scope)
        self._requests.spend(asker, self._application.clock.monotonic())
        keys = self._check_sockets(asker)
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]

    def _check_sockets(self, asker: Asker) -> tuple[tuple[str, str], tuple[str, str]]:
        limits = self._limits
        if asker.guest is not None:
            own, most = ("guest", asker.guest), limits.sockets_per_guest
            code, told = Code.TOO_MANY_REQUESTS, f"a guest may have {most} open sockets"
        else:
            own, most = ("newcomers", asker.address), limits.newcomer_sockets
            code = Code.ADDRESS_BUSY
            told = f"newcomers at an address may have {most} open sockets"
        if most and self._sockets[own] >= most:
            raise Refusal(code, told)
        address, most = ("address", asker.address), limits.sockets_per_address
        if most and self._sockets[address] >= most:
            raise Refusal(Code.ADDRESS_BUSY, f"an address may have {most} open sockets")
        return own, address


def _is_file(scope: Scope) -> bool:
    """Tell whether a request is for a file of the page, which costs the server next to nothing."""
    path: str = scope["path"]
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if path.startswith(FILES):
        return True
    return "." in path.rpartition("/")[2] and not path.startswith(("/api/", GAMES))
