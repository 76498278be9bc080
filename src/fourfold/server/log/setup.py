"""Logging setup of a server process: format, levels, and hooks for uncaught errors."""

import contextlib
import logging
import sys
import threading
import time
from typing import TYPE_CHECKING, Literal, TextIO, assert_never

from fourfold.server.log.formatter import JsonFormatter, TextFormatter
from fourfold.server.log.sampling import INTERVAL_SECONDS, Sampler

if TYPE_CHECKING:
    from types import TracebackType

LogFormat = Literal["json", "text"]

CLIENT_FAULTS = (
    "Invalid UTF-8 sequence received from client",
    "ASGI callable returned without completing handshake",
)
"""Logged by uvicorn as server errors, but caused by clients: bad data, or an early disconnect."""

log = logging.getLogger(__name__)


class SafeHandler(logging.StreamHandler):  # type: ignore[type-arg]  # not generic at run time
    """Writes sampled records to standard error.

    A record that can't be formatted is never printed raw.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._sampler = Sampler()
        self._timer: threading.Timer | None = None
        self._is_closed = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or count it."""
        try:
            admitted = self._sampler.admit(record, time.monotonic())
        except Exception:
            self.handleError(record)
            return
        self._write(admitted)
        self._set_timer()

    def close(self) -> None:
        """Write the remaining summaries; no thread writes while the interpreter shuts down."""
        with self.lock or contextlib.nullcontext():
            self._is_closed = True
            if self._timer is not None:
                self._timer.cancel()
            self._write(self._sampler.summarise(time.monotonic(), is_end=True))
        super().close()

    def _summarise(self) -> None:
        with self.lock or contextlib.nullcontext():
            self._timer = None
            if self._is_closed:
                return
            self._write(self._sampler.summarise(time.monotonic()))
            self._set_timer()

    def _set_timer(self) -> None:
        """Set a timer that writes due summaries even if nothing else is logged."""
        if self._timer is None and self._sampler.waiting and not self._is_closed:
            self._timer = threading.Timer(INTERVAL_SECONDS, self._summarise)
            self._timer.daemon = True
            self._timer.start()

    def _write(self, records: list[logging.LogRecord]) -> None:
        for record in records:
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Log that a line is missing; logging's default prints the record, including secrets."""
        missing = {"name": record.name, "levelno": logging.ERROR, "levelname": "ERROR"}
        line = self.format(
            logging.makeLogRecord(missing | {"msg": "a log line could not be written"})
        )
        # If the stream itself is closed or full, there is nowhere to report it.
        with contextlib.suppress(OSError, ValueError):
            self.stream.write(f"{line}\n")


def set_up_logs(level: str, log_format: LogFormat | None = None) -> LogFormat:
    """Log to standard error at a minimum level; return the format used.

    The default format is text on a terminal and JSON elsewhere.
    """
    chosen: LogFormat = log_format or ("text" if sys.stderr.isatty() else "json")
    handler = SafeHandler(sys.stderr)
    handler.setFormatter(_make_formatter(chosen))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # At lower levels, libraries log SQL statements with their parameters, including secrets.
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("fourfold").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    # The guard logs requests, and the server logs its start and stop.
    logging.getLogger("uvicorn.error").addFilter(_is_relevant)
    migrations = logging.getLogger("alembic.runtime.migration")
    migrations.setLevel(level.upper())
    migrations.addFilter(_is_migration)
    _log_uncaught_errors()
    return chosen


def _make_formatter(log_format: LogFormat) -> logging.Formatter:
    match log_format:
        case "json":
            return JsonFormatter()
        case "text":
            return TextFormatter()
        case _:
            assert_never(log_format)


def _is_relevant(record: logging.LogRecord) -> bool:
    message = record.getMessage()
    is_logged_elsewhere = "startup" in message or "lifespan" in message
    is_client_fault = message.startswith(CLIENT_FAULTS)
    return record.levelno >= logging.WARNING and not is_logged_elsewhere and not is_client_fault


def _is_migration(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING or record.getMessage().startswith("Running ")


def _log_uncaught_errors() -> None:
    """Log uncaught errors and warnings, which Python would print unredacted."""

    def log_uncaught(
        kind: type[BaseException], error: BaseException, trace: "TracebackType | None"
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        log.critical("uncaught exception", exc_info=(kind, error, trace))

    def log_thread(args: threading.ExceptHookArgs) -> None:
        error = args.exc_value or args.exc_type()
        log.error("a thread failed", exc_info=(args.exc_type, error, args.exc_traceback))

    def log_unraisable(args: "sys.UnraisableHookArgs") -> None:
        error = args.exc_value or args.exc_type()
        log.error(
            "an error could not be raised", exc_info=(args.exc_type, error, args.exc_traceback)
        )

    sys.excepthook = log_uncaught
    threading.excepthook = log_thread
    sys.unraisablehook = log_unraisable
    logging.captureWarnings(True)
