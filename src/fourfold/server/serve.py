"""Runs the server until it is told to stop.

Fails fast: `serve` imports the rest of the server only after the port is bound.
"""

import contextlib
import errno
import gc
import logging
import os
import socket
import time
from collections.abc import Callable, Iterator

from fourfold import __version__
from fourfold.server.config import Config
from fourfold.server.database_url import default_url, hide_credentials
from fourfold.server.descriptor import raise_descriptor_limit
from fourfold.server.log import hide_url, hide_value

MAX_BACKLOG_CONNECTIONS = 2_048

log = logging.getLogger(__name__)


class ServerError(Exception):
    """The server could not start; the message says why."""


def serve(config: Config, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal arrives; raise `ServerError` if the server can't start.

    `on_ready` is called with the address as soon as it accepts connections.
    """
    began = time.monotonic()
    _log_start(config)
    try:
        listener = listen(config)
    except ServerError as error:
        log.critical("the server can't start: %s", error)
        raise
    with listener:
        # Imported here because they are slow to import, and a bad port should fail immediately.
        with _paused_collector():
            from fourfold.server.http.application import Application
            from fourfold.server.http.web_server import make_server

        address = _address(listener)

        def announce() -> None:
            log.info("listening on %s", address)
            on_ready(address)

        application = Application(config, on_ready=announce)
        server = make_server(application, raise_descriptor_limit())
        # uvicorn exits if the application fails to open, and after Ctrl-C.
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            server.run([listener])
    if application.failure is not None:
        log.critical("the server can't start: %s", application.failure)
        raise ServerError(application.failure)
    seconds = round(time.monotonic() - began, 1)
    log.info("stopped", extra={"reason": server.stop_reason, "seconds": seconds})


@contextlib.contextmanager
def _paused_collector() -> Iterator[None]:
    """Pause garbage collection during imports, then exempt the imported objects from it.

    They live as long as the server, so scanning them repeatedly is wasted time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _log_start(config: Config) -> None:
    database = config.database or default_url()
    for url in (database, config.broker):
        hide_url(url)
    if config.metrics_token is not None:
        hide_value(config.metrics_token)
    fields = {
        "database": hide_credentials(database) if "://" in database else database,
        "broker": config.broker and hide_credentials(config.broker),
        "workers": config.workers,
        "log_format": config.log_format,
    }
    log.info("starting Fourfold %s", __version__, extra=fields)


def listen(config: Config) -> socket.socket:
    """Bind and listen on the configured address; raise `ServerError`."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    place = (config.host, config.port)
    try:
        listener = socket.create_server(place, family=family, backlog=MAX_BACKLOG_CONNECTIONS)
    except OSError as error:
        raise ServerError(_explain(error, config)) from None
    # Connections inherit TCP_NODELAY. Not every event loop sets it, and without it a response whose
    # head and body are written separately waits 40 ms for the head's ACK.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _explain(error: OSError, config: Config) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {config.port} is in use: choose another with --port"
        case errno.EACCES:
            return f"port {config.port} needs root privileges: choose 1024 or above with --port"
        case errno.EADDRNOTAVAIL:
            return f"{config.host} is not an address of this machine: choose another with --host"
        case number if number is not None and number > 0:
            return f"{config.host}, port {config.port}: {os.strerror(number)}"
        case _:
            # Negative numbers are name resolution errors.
            return f"{config.host} is unknown: choose an address of this machine with --host"


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
