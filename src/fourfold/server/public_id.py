"""Ids of games and guests: public, but unguessable, with over 128 bits.

They consist only of lowercase letters, because the log redacts long runs of other characters as
possible tokens.
"""

from string import ascii_lowercase

ID_LETTERS = 28
"""log2(26 ** 28) = 131.6 bits. Ids from older versions have 12 characters and stay valid."""

ID_PATTERN = "[0-9A-Za-z_-]{4,32}"
"""Matches game ids of this and older versions."""

ID_COUNT = len(ascii_lowercase) ** ID_LETTERS
"""The number of possible ids."""


def format_id(number: int) -> str:
    """Return a number's id, modulo the number of ids."""
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(ascii_lowercase))
        letters.append(ascii_lowercase[letter])
    return "".join(letters)
