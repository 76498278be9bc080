"""A tournament of four Quarto! bots: four games of each pairing, twenty-four in all.

Two bots are custom: `hasty` is a class in this file, and the last one is another program, here
`engine.py`.
"""

import shlex
import sys
from pathlib import Path

from fourfold import Choice, Question, quarto
from fourfold.arena import Settings, play_tournament, rank_bots

ENGINE = Path(__file__).with_name("engine.py")


class HastyBot:
    """Plays the first sensible move."""

    name = "hasty"

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        """Return one move."""
        return Choice((question.view.sensible_moves()[0],))


def main() -> None:
    """Play the games one after another, and print the table."""
    engine = "engine:" + shlex.join([sys.executable, str(ENGINE), "quarto"])
    settings = Settings("quarto", "CSHT!", ("casual", "keen", "hasty", engine), games=4, seed=1)
    print("bot       games  won  drawn  lost  points  rating")
    for row in rank_bots(play_tournament(settings, bots={"hasty": HastyBot})):
        score = row.score
        print(
            f"{row.label:8}  {score.games:5}  {score.wins:3}  {score.draws:5}  "
            f"{score.losses:4}  {score.points:6}  {row.value:+6.0f}"
        )


if __name__ == "__main__":
    main()
