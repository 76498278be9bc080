"""Logging: one line per record as JSON or text, with request id, game id and full tracebacks.

Everything logged passes through `redact`, including exception messages; docs/operations.md says
what that guarantees.
"""

from fourfold.server.log.context import ADDRESS, GAME_ID, REQUEST_ID
from fourfold.server.log.formatter import JsonFormatter, TextFormatter
from fourfold.server.log.redaction import hide_url, hide_value, redact
from fourfold.server.log.setup import LogFormat, set_up_logs
from fourfold.server.log.trace import format_traceback

__all__ = [
    "ADDRESS",
    "GAME_ID",
    "REQUEST_ID",
    "JsonFormatter",
    "LogFormat",
    "TextFormatter",
    "format_traceback",
    "hide_url",
    "hide_value",
    "redact",
    "set_up_logs",
]
