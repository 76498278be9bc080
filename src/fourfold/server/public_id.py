"""Ids of games and guests: public, and with more than 128 bits nobody can guess one.

They are made of small letters alone: the log hides every long run of other characters, since it may
be a token.
"""

from string import ascii_lowercase

ID_LETTERS = 28
"""log2(26 ** 28) = 131.6 bits. Ids of earlier versions have 12 characters, and stay valid."""

ID_PATTERN = "[0-9A-Za-z_-]{4,32}"
"""What may be an id of a game, of this version or an earlier one."""

ID_COUNT = len(ascii_lowercase) ** ID_LETTERS
"""How many ids there are."""


def format_id(number: int) -> str:
    """Return the id of a number, modulo the number of ids."""
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(ascii_lowercase))
        letters.append(ascii_lowercase[letter])
    return "".join(letters)
