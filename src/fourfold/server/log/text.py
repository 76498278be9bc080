"""Makes text safe to log: escapes control characters and limits the length."""

import re
from string import ascii_letters, digits

MAX_FIELD_CHARACTERS = 200
"""Maximum length of a field, such as a path."""

MAX_MESSAGE_CHARACTERS = 2_000
"""Maximum length of a message."""

_UNSAFE = re.compile(
    # C0 and C1 controls, DEL, line and paragraph separators, and lone surrogates.
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
    # Bidirectional controls and invisible characters.
    "\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
"""Characters that could forge log lines, control the reader's terminal, or disguise text."""

_RUN = f"{ascii_letters}{digits}_-"


def escape(text: str) -> str:
    r"""Escape control characters, as in `\x1b` or `\u202e`."""
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def escape_json(text: str) -> str:
    """Escape control characters in JSON, keeping its meaning."""
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def shorten(text: str, max_characters: int) -> str:
    """Truncate a text, and append how much is missing.

    The word at the cut is dropped, since the rest of a token might be too short to be redacted.
    """
    if len(text) <= max_characters:
        return text
    kept = text[:max_characters].rstrip(_RUN)
    return f"{kept}… (+{len(text) - len(kept):,} characters)"
