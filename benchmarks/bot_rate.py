"""Measures bot speed: whole games between two levels, on one core, in CPU time.

`python -m benchmarks.bot_rate` prints the rates of whichever `fourfold` it finds as JSON, so that
`bench_bot_speed --against` can measure another checkout.
"""

import json
from dataclasses import dataclass
from time import process_time
from typing import TypeAlias
from zlib import crc32

from fourfold.bots import Budget, make_bot
from fourfold.match import AnyMatch, Match
from fourfold.table import play_match

NO_CAP = Budget(seconds=None)
"""Only the level's own work limit: the same game on every machine."""

WARM_UP_GAMES = 2

Rate: TypeAlias = tuple[float, list[int]]
"""Games per second, and the checksum of each game's moves."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two levels and their number of games."""

    game: str
    rules: str
    bots: tuple[str, str]
    games: int

    def __str__(self) -> str:
        return f"{self.game} `{self.rules}`, {self.bots[0]} and {self.bots[1]}"

    def play(self, seed: int) -> AnyMatch:
        """Play a game; over four games each level has both seats, and starts from both."""
        names = self.bots[::-1] if seed % 2 else self.bots
        match: AnyMatch = Match.new(
            self.game, self.rules, starter=1 + seed // 2 % 2, names=names, seed=seed
        )
        play_match(match, [make_bot(self.game, name) for name in names], seed=seed, budget=NO_CAP)
        return match


PAIRINGS = (
    Pairing("quarto", "CSHT!", ("club", "expert"), 40),
    Pairing("quarto", "CSHT+!", ("club", "expert"), 40),
    Pairing("quarto", "CSHT!", ("novice", "casual"), 40),
    Pairing("quarto", "CSHT!", ("keen", "club"), 40),
    Pairing("quarto", "CSHT!", ("expert", "perfect"), 8),
    Pairing("quartino", "wheel", ("builder", "blocker"), 40),
    Pairing("quartino", "wheel", ("blocker", "planner"), 4),
)
"""The first one is the reference for the bots' speed."""


def rates() -> dict[str, Rate]:
    """Play every pairing's games once."""
    return {str(pairing): _rate(pairing) for pairing in PAIRINGS}


def _rate(pairing: Pairing) -> Rate:
    for seed in range(WARM_UP_GAMES):
        pairing.play(seed)
    start = process_time()
    matches = [pairing.play(seed) for seed in range(pairing.games)]
    seconds = process_time() - start
    return pairing.games / seconds, [_checksum(match) for match in matches]


def _checksum(match: AnyMatch) -> int:
    return crc32(" ".join(map(str, match.moves)).encode())


if __name__ == "__main__":
    print(json.dumps(rates()))
