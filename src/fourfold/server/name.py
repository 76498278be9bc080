"""The names that people give themselves."""

from fourfold.server.refusal import Code, Refusal

LONGEST = 40


def clean_name(name: str) -> str:
    """Return a name as it is shown, or raise `Refusal` for one that can't be.

    Nothing invisible stays in it: it goes into records, lists and other people's screens.
    """
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST or not clean.isprintable():
        raise Refusal(Code.BAD_NAME, f"a name has 1 to {LONGEST} printable characters")
    return clean
