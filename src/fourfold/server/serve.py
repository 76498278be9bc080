"""Runs the server until it is told to stop."""

import contextlib
import os
import socket
from collections.abc import Callable

import uvicorn

from fourfold.server.config import Config
from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi
from fourfold.server.http.protocol import LimitedHttp, LimitedSocket

BACKLOG = 2_048
PING_SECONDS = 30.0
GRACE_SECONDS = 10


class ServerError(Exception):
    """The server could not be started; the text says why."""


class Server(uvicorn.Server):
    """A server that finishes what has begun, and says goodbye, before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, drain, then close as usual."""
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        await self._application.drain()
        await super().shutdown(sockets)
        # It was asked to stop and it did: uvicorn would raise the signal once more at the end.
        self._captured_signals.clear()


def make_server(application: Application) -> Server:
    """Return a server for an application, by its settings."""
    config = application.config
    return Server(
        uvicorn.Config(
            make_asgi(application),
            loop="uvloop",
            http=LimitedHttp,
            ws=LimitedSocket,
            ws_max_size=config.limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        application,
    )


def serve(config: Config, tell: Callable[[str], None]) -> None:
    """Serve until a signal comes; raise `ServerError` where the server can't be started.

    `tell` is called with the address as soon as somebody can listen there.
    """
    with _listen(config) as listener:
        application = Application(config, on_ready=lambda: tell(_address(listener)))
        server = make_server(application)
        # It leaves the program where the application fails to open, and after Ctrl-C.
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            server.run([listener])
    if application.failure is not None:
        raise ServerError(application.failure)


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as error:
        # The numbers below zero are those of looking a name up.
        number = error.errno or -1
        reason = "no such host" if number < 0 else os.strerror(number)
        raise ServerError(f"{config.host}, port {config.port}: {reason}") from None


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
