"""Worker processes: bots and position analysis run there, off the event loop."""

from fourfold.server.workers.failure import WorkerFailedError, WorkersBusyError, WorkersError
from fourfold.server.workers.workers import Workers

__all__ = ["WorkerFailedError", "Workers", "WorkersBusyError", "WorkersError"]
