"""The ASGI application: routes, sockets, and error handlers."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from fourfold.server.http import analysis, games, gentle, me, network, operation, page, review
from fourfold.server.http.application import Application
from fourfold.server.http.figures import Figures
from fourfold.server.http.guard import Guard
from fourfold.server.http.refusal_note import note_refusal
from fourfold.server.http.refused import answer_refusal
from fourfold.server.http.socket import RoomSocket
from fourfold.server.http.wire import Wire
from fourfold.server.refusal import Code, Refusal
from fourfold.server.storage import StorageError
from fourfold.server.wire.request import Problem

log = logging.getLogger(__name__)

SOCKET_PATH = re.compile(r"/api/games/([^/]+)/socket")


REFUSED = (400, 403, 404, 409, 413, 422, 429, 500, 503)
"""The statuses of refused requests, each with a `Problem` as its body."""


def make_asgi(application: Application) -> Guard:
    """Return the guarded ASGI application; call once per application."""
    application.metrics.registry.register(Figures(application))
    return Guard(make_api(application), application, open_socket)


def make_api(application: Application) -> FastAPI:
    """Return the routes, whose lifespan opens and closes the application."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await application.open()
        try:
            yield
        finally:
            await application.close()

    api = FastAPI(
        title="Fourfold",
        description="Play board games with others. docs/protocol.md describes the socket.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": Problem} for status in REFUSED},
    )
    api.state.application = application
    # The page comes last, because it is the catch-all route.
    for routes in (me, games, review, analysis, gentle, network, operation, page):
        api.include_router(routes.router)
    api.add_exception_handler(Refusal, _answer_refusal)
    api.add_exception_handler(RequestValidationError, _answer_bad_request)
    api.add_exception_handler(HTTPException, _answer_http_error)
    api.add_exception_handler(StorageError, _answer_storage_error)
    api.add_exception_handler(Exception, _answer_failure)
    return api


async def open_socket(application: Application, wire: Wire, scope: Scope) -> RoomSocket:
    """Return the receiver for a room's socket; raise `Refusal` if there is no such room."""
    path = SOCKET_PATH.fullmatch(scope["path"])
    if path is None:
        raise Refusal(Code.NOT_FOUND, "no such socket")
    if not application.is_ready:
        raise Refusal(Code.SERVER_RESTARTING, "the server is restarting", wait=2.0)
    return RoomSocket(application, wire, scope, await application.hall.room(path[1]))


def _answer(request: Request, refusal: Refusal, status: int | None = None) -> Response:
    note_refusal(request.scope, refusal.code)
    return answer_refusal(refusal, request.headers, status)


async def _answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _answer(request, error)


async def _answer_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(request, Refusal(Code.BAD_MESSAGE, f"{where}: {first['msg']}"))


async def _answer_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: Code.NOT_FOUND, 413: Code.TOO_LARGE}.get(error.status_code, Code.BAD_MESSAGE)
    answer = _answer(request, Refusal(code, str(error.detail)), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _answer_failure(request: Request, _: Exception) -> Response:
    return _answer(request, Refusal(Code.INTERNAL, "internal server error"))


async def _answer_storage_error(request: Request, error: Exception) -> Response:
    log.error("the storage failed: %s", error)
    return _answer(request, Refusal(Code.UNAVAILABLE, "storage is unavailable", wait=2.0))
