"""The web server around the application: uvicorn, with our protocols and limits."""

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi
from fourfold.server.http.links import Links
from fourfold.server.http.protocol import DrainingServer, LimitedHttp
from fourfold.server.http.proxy import EVERYONE, Proxies
from fourfold.server.http.request_id import RequestIds
from fourfold.server.http.wire import Wire

SHUTDOWN_TIMEOUT_SECONDS = 10


def make_server(application: Application, max_descriptors: float = inf) -> DrainingServer:
    """Return a server for an application, configured by its settings."""
    config = application.config
    links = Links(config.limits, Proxies(config.trusted_proxies), max_descriptors)

    def limited(protocol: Callable[..., asyncio.Protocol]) -> type[asyncio.Protocol]:
        # uvicorn's type hint says a class, but uvicorn only calls it.
        made = partial(protocol, links=links, limits=config.limits)
        return cast(type[asyncio.Protocol], made)

    return DrainingServer(
        uvicorn.Config(
            _trust(config.trusted_proxies, make_asgi(application)),
            # uvloop where there is one: not on Windows.
            loop="auto",
            http=limited(LimitedHttp),
            ws=limited(Wire),
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            # Done by `_trust`, inside the request id layer.
            proxy_headers=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
        ),
        application.drain,
    )


def _trust(proxies: tuple[str, ...], app: ASGIApp) -> ASGIApp:
    """Wrap an application with request ids, and with clients' addresses instead of proxies'."""
    if proxies:
        trusted = EVERYONE if EVERYONE in proxies else list(proxies)
        # Any: uvicorn types each ASGI message, starlette uses mappings.
        app = cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, app), trusted))
    return RequestIds(app, proxies)
