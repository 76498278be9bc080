"""For those who run the server: is it alive, is it ready, what does it do."""

import asyncio

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fourfold import __version__
from fourfold.server.http.context import App
from fourfold.server.storage import StorageError

router = APIRouter(tags=["operation"])

PING_SECONDS = 2.0
"""How long the database may take to answer a probe."""


@router.get("/healthz", response_class=PlainTextResponse)
async def is_alive() -> str:
    """Answer as long as the process can, with its version."""
    return f"Fourfold {__version__} is alive\n"


@router.get("/readyz", response_class=PlainTextResponse)
async def is_ready(app: App, response: Response) -> str:
    """Tell whether the server takes players.

    It does if it is not about to stop, and its database can be read and has been written lately.
    """
    problem = app.readiness
    if problem is None:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await app.hall.storage.ping()
        except (StorageError, TimeoutError):
            problem = "the database does not answer"
    response.status_code = 200 if problem is None else 503
    return "ready\n" if problem is None else f"not ready: {problem}\n"


@router.get("/metrics", response_class=PlainTextResponse)
async def measure(app: App) -> Response:
    """Return the figures of this process for Prometheus."""
    return Response(generate_latest(app.metrics.registry), media_type=CONTENT_TYPE_LATEST)
