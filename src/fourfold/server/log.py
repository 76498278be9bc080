"""Logs one JSON object a line; no secret is ever handed to it."""

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import Any

EXTRAS = ("game_id", "address", "status", "milliseconds", "method", "path", "code")


FAULTS_OF_CLIENTS = (
    "Invalid UTF-8 sequence received from client",
    "ASGI callable returned without completing handshake",
)
"""What uvicorn takes for an error of ours: a client sent nonsense, or left while it was denied."""


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # The event loop quotes the errors of tasks in further lines.
            "message": record.getMessage().partition("\n")[0],
        }
        line |= {key: getattr(record, key) for key in EXTRAS if hasattr(record, key)}
        if record.exc_info and record.exc_info[0]:
            # Where it was and of what kind; the text of an error may quote what is secret.
            line["exception"] = record.exc_info[0].__name__
            line["trace"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Log to the standard error from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Others write statements with all they hold, secrets among them, when they log in detail.
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("fourfold").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    # What it says of the start, the command tells; requests are logged by the guard.
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    message = record.getMessage()
    is_told_elsewhere = "startup" in message or "lifespan" in message
    is_the_clients = message.startswith(FAULTS_OF_CLIENTS)
    return record.levelno >= logging.WARNING and not is_told_elsewhere and not is_the_clients
