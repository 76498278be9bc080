"""Log lines: their content and format, and that nobody can forge them."""

import io
import json
import logging
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator

import pytest

from fourfold.server.log import (
    GAME_ID,
    REQUEST_ID,
    JsonFormatter,
    TextFormatter,
    format_traceback,
    set_up_logs,
)
from fourfold.server.log.setup import SafeHandler

TOKEN = "Zx81" * 10 + "abc"


def record(message: str, *args: object, error: BaseException | None = None, **extra: object) -> str:
    return JsonFormatter().format(make(message, *args, error=error, **extra))


def make(
    message: str, *args: object, error: BaseException | None = None, **extra: object
) -> logging.LogRecord:
    exc_info = None if error is None else (type(error), error, error.__traceback__)
    made = logging.LogRecord("fourfold.x", logging.WARNING, "x.py", 1, message, args, exc_info)
    made.__dict__ |= extra
    return made


def fail(text: str) -> Exception:
    """Return an error with a traceback, a cause with its own, a note and a context."""
    try:
        try:
            try:
                raise KeyError(f"context {text}")
            except KeyError:
                raise ValueError(f"cause\n{text}") from ExceptionGroup(
                    "group", [OSError(text), TypeError(f"deep {text}")]
                )
        except ValueError as error:
            raise RuntimeError(text) from error
    except RuntimeError as error:
        error.add_note(f"note {text}")
        return error


def test_a_line_says_who_what_and_where() -> None:
    REQUEST_ID.set("r1")
    token = GAME_ID.set("game1")
    line = json.loads(record("%s failed", "it", status=503, unknown="x"))
    GAME_ID.reset(token)
    assert line.pop("at")
    assert line == {
        "level": "warning",
        "logger": "fourfold.x",
        "message": "it failed",
        "request_id": "r1",
        "game_id": "game1",
        "status": 503,
    }
    assert json.loads(record("x", game_id="other"))["game_id"] == "other"
    REQUEST_ID.set(None)
    assert "request_id" not in json.loads(record("x"))


def test_a_traceback_is_complete_and_has_no_secret() -> None:
    line = json.loads(record("failed: %s", TOKEN, error=fail(TOKEN)))
    assert line["exception"] == "RuntimeError: [redacted]"
    trace = line["traceback"]
    for part in (
        "KeyError: 'context [redacted]'",
        "ExceptionGroup: group (2 sub-exceptions)",
        "OSError: [redacted]",
        "TypeError: deep [redacted]",
        "ValueError: cause\n[redacted]",
        "The above exception was the direct cause of the following exception:",
        "RuntimeError: [redacted]",
        "note [redacted]",
        "in fail\n",
        "raise RuntimeError(text) from error",
    ):
        assert (part in trace) != (part.startswith("KeyError")), part
    assert TOKEN not in json.dumps(line)


def test_locals_are_never_shown() -> None:
    def fail_with(secret: str) -> None:
        raise ValueError(len(secret))

    with pytest.raises(ValueError, match="43") as caught:
        fail_with(TOKEN)
    assert TOKEN not in format_traceback(caught.value)


def test_a_context_is_shown_if_there_is_no_cause() -> None:
    try:
        try:
            raise KeyError(TOKEN)
        except KeyError:
            raise ValueError("second")  # noqa: B904 - this is what the test is about
    except ValueError as error:
        trace = format_traceback(error)
    assert "KeyError: [redacted]" in trace or "KeyError: '[redacted]'" in trace
    assert "During handling of the above exception, another exception occurred:" in trace


def test_misbehaving_errors_are_still_shown() -> None:
    class BadError(Exception):
        def __str__(self) -> str:
            raise ZeroDivisionError

    first, second = ValueError("one"), ValueError("two")
    first.__cause__, second.__cause__ = second, first
    assert format_traceback(first).count("ValueError") == 2
    assert "unreadable message: ZeroDivisionError" in format_traceback(BadError())
    assert len(format_traceback(ValueError("ab " * 10_000))) < 5_000


def test_endless_recursion_is_logged_in_a_few_lines() -> None:
    def recurse() -> None:
        recurse()

    with pytest.raises(RecursionError) as caught:
        recurse()
    trace = format_traceback(caught.value)
    assert "Previous line repeated" in trace
    assert trace.count("\n") < 50


def test_the_text_format() -> None:
    formatter = TextFormatter()
    lines = formatter.format(make("%s failed", "it", error=fail(TOKEN), status=503)).split("\n")
    assert lines[0].endswith(" WARNING fourfold.x: it failed status=503")
    assert all(line.startswith("    ") for line in lines[1:])
    assert lines[-2].strip() == "RuntimeError: [redacted]"
    assert TOKEN not in "\n".join(lines)


def test_nobody_can_forge_a_line() -> None:
    evil = "x\n2030-01-01 00:00:00.000 ERROR fourfold: all is lost\x1b[2J\u2028"
    for made in (make("%s", evil), make("request", path=evil)):
        text = TextFormatter().format(made)
        assert "\n" not in text
        assert "\x1b" not in text
        assert JsonFormatter().format(made).count("\n") == 0
    assert TextFormatter().format(make("request", path="a b")).endswith('path="a b"')


class BrokenError(Exception):
    def __init__(self) -> None:
        super().__init__(TOKEN)
        self.__notes__ = 5  # type: ignore[assignment]  # what breaks the formatter


def test_a_record_that_cannot_be_formatted_is_replaced() -> None:
    stream = io.StringIO()
    handler = SafeHandler(stream)
    handler.setFormatter(JsonFormatter())
    handler.handle(make("%d", TOKEN))
    handler.handle(make("x", error=BrokenError()))
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["message"] for line in lines] == ["a log line could not be written"] * 2
    stream.close()
    handler.handle(make("x"))


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Set up logging for a server, and restore everything."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    names = ("fourfold", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic.runtime.migration")
    loggers = [root, *map(logging.getLogger, names)]
    before = [(each, each.level, each.handlers[:], each.filters[:]) for each in loggers]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    assert set_up_logs("info") == "json"
    yield stream
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    logging.captureWarnings(False)
    for each, level, handlers, filters in before:
        each.setLevel(level)
        each.handlers[:], each.filters[:] = handlers, filters


HANDLERS = """
import logging, sys
import fourfold.server.serve
from fourfold.server.log import set_up_logs
set_up_logs("info")
loggers = [logging.getLogger(), *map(logging.getLogger, logging.root.manager.loggerDict)]
handlers = {handler for logger in loggers for handler in logger.handlers}
for handler in handlers:
    if not isinstance(handler, logging.NullHandler):
        print(type(handler).__name__, handler.stream is sys.stderr)
"""


def test_a_server_logs_to_standard_error_only() -> None:
    # In its own process: here, pytest and other tests' libraries have handlers too.
    done = subprocess.run(
        [sys.executable, "-c", HANDLERS], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["SafeHandler True"]


def test_uncaught_exceptions_are_logged(log: io.StringIO) -> None:
    def die() -> None:
        raise ValueError(TOKEN)

    class Bad:
        def __del__(self) -> None:
            raise ValueError(TOKEN)

    thread = threading.Thread(target=die)
    thread.start()
    thread.join()
    Bad()
    sys.excepthook(ValueError, ValueError(TOKEN), None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(f"{TOKEN} is old", stacklevel=1)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [line["message"].partition(":")[0] for line in lines][:3] == [
        "a thread failed",
        "an error could not be raised",
        "uncaught exception",
    ]
    assert lines[3]["logger"] == "py.warnings"
    assert len(lines) == 4
    assert TOKEN not in log.getvalue()


def test_third_party_debug_lines_are_left_out(log: io.StringIO) -> None:
    logging.getLogger("sqlalchemy.engine").info("INSERT …")
    logging.getLogger("uvicorn.error").info("Started server process [1]")
    logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.")
    logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    assert log.getvalue() == ""
    logging.getLogger("alembic.runtime.migration").info("Running upgrade  -> 0001, first")
    logging.getLogger("uvicorn.error").error("Exception in ASGI application")
    assert log.getvalue().count("\n") == 2
