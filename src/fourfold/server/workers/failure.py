"""How work given to the workers can fail; the message says what happened, in one line."""


class WorkersError(Exception):
    """Work that was not done."""


class WorkersBusyError(WorkersError):
    """So much work waits already that more is refused at once."""


class WorkerFailedError(WorkersError):
    """Work that a worker began and did not finish: it died, hung, ran out of memory, or failed."""


class WorkerLostError(WorkerFailedError):
    """A worker that is gone, through no fault of its work as far as anybody knows."""


class WorkerGoneError(WorkerLostError):
    """A worker that was gone before it took the work."""
