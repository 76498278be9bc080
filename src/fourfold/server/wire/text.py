"""Reads JSON as strictly as its standard: what two readers could take differently is refused."""

import json
from typing import Any


def read_json(text: str | bytes) -> Any:
    """Return what a text says, or raise ValueError.

    Refuses what the standard library lets pass: NaN and infinities, a key given twice, halves of
    surrogate pairs, and depth without end.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode()
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
        # Half of a surrogate pair can't be written again.
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("the JSON is nested too deeply") from None
    except UnicodeError:
        raise ValueError("the text is not valid UTF-8") from None
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("a key is given twice")
    return value


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
