"""Quartino on the command line: native perft if every card is known, and analysis."""

from fourfold.cli.games.adapter import CommandLine, Explanation
from fourfold.games.quartino import Position
from fourfold.language import Language


def count_natively(position: Position, depth: int, has_ended: bool) -> list[int] | None:
    """Count with the native engine, which needs every card and can't count endings."""
    from fourfold.solver.quartino import native

    if has_ended or not native.is_known(position):
        return None
    return [native.perft(position, depth)]


def draw_picture(language: Language, position: Position) -> str:
    """Draw the stacks in plain characters."""
    from fourfold.cli.games.quartino import picture

    return picture.draw_picture(language, position)


def analyse(position: Position) -> Explanation:
    """Estimate the turns of a position by search, and list the claims."""
    from fourfold.cli.games.quartino.analysis import explain

    return explain(position)


QUARTINO = CommandLine(
    examples={
        "play": ("fourfold play quartino --players 3 --lang cs",),
        "perft": ("fourfold perft quartino --players 4 --seed 7 --depth 6",),
        "arena": ("fourfold arena quartino random random --players 4 --out runs/four --seed 7",),
    },
    notes={
        "perft": "For Quartino, the native engine needs to know every card and can't count the "
        "sequences that end the game; python can.",
    },
    count_natively=count_natively,
    picture=draw_picture,
    analyse=analyse,
    analysed_rules=("wheel",),
)
