"""A tournament of three bots of Quarto!: ten games of each pairing, thirty in all.

The third bot is one's own: to the arena it is a program, here `engine.py`.
"""

import shlex
import sys
from pathlib import Path

from fourfold.arena import Settings, play_tournament, rank_bots

ENGINE = Path(__file__).with_name("engine.py")


def main() -> None:
    """Play the games one after the other, and print the table."""
    engine = "engine:" + shlex.join([sys.executable, str(ENGINE), "quarto"])
    settings = Settings("quarto", "CSHT!", ("casual", "keen", engine), games=10, seed=1)
    print("bot      games  won  drawn  lost  points  rating")
    for row in rank_bots(play_tournament(settings)):
        score = row.score
        print(
            f"{row.label:7}  {score.games:5}  {score.wins:3}  {score.draws:5}  "
            f"{score.losses:4}  {score.points:6}  {row.value:+6.0f}"
        )


if __name__ == "__main__":
    main()
