"""Read a file of Quarto! games and print how many calls each seat missed.

Usage: judge_game.py [FILE]

Without a file, bots play some games first, in a temporary folder.
"""

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from fourfold import Budget, Match, make_bot, play_match, quarto, read_records


def write_games(path: Path, games: int = 5) -> None:
    """Let two bots that overlook lines play some games, and write them to a file."""
    bots = [make_bot(quarto.QUARTO, name) for name in ("novice", "random")]
    with path.open("w", encoding="utf-8") as file:
        for seed in range(games):
            match = Match.new(quarto.QUARTO, "CSHT!", names=[bot.name for bot in bots])
            play_match(match, bots, seed=seed, budget=Budget(seconds=None))
            print(match, file=file)


def judge_file(path: Path) -> None:
    """Print the missed calls for each game of a file and each seat."""
    for record in read_records(path):
        match = Match.from_record(record)
        windows, missed = Counter[int](), Counter[int]()
        for window in quarto.call_windows(match):
            if window.groups:
                windows[window.seat] += 1
                missed[window.seat] += window.is_missed
        print(f"Line {record.line}: {match.outcome}")
        for seat, name in enumerate(match.names, start=1):
            print(f"  {name} missed {missed[seat]} of {windows[seat]} calls")


def main() -> None:
    """Judge the given file, or one created on the fly."""
    if len(sys.argv) > 1:
        judge_file(Path(sys.argv[1]))
        return
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.txt"
        write_games(path)
        judge_file(path)


if __name__ == "__main__":
    main()
