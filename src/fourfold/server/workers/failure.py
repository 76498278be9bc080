"""Worker errors; each message is one line.

If the job itself raised, a note on the exception holds the worker process's traceback.
"""


class WorkersError(Exception):
    """A job was not done."""


class WorkersBusyError(WorkersError):
    """Queue full: the job was refused."""


class WorkerFailedError(WorkersError):
    """A worker started a job and did not finish: it died, hung, ran out of memory, or raised."""


class WorkerLostError(WorkerFailedError):
    """A worker process died, probably not because of its job."""


class WorkerGoneError(WorkerLostError):
    """A worker process died before it took the job."""
