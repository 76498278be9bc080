"""Start the engine `engine.py`, and play one game of Quarto! against it."""

import sys
from pathlib import Path

from fourfold import EngineBot, Match, make_bot, play_match, quarto

ENGINE = Path(__file__).with_name("engine.py")


def main() -> None:
    """Let the level `keen` play against the engine, and print the game."""
    with EngineBot(quarto.QUARTO, [sys.executable, str(ENGINE), "quarto"]) as engine:
        bots = [make_bot(quarto.QUARTO, "keen"), engine]
        match = Match.new(quarto.QUARTO, names=["keen", engine.id_name or engine.name])
        outcome = play_match(match, bots, seed=1)
    print(match)
    print(outcome)


if __name__ == "__main__":
    main()
