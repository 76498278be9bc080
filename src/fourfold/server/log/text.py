"""Makes text safe to log: no control characters, and not longer than a line should be."""

import re
from string import ascii_letters, digits

MAX_FIELD_CHARACTERS = 200
"""The longest field, such as a path; the rest is counted."""

MAX_MESSAGE_CHARACTERS = 2_000
"""The longest message."""

_UNSAFE = re.compile(
    # C0 and C1 controls, DEL, line and paragraph separators, and halves of surrogate pairs.
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
    # What turns text round (bidi), and what nobody sees.
    "\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
"""Lets a client forge log lines, write to the reader's terminal, or show one thing as another."""

_RUN = f"{ascii_letters}{digits}_-"


def escape(text: str) -> str:
    r"""Return a text with control characters as `\x1b` or `\u202e`."""
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def escape_json(text: str) -> str:
    """Return JSON in which no string holds a control character; it means the same."""
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def shorten(text: str, most: int) -> str:
    """Return a text cut to a length, and how much is missing.

    The word at the cut is dropped: too little of a token might be left to recognise and redact it.
    """
    if len(text) <= most:
        return text
    kept = text[:most].rstrip(_RUN)
    return f"{kept}… (+{len(text) - len(kept):,} characters)"
