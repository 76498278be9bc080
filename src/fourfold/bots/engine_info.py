"""Formats and parses `info` lines of the engine protocol, without `info`, for both ends."""

from collections.abc import Iterator, Sequence

from fourfold.bots.bot import AnyChoice, AnyProgress, Candidate, Progress
from fourfold.games.game import AnyGame, Move


def format_progress(seconds: float, progress: AnyProgress | None, game: AnyGame) -> str:
    """Format a bot's thinking time and its latest progress."""
    line = f"seconds {seconds:.1f}"
    if progress is None:
        return line
    line += f" nodes {progress.work}"
    if progress.best is not None:
        line += f" value {progress.best.value:.4g}{_format_line(progress.best.moves, game)}"
    return line


def parse_progress(words: Sequence[str], game: AnyGame) -> AnyProgress | None:
    """Parse the output of `format_progress`; None if it has only the time.

    Raise `ValueError` for other words.
    """
    match words:
        case ["seconds", _]:
            return None
        case ["seconds", _, "nodes", nodes]:
            return Progress(int(nodes))
        case ["seconds", _, "nodes", nodes, "value", value, "line", *line]:
            return Progress(int(nodes), Candidate(_parse_line(line, game), parse_value(value)))
        case _:
            raise ValueError(" ".join(words))


def format_opinion(choice: AnyChoice, game: AnyGame) -> Iterator[str]:
    """Yield the details of a bot's choice: its candidates, then its value and line."""
    for candidate in choice.candidates:
        yield f"candidate {candidate.value:.4g} {game.format_turn(candidate.moves)}"
    if choice.value is not None:
        yield f"value {choice.value:.4g}{_format_line(choice.line, game)}"


def parse_value(text: str) -> float:
    """Parse a value, clamped to -1 to 1."""
    return max(-1.0, min(1.0, float(text)))


def _format_line(moves: Sequence[Move], game: AnyGame) -> str:
    words = [game.format_move(move) for move in moves]
    return " ".join(["", "line", *words]) if words else ""


def _parse_line(words: Sequence[str], game: AnyGame) -> tuple[Move, ...]:
    return tuple(game.parse_move(word) for word in words)
