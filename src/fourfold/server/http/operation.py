"""Health checks and metrics for operators."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fourfold import __version__
from fourfold.server.http.context import App

router = APIRouter(tags=["operation"])


@router.get("/healthz", response_class=PlainTextResponse)
async def is_alive() -> str:
    """Return the version while the process is alive."""
    return f"Fourfold {__version__} is alive\n"


@router.get("/readyz", response_class=PlainTextResponse)
async def is_ready(app: App, response: Response) -> str:
    """Return whether the server accepts players.

    It does unless it is stopping, if its database can be read and was written recently.
    """
    problem = await app.health.find_problem()
    response.status_code = 200 if problem is None else 503
    return "ready\n" if problem is None else f"not ready: {problem}\n"


@router.get("/metrics", response_class=PlainTextResponse)
async def measure(app: App) -> Response:
    """Return this process's metrics for Prometheus."""
    return Response(generate_latest(app.metrics.registry), media_type=CONTENT_TYPE_LATEST)
