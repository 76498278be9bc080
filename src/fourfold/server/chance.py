"""The server's source of randomness: unguessable ids, deals, draws and seeds."""

from random import Random, SystemRandom
from secrets import randbelow

from fourfold.server.public_id import ID_COUNT, format_id


class Chance:
    """The operating system's RNG."""

    def __init__(self) -> None:
        self.random: Random = SystemRandom()

    def game_id(self) -> str:
        """Return a new game id: public, but unguessable."""
        return format_id(randbelow(ID_COUNT))

    def guest_id(self) -> str:
        """Return a new guest id: public."""
        return format_id(randbelow(ID_COUNT))

    def below(self, limit: int) -> int:
        """Return a random integer from 0 up to, but not including, a limit."""
        return randbelow(limit)

    def seed(self) -> int:
        """Return an RNG seed for a deal or bots: 128 bits, because it determines hidden cards."""
        return randbelow(2**128)
