"""Where the server's chance comes from: ids, deals, lots and seeds that nobody can guess."""

from random import Random, SystemRandom
from secrets import randbelow

from fourfold.server.public_id import ID_COUNT, format_id


class Chance:
    """The operating system's chance."""

    def __init__(self) -> None:
        self.random: Random = SystemRandom()

    def game_id(self) -> str:
        """Return an id for a game: public, and not to be guessed."""
        return format_id(randbelow(ID_COUNT))

    def guest_id(self) -> str:
        """Return an id for a guest: public."""
        return format_id(randbelow(ID_COUNT))

    def below(self, limit: int) -> int:
        """Return a number from 0 to below a limit."""
        return randbelow(limit)

    def seed(self) -> int:
        """Return a seed for a deal or for bots: 128 bits, for hidden cards follow from it."""
        return randbelow(2**128)
