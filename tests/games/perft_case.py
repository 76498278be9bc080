"""The perft data files: positions with the number of move sequences of each depth.

`tests/data/perft/README.md` describes the format. Tests of all implementations read the same files.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "perft"


@dataclass(slots=True)
class PerftCase:
    """A position and its counts."""

    game: str
    """The name of the game."""

    rules: str
    """The key of the rule set."""

    position: str
    """The position in notation."""

    counts: dict[int, int] = field(default_factory=dict)
    """The number of sequences of exactly this many moves, for each depth in the file."""

    def __str__(self) -> str:
        return f"{self.game} {self.rules} {self.position}"


def perft_files() -> list[Path]:
    """List the data files in a fixed order."""
    return sorted(FOLDER.glob("*.txt"))


def read_cases(path: Path) -> Iterator[PerftCase]:
    """Yield the cases of a data file."""
    game = rules = ""
    case: PerftCase | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word in ("game", "rules", "position") and case is not None:
            yield case
            case = None
        if word == "game":
            game = rest
        elif word == "rules":
            rules = rest
        elif word == "position":
            case = PerftCase(game, rules, rest)
        elif word.endswith(":") and case is not None:
            case.counts[int(word[:-1])] = int(rest)
        elif line and not line.startswith("#"):
            raise ValueError(f"{path.name}: {line!r} is not a line of a perft file")
    if case is not None:
        yield case


def all_cases(game: str | None = None) -> list[PerftCase]:
    """List the cases of all files, or those of one game."""
    cases = [case for path in perft_files() for case in read_cases(path)]
    return [case for case in cases if game in (None, case.game)]
