"""Log lines: as JSON for programs, as text for people."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from fourfold.server.log.context import GAME_ID, REQUEST_ID
from fourfold.server.log.redaction import redact
from fourfold.server.log.trace import format_error, format_traceback

FIELDS = (
    "request_id",
    "game_id",
    "method",
    "path",
    "status",
    "milliseconds",
    "address",
    "code",
    "version",
    "field",
    "cause",
    "database",
    "broker",
    "workers",
    "log_format",
    "reason",
    "seconds",
)
"""What a record may carry as `extra`; everything else is left out."""

IDS = ("request_id", "game_id")
"""Known to be no secrets: their own, or a trusted proxy's."""

_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Would let a client forge lines of a text log, or write to the terminal of who reads it."""


def read_fields(record: logging.LogRecord) -> dict[str, Any]:
    """Return a record's fields, redacted; request and game come from the context if not given."""
    fields: dict[str, Any] = {"request_id": REQUEST_ID.get(), "game_id": GAME_ID.get()}
    fields |= {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}
    return {
        key: redact(value) if isinstance(value, str) and key not in IDS else value
        for key, value in fields.items()
        if value is not None
    }


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage().strip()),
            **read_fields(record),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["exception"] = format_error(error)
            line["traceback"] = format_traceback(error)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Writes a record as a line of text; a traceback follows in further lines, indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines."""
        time = _time(record).astimezone().isoformat(" ", timespec="milliseconds")
        fields = "".join(f" {key}={_quote(value)}" for key, value in read_fields(record).items())
        message = _escape(redact(record.getMessage().strip()))
        lines = [f"{time} {record.levelname:<7} {record.name}: {message}{fields}"]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            lines += [f"    {_escape(line)}" for line in format_traceback(error).split("\n")]
        return "\n".join(lines)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _escape(text: str) -> str:
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def _quote(value: object) -> str:
    text = _escape(str(value))
    return text if text and not re.search(r'[\s"=]', text) else json.dumps(text, ensure_ascii=False)
