"""Log lines: as JSON for programs, as text for people."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from fourfold.server.log.context import GAME_ID, REQUEST_ID
from fourfold.server.log.redaction import redact
from fourfold.server.log.text import (
    MAX_FIELD_CHARACTERS,
    MAX_MESSAGE_CHARACTERS,
    escape,
    escape_json,
    shorten,
)
from fourfold.server.log.trace import format_error, format_traceback

FIELDS = (
    "request_id",
    "game_id",
    "guest",
    "method",
    "path",
    "status",
    "milliseconds",
    "address",
    "origin",
    "code",
    "more",
    "version",
    "field",
    "cause",
    "database",
    "broker",
    "workers",
    "log_format",
    "games",
    "guests",
    "revision",
    "reason",
    "seconds",
)
"""What a record may carry as `extra`; everything else is left out."""

IDS = ("request_id", "game_id")
"""Known to be no secrets: their own, or a trusted proxy's."""


def read_fields(record: logging.LogRecord) -> dict[str, Any]:
    """Return a record's fields, cut and redacted; request and game are the context's by default."""
    fields: dict[str, Any] = {"request_id": REQUEST_ID.get(), "game_id": GAME_ID.get()}
    fields |= {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}
    return {
        key: _clean(value, MAX_FIELD_CHARACTERS)
        if isinstance(value, str) and key not in IDS
        else value
        for key, value in fields.items()
        if value is not None
    }


def read_message(record: logging.LogRecord) -> str:
    """Return a record's message, cut and redacted."""
    return _clean(record.getMessage().strip(), MAX_MESSAGE_CHARACTERS)


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": read_message(record),
            **read_fields(record),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["exception"] = format_error(error)
            line["traceback"] = format_traceback(error)
        return escape_json(json.dumps(line, ensure_ascii=False))


class TextFormatter(logging.Formatter):
    """Writes a record as a line of text; a traceback follows in further lines, indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines."""
        time = _time(record).astimezone().isoformat(" ", timespec="milliseconds")
        fields = "".join(f" {key}={_quote(value)}" for key, value in read_fields(record).items())
        message = escape(read_message(record))
        lines = [f"{time} {record.levelname:<7} {record.name}: {message}{fields}"]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            lines += [f"    {escape(line)}" for line in format_traceback(error).split("\n")]
        return "\n".join(lines)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _clean(text: str, most: int) -> str:
    return redact(shorten(text, most))


def _quote(value: object) -> str:
    text = escape(str(value))
    return text if text and not re.search(r'[\s"=]', text) else json.dumps(text, ensure_ascii=False)
