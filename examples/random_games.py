"""Play 200 random games of Quarto! and count how they end.

The players move at random, but without wrong calls: `sensible_moves` leaves those out.
"""

from collections import Counter
from random import Random

from fourfold import Outcome, quarto

GAMES = 200


def play_at_random(random: Random) -> Outcome:
    """Play one game of Quarto! and return how it ended."""
    position = quarto.start()
    while position.outcome is None:
        position = position.play(random.choice(position.sensible_moves()))
    return position.outcome


def main() -> None:
    """Play the games and print the table."""
    random = Random(1)
    counts = Counter(play_at_random(random) for _ in range(GAMES))
    for outcome, count in counts.most_common():
        print(f"{count:4}  {outcome}")


if __name__ == "__main__":
    main()
