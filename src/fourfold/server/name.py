"""Validation of display names."""

import re

from fourfold.server.refusal import Code, Refusal

MAX_NAME_CHARACTERS = 40

_EMOJI = "\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_JOINER = re.compile(f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])")
"""The zero-width joiner between emoji, such as in a family; allowed only there."""


def clean_name(name: str) -> str:
    """Normalise a display name, or raise `Refusal` if it is invalid.

    Invisible characters are not allowed, because names appear in records, lists and on others'
    screens.
    """
    clean = " ".join(name.split())
    is_printable = _JOINER.sub("", clean).isprintable()
    if not clean or len(clean) > MAX_NAME_CHARACTERS or not is_printable:
        detail = f"a name must have 1 to {MAX_NAME_CHARACTERS} printable characters"
        raise Refusal(Code.BAD_NAME, detail)
    return clean
