"""For those who run the server: is it alive, is it ready, what does it do."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fourfold.server.http.context import App
from fourfold.server.storage import StorageError

router = APIRouter(tags=["operation"])


@router.get("/healthz", response_class=PlainTextResponse)
async def is_alive() -> str:
    """Answer as long as the process can."""
    return "alive\n"


@router.get("/readyz", response_class=PlainTextResponse)
async def is_ready(app: App, response: Response) -> str:
    """Tell whether the server takes players: it is not about to go, and its storage answers."""
    is_fine = app.is_ready
    try:
        await app.hall.storage.ping()
    except StorageError:
        is_fine = False
    response.status_code = 200 if is_fine else 503
    return "ready\n" if is_fine else "not ready\n"


@router.get("/metrics", response_class=PlainTextResponse)
async def measure(app: App) -> Response:
    """Return the figures of this process for Prometheus."""
    metrics, hall = app.metrics, app.hall
    metrics.rooms.set(len(hall.rooms))
    metrics.thinking.set(len(hall.bots))
    metrics.lag.set(app.lag.seconds)
    metrics.commits.set(hall.storage.counts.commits)
    metrics.writes.set(hall.storage.counts.writes)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
