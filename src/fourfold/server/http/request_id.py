"""Gives every HTTP request and socket an id, for the log and for the client."""

import re
from secrets import token_hex

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.server.http.address import find_host
from fourfold.server.http.proxy import Proxies
from fourfold.server.log import GAME_ID, REQUEST_ID
from fourfold.server.public_id import ID_PATTERN

HEADER = "x-request-id"
VALID_ID = re.compile(r"[0-9A-Za-z_.:-]{1,64}")
GAME_PATH = re.compile(rf"/(?:api/games|g)/(?!(?:mine|lobby|seek)$)({ID_PATTERN})(?:/|$)")
"""A game's path; `mine` and `lobby` are lists, `seek` finds an opponent."""

ID_BYTES = 8
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")

PEER = "fourfold.peer"
"""The scope key of the connection's peer address, a proxy's or a client's."""


class RequestIds:
    """Sets the request id and game id for everything logged during a request.

    The id is new, or a trusted proxy's `X-Request-Id` if valid. Every response carries it. This
    must be the outermost layer, since it needs the proxy's own address.
    """

    def __init__(self, app: ASGIApp, trusted_proxies: tuple[str, ...] = ()) -> None:
        self._app = app
        self._proxies = Proxies(trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket under its id."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope[PEER] = find_host(scope)
        request_id = self._find_id(scope)
        game = GAME_PATH.match(scope["path"])
        # Never reset, because each request has its own task, in which uvicorn logs afterwards.
        REQUEST_ID.set(request_id)
        GAME_ID.set(game[1] if game else None)

        async def send_with_id(message: Message) -> None:
            if message["type"] in STARTS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = request_id
            await send(message)

        await self._app(scope, receive, send_with_id)

    def _find_id(self, scope: Scope) -> str:
        given = Headers(scope=scope).get(HEADER, "")
        if given and self._proxies.trusts(scope[PEER]) and VALID_ID.fullmatch(given):
            return given
        return token_hex(ID_BYTES)
