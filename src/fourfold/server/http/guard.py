"""Middleware for size limits, rate limits, origins, response headers and the request log."""

import logging
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fourfold.server.document import CONTENT_POLICY
from fourfold.server.http.address import find_address
from fourfold.server.http.application import Application
from fourfold.server.http.gate import Gate, is_file
from fourfold.server.http.identity import GUEST, check_blocked
from fourfold.server.http.links import LINK
from fourfold.server.http.protocol import REFUSED
from fourfold.server.http.refusal_note import find_refusal, note_refusal
from fourfold.server.http.refused import answer_refusal, problem
from fourfold.server.http.site import Site
from fourfold.server.http.wire import WIRE, Receiver, Wire
from fourfold.server.log import ADDRESS
from fourfold.server.refusal import Code, Refusal

HEADERS = {
    "content-security-policy": f"{CONTENT_POLICY}; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEALTH_PATHS = ("/healthz", "/readyz")
"""Answered even for clients that are otherwise refused, within limits of their own."""
METRICS_PATH = "/metrics"
MONITORING_PATHS = (*HEALTH_PATHS, METRICS_PATH)
"""If successful, logged only at debug level, like files."""

KEPT_HEADERS = (b"cookie", b"origin")
"""The request headers kept while a socket is open."""
DROPPED = (
    "asgi",
    "extensions",
    LINK,
    "http_version",
    "query_string",
    "raw_path",
    "root_path",
    "server",
    "state",
    "subprotocols",
)
"""The scope's keys that are not needed while a socket is open: thousands are open at a time."""

log = logging.getLogger(__name__)


class Guard:
    """The outer layer of the application, which checks every request and socket."""

    def __init__(
        self,
        app: ASGIApp,
        application: Application,
        open_socket: Callable[[Application, Wire, Scope], Awaitable[Receiver]],
    ) -> None:
        self._app = app
        self._open_socket = open_socket
        self._application = application
        self._limits = application.config.limits
        self._gate = Gate(application)
        self._site = Site(application.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket; forward lifespan events."""
        if scope["type"] in ("http", "websocket"):
            # Never reset, because each request and socket has its own task.
            ADDRESS.set(find_address(scope))
        if scope["type"] == "http":
            await self._serve_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status: int | None = None
        is_complete = False

        async def send_with_headers(message: Message) -> None:
            nonlocal status, is_complete
            is_complete = message["type"] == "http.response.body" and not message.get("more_body")
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            self._check_request(scope)
            if self._site.is_preflight(scope, Headers(scope=scope)):
                await _answer_preflight(send_with_headers)
                return
            body = _LimitedBody(receive, self._limits.body_bytes)
            await self._app(scope, body, send_with_headers)
        except Refusal as refusal:
            note_refusal(scope, refusal.code)
            await _answer(refusal, scope, receive, send_with_headers)
        except Exception:
            log.exception("a request failed")
            if status is None:
                failure = Refusal(Code.INTERNAL, "internal server error")
                note_refusal(scope, failure.code)
                await _answer(failure, scope, receive, send_with_headers)
            elif not is_complete:
                # uvicorn closes the connection; after a complete response it could be reused.
                raise
        finally:
            self._application.metrics.requests.labels(str(status or 500)).inc()
            self._log(scope, status, began)

    def _add_headers(self, scope: Scope, message: Message) -> None:
        """Add the common headers to a response."""
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
        self._site.add_headers(scope, Headers(scope=scope), headers)

    def _check_request(self, scope: Scope) -> None:
        if scope["path"] in HEALTH_PATHS:
            if not self._site.is_trusted(scope):
                self._gate.check_health_check(scope)
            return
        refusal: Refusal | None = scope.get(REFUSED)
        if refusal is not None:
            raise refusal
        headers = Headers(scope=scope)
        is_metrics = scope["path"] == METRICS_PATH
        if not is_metrics or not self._site.may_measure(scope, headers):
            self._gate.check_request(scope)
            check_blocked(self._application.hall, scope)
        self._site.check_host(scope, headers)
        if is_metrics:
            self._site.check_metrics(scope, headers)
            return
        if scope["method"] not in SAFE_METHODS:
            self._site.check_origin(headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 18:
            raise Refusal(Code.BAD_MESSAGE, "content-length: expected a number")
        if int(length) > self._limits.body_bytes:
            raise Refusal(Code.TOO_LARGE, f"the body exceeds {self._limits.body_bytes} bytes")

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket, which outlives this call, or refuse it."""
        began = time.monotonic()
        status: int | None = None
        leave: Callable[[], None] | None = None
        is_open = False

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = HTTPStatus.SWITCHING_PROTOCOLS
            elif message["type"] == "websocket.http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        def end() -> None:
            if leave is not None:
                leave()
            self._log(scope, status, began)

        socket = WebSocket(scope, receive, send_and_note)
        wire: Wire = scope[WIRE]
        try:
            leave = self._enter(scope)
            receiver = await self._open_socket(self._application, wire, scope)
            await socket.accept()
            _shorten(scope)
            wire.serve(receiver, end)
            is_open = True
        except Refusal as refusal:
            await deny(socket, refusal)
        finally:
            if not is_open:
                end()

    def _enter(self, scope: Scope) -> Callable[[], None]:
        """Count a socket as open until the returned function is called; raise `Refusal`."""
        leave = self._gate.enter(scope)
        try:
            check_blocked(self._application.hall, scope)
            headers = Headers(scope=scope)
            self._site.check_host(scope, headers)
            self._site.check_origin(headers)
        except Refusal:
            leave()
            raise
        sockets = self._application.metrics.sockets
        sockets.inc()

        def end() -> None:
            sockets.dec()
            leave()

        return end

    def _log(self, scope: Scope, status: int | None, began: float) -> None:
        """Log a finished request or socket, with its guest.

        If it was refused, also log the reason and the address.
        """
        code = find_refusal(scope)
        if code is not None:
            self._application.metrics.refusals.labels(code).inc()
        is_refused = code is not None or (status or 0) >= HTTPStatus.BAD_REQUEST
        # Hundreds of files a second are within the limits, and would fill the disk.
        is_cheap = scope["path"] in MONITORING_PATHS or is_file(scope)
        is_quiet = is_cheap and status is not None and not is_refused
        origin = Headers(scope=scope).get("origin") if code == Code.FORBIDDEN else None
        log.log(
            logging.DEBUG if is_quiet else logging.INFO,
            "socket" if scope["type"] == "websocket" else "request",
            extra={
                # Only if the rate limits needed it: monitoring has no cookie.
                "guest": scope.get(GUEST),
                "method": scope.get("method"),
                "path": scope["path"],
                "status": status,
                "milliseconds": round((time.monotonic() - began) * 1000, 1),
                "code": code,
                "address": find_address(scope) if is_refused else None,
                "origin": origin,
            },
        )


def _shorten(scope: Scope) -> None:
    """Keep only what is needed while a socket is open; a dict that is refilled shrinks."""
    kept = {key: value for key, value in scope.items() if key not in DROPPED}
    kept["headers"] = [each for each in scope["headers"] if each[0] in KEPT_HEADERS]
    scope.clear()
    scope.update(kept)


class _LimitedBody:
    """Receives a body up to a maximum size."""

    def __init__(self, receive: Receive, max_bytes: int) -> None:
        self._receive = receive
        self._left = max_bytes
        self._max_bytes = max_bytes

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Refusal(Code.TOO_LARGE, f"the body exceeds {self._max_bytes} bytes")
        return message


async def deny(socket: WebSocket, refusal: Refusal) -> None:
    """Refuse a socket's handshake with an HTTP response."""
    note_refusal(socket.scope, refusal.code)
    await socket.receive()
    body = problem(refusal).model_dump(mode="json")
    await socket.send_denial_response(JSONResponse(body, refusal.status))


async def _answer(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    await answer_refusal(refusal, Headers(scope=scope))(scope, receive, send)


async def _answer_preflight(send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})
