"""How a job for the workers can fail; the message says what happened, in one line.

Where the job itself raised, a note on the exception holds the traceback from the worker process.
"""


class WorkersError(Exception):
    """A job that was not done."""


class WorkersBusyError(WorkersError):
    """The queue is full: the job is refused at once."""


class WorkerFailedError(WorkersError):
    """A job that a worker began and did not finish: it died, hung, ran out of memory, or raised."""


class WorkerLostError(WorkerFailedError):
    """A worker process died, as far as anybody knows not because of its job."""


class WorkerGoneError(WorkerLostError):
    """A worker process had died before it took the job."""
