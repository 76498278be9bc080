"""Others at a table, who need no browser: a guest who acts over HTTP, and spectators."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import APIRequestContext, Page
from websockets.sync.client import connect

from fourfold.server.wire.message import PROTOCOL
from tests.web.server import Server


class Friend:
    """A separate guest, who takes the free seat at tables that another person opens."""

    def __init__(self, page: Page, server: Server, name: str) -> None:
        browser = page.context.browser
        assert browser
        self._context = browser.new_context()
        self.request: APIRequestContext = self._context.request
        self.server = server
        _check(self.request.put(f"{server.address}/api/me", data={"name": name}))

    def join(self, path: str) -> None:
        """Take the free seat of a table."""
        _check(self.request.post(f"{self._address(path)}/seats", data={}))

    def state(self, path: str) -> Any:
        """Return the table's state as this guest may see it."""
        return _check(self.request.get(self._address(path)))["state"]

    def act(self, path: str, kind: str, **more: str) -> None:
        """Act in the only seat that this guest has there."""
        act(self.request, self._address(path), kind, **more)

    def close(self) -> None:
        """Leave."""
        self._context.close()

    def _address(self, path: str) -> str:
        return f"{self.server.address}/api{path.replace('/g/', '/games/')}"


def act(request: APIRequestContext, address: str, kind: str, **more: str) -> None:
    """Act in a guest's seat, bypassing any page."""
    room = _check(request.get(address))
    version = room["state"]["version"]
    action = {"kind": kind, **more}
    body = {"id": f"{version}-{kind}", "version": version, "seat": room["seat"], "action": action}
    _check(request.post(f"{address}/actions", data=body))


@contextmanager
def spectators(server: Server, path: str, count: int) -> Iterator[None]:
    """Let people watch a table for a while."""
    address = server.address.replace("http", "ws") + f"/api{path.replace('/g/', '/games/')}/socket"
    with ExitStack() as sockets:
        for _ in range(count):
            socket = sockets.enter_context(connect(address))
            socket.send(f'{{"type":"watch","protocol":{PROTOCOL}}}')
            socket.recv()
        yield


def _check(answer: Any) -> Any:
    assert answer.ok, answer.text()
    return answer.json()
