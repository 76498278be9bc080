"""Worker processes: bots think there, and positions are analysed, apart from the event loop."""

from fourfold.server.workers.failure import WorkerFailedError, WorkersBusyError, WorkersError
from fourfold.server.workers.workers import Workers

__all__ = ["WorkerFailedError", "Workers", "WorkersBusyError", "WorkersError"]
