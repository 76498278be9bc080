"""A puzzle: a position, a goal, and every answer that reaches it."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from hashlib import blake2b

from fourfold.games.game import check_type

ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""The 32 characters of an id: no i, l, o or u, which are easily misread."""

ID_LENGTH = 7

A_PUZZLE = "a puzzle (shipped_puzzles returns some)"


class PuzzleError(ValueError):
    """A puzzle, or a puzzle file, that can't be read; the message says what and where."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it is stored; all values are in forms that other programs can read."""

    id: str
    """The same in every version: derived from the position up to symmetry."""

    game: str
    """The name of the game."""

    rules: str
    """The key of the rule set."""

    position: str
    """The position in notation."""

    theme: str
    """What kind of puzzle it is, such as `win-2`."""

    goal: str
    """What the solver of the puzzle must achieve, such as `win in 2`."""

    answers: tuple[str, ...]
    """Every accepted first move or turn in notation, or a word where the goal asks for one."""

    difficulty: int
    """How hard it is, on the scale of ratings: 500 is easy, 2,500 very hard."""

    def to_json(self) -> str:
        """Return the puzzle as a JSON object on one line."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(values)


def parse_json(line: str) -> Puzzle:
    """Read a line that `Puzzle.to_json` has written; raise `PuzzleError` if it is not one."""
    try:
        values = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"not JSON: {error}") from None
    names = [field.name for field in fields(Puzzle)]
    if not isinstance(values, dict) or sorted(values) != sorted(names):
        raise PuzzleError(f"a puzzle is an object with exactly {', '.join(names)}")
    answers = values["answers"]
    if not isinstance(answers, list) or not all(isinstance(each, str) for each in answers):
        raise PuzzleError("answers must be a list of strings")
    values["answers"] = tuple(answers)
    for name in names:
        kind = {"answers": tuple, "difficulty": int}.get(name, str)
        if not isinstance(values[name], kind) or isinstance(values[name], bool):
            raise PuzzleError(f"{name} must be {'a number' if kind is int else 'a string'}")
    return Puzzle(**values)


def check_puzzles(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Yield puzzles one by one; raise `TypeError` for anything but a list of them."""
    check_type(puzzles, Iterable, "a list of puzzles")
    return (check_type(puzzle, Puzzle, A_PUZZLE) for puzzle in puzzles)


def make_id(game: str, rules: str, key: str) -> str:
    """Return the id of a puzzle, given its position's canonical key."""
    digest = blake2b(f"{game} {rules} {key}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return "".join(ID_LETTERS[number >> 5 * place & 31] for place in range(ID_LENGTH))
