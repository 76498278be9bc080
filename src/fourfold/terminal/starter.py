"""Who starts the first game at a table and the following ones, as the players agree."""

from dataclasses import dataclass
from random import Random

from fourfold.games.game import AnyGame, Seat
from fourfold.match import AnyMatch


@dataclass(frozen=True, slots=True)
class StarterPolicy:
    """Who starts the games at a table."""

    seat: Seat | None = None
    """The seat that the players agreed on; None to draw lots."""

    is_loser_next: bool = False
    """Whether the loser starts the next game (a house rule); otherwise `seat` decides again."""

    def first(self, seats: int, random: Random) -> Seat:
        """Return the seat that starts the first game."""
        return random.randint(1, seats) if self.seat is None else self.seat

    def following(self, match: AnyMatch, random: Random) -> Seat:
        """Return the seat that starts the game after this one."""
        if self.is_loser_next:
            return match.next_starter(random)
        return self.first(match.setup.seats, random)


def default_starter_policy(game: AnyGame) -> StarterPolicy:
    """Return the default: draw lots for the first game, then follow the game's own default."""
    return StarterPolicy(is_loser_next=game.default_loser_starts)
