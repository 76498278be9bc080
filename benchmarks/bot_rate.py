"""How fast the bots are: whole games between two levels, on one core.

Times are processor times. `python -m benchmarks.bot_rate` prints the rates as JSON, of whichever
`fourfold` it finds; so `bench_bot_speed --against` measures those of another checkout.
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
"""The level's own work alone: the same game on every machine."""

WARM_UP_GAMES = 2

Rate: TypeAlias = tuple[float, list[int]]
"""Games a second, and the checksum of each game's moves."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two levels, and how many games they play."""

    game: str
    rules: str
    bots: tuple[str, str]
    games: int

    def __str__(self) -> str:
        return f"{self.game} `{self.rules}`, {self.bots[0]} and {self.bots[1]}"

    def play(self, seed: int) -> AnyMatch:
        """Play a game; each level has either seat and either start in one game of four."""
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
"""The first is the one by which the speed of the bots is judged."""


def rates() -> dict[str, Rate]:
    """Let every pairing play its games once."""
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
