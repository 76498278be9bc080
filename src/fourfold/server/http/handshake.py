"""The WebSocket handshake: the application accepts it over ASGI, or sends another response."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

log = logging.getLogger(__name__)


class Handshake:
    """A WebSocket handshake in progress."""

    def __init__(
        self, protocol: ServerProtocol, request: Request, transport: asyncio.Transport
    ) -> None:
        self._protocol = protocol
        self._request = request
        self._transport = transport
        self._response = protocol.accept(request)
        self._answer: Message | None = None
        """The start of a response that refuses the socket."""
        self.is_over = False
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            # No browser sends such a request.
            self._end(self._response)

    def scope(self) -> dict[str, Any]:  # Any: as in ASGI
        """Return the request's ASGI scope."""
        path, _, query = self._request.path.partition("?")
        connection = self._transport.get_extra_info
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if connection("sslcontext") else "ws",
            "server": _read_address(connection("sockname")),
            "client": _read_address(connection("peername")),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in self._request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Run the application, which must answer one way or the other."""
        try:
            await app(scope, self._receive, self._send)
        except Exception:
            log.exception("a handshake failed")
        if not self.is_over:
            self._end(self._protocol.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.accept":
                self._add_headers(self._response.headers, message)
                self._write(self._response)
            case "websocket.http.response.start":
                self._answer = message
            case "websocket.http.response.body":
                assert self._answer is not None, "a response has started"
                self._end(self._make_response(self._answer, message.get("body", b"")))
            case other:
                raise RuntimeError(f"unexpected message during a handshake: {other}")

    def _make_response(self, start: Message, body: bytes) -> Response:
        headers = Headers({"Connection": "close", "Content-Length": str(len(body))})
        self._add_headers(headers, start)
        status = HTTPStatus(start["status"])
        return Response(status, status.phrase, headers, body)

    def _add_headers(self, headers: Headers, message: Message) -> None:
        for name, value in message.get("headers", ()):
            key = name.decode("latin-1")
            if key.lower() not in ("connection", "content-length"):
                headers[key] = value.decode("latin-1")

    def _end(self, response: Response) -> None:
        self._write(response)
        self._transport.close()

    def _write(self, response: Response) -> None:
        self.is_over = True
        if not self._transport.is_closing():
            self._protocol.send_response(response)
            self._transport.write(b"".join(self._protocol.data_to_send()))


def _read_address(found: object) -> tuple[str, int | None] | None:
    """Return an address as ASGI has it: a host and port, or a Unix socket's path and None."""
    match found:
        case (str(host), int(port), *_):
            return host, port
        case str(path) if path:
            return path, None
        case _:
            return None
