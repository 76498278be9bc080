"""Formats tracebacks as Python does, with redacted exception messages."""

from collections.abc import Iterator
from textwrap import indent
from traceback import StackSummary, walk_tb

from fourfold.server.log.redaction import redact

MAX_TEXT_CHARACTERS = 4_000
"""Maximum length of an exception message."""

MAX_GROUP_SIZE = 10
"""Maximum number of exceptions logged per exception group."""

CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"


def format_traceback(error: BaseException) -> str:
    """Return the full traceback with causes, contexts, notes and groups, without secrets."""
    return "".join(_format(error, set())).rstrip("\n")


def format_error(error: BaseException) -> str:
    """Return an exception's type and redacted message."""
    kind = type(error)
    is_plain = kind.__module__ in ("builtins", "__main__")
    name = kind.__qualname__ if is_plain else f"{kind.__module__}.{kind.__qualname__}"
    text = _read(error)
    return f"{name}: {_shorten(redact(text))}" if text else name


def _format(error: BaseException, seen: set[int]) -> Iterator[str]:
    # Exceptions can refer to each other in a cycle.
    seen.add(id(error))
    cause, context = error.__cause__, error.__context__
    if cause is not None and id(cause) not in seen:
        yield from _format(cause, seen)
        yield CAUSE
    elif context is not None and not error.__suppress_context__ and id(context) not in seen:
        yield from _format(context, seen)
        yield CONTEXT
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from StackSummary.extract(walk_tb(error.__traceback__)).format()
    yield f"{format_error(error)}\n"
    for note in getattr(error, "__notes__", ()):
        yield f"{redact(str(note))}\n"
    if isinstance(error, BaseExceptionGroup):
        for number, each in enumerate(error.exceptions[:MAX_GROUP_SIZE], 1):
            yield f"  -- {number} of {len(error.exceptions)} --\n"
            yield indent("".join(_format(each, seen)), "  ")


def _read(error: BaseException) -> str:
    try:
        return str(error)
    except Exception as failure:
        return f"<unreadable message: {type(failure).__name__}>"


def _shorten(text: str) -> str:
    more = len(text) - MAX_TEXT_CHARACTERS
    return text if more <= 0 else f"{text[:MAX_TEXT_CHARACTERS]} … and {more} more characters"
