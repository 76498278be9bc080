"""Strict JSON parser: rejects anything that two parsers could read differently."""

import json


def read_json(text: str | bytes) -> object:
    """Parse JSON or raise ValueError.

    Rejects what the standard library accepts: NaN and infinities, duplicate keys, lone surrogates
    and unlimited nesting.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode()
        value = _DECODER.decode(text)
        # A lone surrogate can't be encoded.
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("the JSON is nested too deeply") from None
    except UnicodeError:
        raise ValueError("the text is not valid UTF-8") from None
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("duplicate key")
    return value


def _constant(name: str) -> object:
    raise ValueError(f"{name} is not valid JSON")


# Created once: `json.loads` would create a decoder for every text.
_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)
