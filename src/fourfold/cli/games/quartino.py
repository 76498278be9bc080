"""Quartino on the command line: native counts where every card is known."""

from fourfold.cli.games.adapter import CommandLine
from fourfold.games.quartino import Position


def count_natively(position: Position, depth: int, has_ended: bool) -> list[int] | None:
    """Count by the compiled rules, which have to know every card and can't tell what ends."""
    from fourfold.solver.quartino import native

    if has_ended or not native.is_known(position):
        return None
    return [native.perft(position, depth)]


QUARTINO = CommandLine(
    examples={
        "play": ("fourfold play quartino --players 3 --lang cs",),
        "perft": ("fourfold perft quartino --players 4 --seed 7 --depth 6",),
        "arena": ("fourfold arena quartino random random --players 4 --out runs/four --seed 7",),
    },
    notes={
        "perft": "The native engine has to know every card of Quartino, and can't tell which "
        "sequences end its games: python does that.",
    },
    count_natively=count_natively,
)
