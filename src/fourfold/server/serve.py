"""Runs the server until it is told to stop."""

import contextlib
import socket as sockets
from types import FrameType

import uvicorn

from fourfold.server.config import Config
from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi

BACKLOG = 2_048
PING_SECONDS = 30.0
GRACE_SECONDS = 10


class Server(uvicorn.Server):
    """A server that finishes what has begun, and says goodbye, before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Stop accepting, drain, then close as usual."""
        for server in getattr(self, "servers", []):
            server.close()
        for socket in sockets or []:
            socket.close()
        await self._application.drain()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; a second signal stops at once."""
        super().handle_exit(sig, frame)


def make_server(application: Application) -> Server:
    """Return a server for an application, by its settings."""
    config = application.config
    return Server(
        uvicorn.Config(
            make_asgi(application),
            host=config.host,
            port=config.port,
            loop="uvloop",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=config.limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=True,
            backlog=BACKLOG,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies) or [],
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        application,
    )


def serve(config: Config) -> bool:
    """Serve until a signal comes; return whether the server had started."""
    server = make_server(Application(config))
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return server.started
