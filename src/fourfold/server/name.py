"""The names that people give themselves."""

import re

from fourfold.server.refusal import Code, Refusal

LONGEST = 40

_EMOJI = "\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_JOINER = re.compile(f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])")
"""What makes one picture of two emoji, such as those of a family: it is invisible only there."""


def clean_name(name: str) -> str:
    """Return a name as it is shown, or raise `Refusal` for one that can't be.

    Nothing invisible stays in it: it goes into records, lists and other people's screens.
    """
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST or not _JOINER.sub("", clean).isprintable():
        raise Refusal(Code.BAD_NAME, f"a name has 1 to {LONGEST} printable characters")
    return clean
