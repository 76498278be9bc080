"""Minimal servers that echo messages within a room, one per library.

python -m benchmarks.socket_servers KIND PORT
"""

import asyncio
import sys
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send

from fourfold.server.config import Limits
from fourfold.server.http.links import Links
from fourfold.server.http.proxy import Proxies
from fourfold.server.http.wire import WIRE, Wire


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Echo, as any ASGI application would."""
    room = ROOMS[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.add(send)
    while (message := await receive())["type"] == "websocket.receive":
        for each in room:
            await each({"type": "websocket.send", "text": message["text"]})
    room.discard(send)


class Echo:
    """Echoes a `Wire`'s messages to its room."""

    def __init__(self, wire: Wire, room: set[Any]) -> None:
        self._wire = wire
        self._room = room
        room.add(wire)

    def receive(self, message: str | bytes) -> None:
        """Send a message to everybody in the room."""
        assert isinstance(message, str)
        for each in self._room:
            each.send(message)

    def lose(self) -> None:
        """Leave the room."""
        self._room.discard(self._wire)


async def echo_by_wire(scope: Scope, receive: Receive, send: Send) -> None:
    """Echo over the server's own protocol."""
    await receive()
    await send({"type": "websocket.accept"})
    wire: Wire = scope[WIRE]
    wire.serve(Echo(wire, ROOMS[scope["path"]]), lambda: None)


ROOMS: defaultdict[str, set[Any]] = defaultdict(set)  # each library has its own connections


def serve_uvicorn(kind: str, port: int) -> None:
    """Serve with one of uvicorn's own WebSocket implementations."""
    _run_uvicorn(echo, kind, port)


def serve_wire(port: int) -> None:
    """Serve with our `Wire` in uvicorn."""
    limits = Limits.none()
    links = Links(limits, Proxies(()))
    _run_uvicorn(echo_by_wire, partial(Wire, links=links, limits=limits), port)


def _run_uvicorn(app: Callable[..., Any], protocol: Any, port: int) -> None:
    uvicorn.run(
        app,
        port=port,
        ws=protocol,
        loop="uvloop",
        log_level="error",
        lifespan="off",
        ws_per_message_deflate=False,
    )


def serve_picows(port: int) -> None:
    """Serve with picows, which can't serve HTTP."""
    from picows import (  # type: ignore[import-not-found]
        WSListener,
        WSMsgType,
        ws_create_server,
    )

    class PicowsEcho(WSListener):  # type: ignore[misc]
        def __init__(self, path: str) -> None:
            self._room = ROOMS[path]

        def on_ws_connected(self, transport: Any) -> None:
            self._room.add(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                text = frame.get_payload_as_utf8_text().encode()
                for each in self._room:
                    each.send(WSMsgType.TEXT, text)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, transport: Any) -> None:
            self._room.discard(transport)

    async def serve() -> None:
        server = await ws_create_server(
            lambda request: PicowsEcho(request.path), "127.0.0.1", port, read_buffer_init_size=512
        )
        await server.serve_forever()

    uvloop.run(serve())


def serve_granian(port: int) -> None:
    """Serve with granian in this process."""
    from granian.constants import Interfaces  # type: ignore[import-not-found]
    from granian.server.embed import Server  # type: ignore[import-not-found]

    asyncio.run(Server(echo, port=port, interface=Interfaces.ASGI, log_enabled=False).serve())


SERVERS: dict[str, Callable[[int], None]] = {
    "uvicorn, websockets": partial(serve_uvicorn, "websockets-sansio"),
    "uvicorn, wsproto": partial(serve_uvicorn, "wsproto"),
    "uvicorn, our Wire": serve_wire,
    "picows": serve_picows,
    "granian": serve_granian,
}

if __name__ == "__main__":
    SERVERS[sys.argv[1]](int(sys.argv[2]))
