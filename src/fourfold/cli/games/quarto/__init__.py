"""Quarto! on the command line: native perft, missed groups, analysis, the solver, its book."""

from fourfold.cli.games.adapter import CommandLine, Explanation, OwnCommand
from fourfold.games.quarto import Move, Position, Rules, missed_groups
from fourfold.games.replay import Replay
from fourfold.language import Language


def count_natively(position: Position, depth: int, has_ended: bool) -> list[int]:
    """Count with the native engine, which merges symmetric positions."""
    from fourfold.solver.quarto import native

    counters = [native.perft, native.perft_ended] if has_ended else [native.perft]
    return [count(position, depth) for count in counters]


def list_missed(game: Replay[Position, Move, Rules]) -> dict[str, object]:
    """Return the complete groups that nobody called."""
    start, is_over = game.setup.position(), game.outcome is not None
    missed = missed_groups(start, game.moves, is_over=is_over)
    return {"missed": [str(lapse.group) for lapse in missed]}


def draw_picture(language: Language, position: Position) -> str:
    """Draw the pieces in plain characters."""
    from fourfold.cli.games.quarto import picture

    return picture.draw_picture(language, position)


def analyse(position: Position) -> Explanation:
    """Solve a position, and say what its pieces threaten."""
    from fourfold.cli.games.quarto.analysis import explain

    return explain(position)


QUARTO = CommandLine(
    examples={
        "": ("fourfold play quarto --bot random",),
        "play": ("fourfold play quarto --bot random", "fourfold play quarto --rules CSHT+!/60"),
        "rules": ("fourfold rules quarto --lang lt",),
        "perft": ("fourfold perft quarto --rules CSHT --depth 12 --ended",),
        "arena": (
            "fourfold arena quarto random random --games 20",
            "fourfold arena quarto random 'engine:.venv/bin/python examples/engine.py' --json",
        ),
        "analyse": ("fourfold analyse quarto '2..3/.548/9.A./1.BF C'",),
        "show": ("fourfold show '2..3/.548/9.A./1.BF C' --svg > board.svg",),
        "engine": (
            "fourfold engine quarto --bot random",
            "printf 'position start moves =5\\ngo\\n' | fourfold engine quarto --bot random",
        ),
    },
    notes={
        "replay": "Quarto! adds missed: the complete groups that nobody called.",
        "perft": "For Quarto!, the native engine merges symmetric positions: depth 14 from the "
        "empty board takes seconds, and any depth less than half a gigabyte. Calls are never "
        "counted.",
    },
    commands={
        "solve": OwnCommand(
            "fourfold.cli.games.quarto.solve",
            "Solve Quarto! positions exactly.",
        ),
        "book": OwnCommand(
            "fourfold.cli.games.quarto.book", "Build or verify the solver's opening book."
        ),
        "dataset": OwnCommand(
            "fourfold.cli.games.quarto.dataset",
            "Make or describe datasets of Quarto! with exact labels.",
        ),
        "grade": OwnCommand(
            "fourfold.cli.games.quarto.grade",
            "Grade a Quarto! bot or engine against exact answers.",
        ),
    },
    count_natively=count_natively,
    summarise=list_missed,
    picture=draw_picture,
    analyse=analyse,
    analysed_rules=("CSHT!", "CSHT"),
)
