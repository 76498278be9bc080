"""Times the C++ core's random playouts in whichever `fourfold` is on the path.

`python -m benchmarks.playout_times` prints JSON for benchmarks/against.py.
"""

from collections.abc import Callable, Iterator

from benchmarks.against import print_times
from fourfold.games import quartino, quarto
from fourfold.solver.quartino.playout import play_quartino
from fourfold.solver.quarto.playout import play_quarto

TURN_CAP = 60
QUARTO_GAMES = 2_000_000
QUARTINO_GAMES = 200_000


def workloads() -> Iterator[tuple[str, Callable[[], object]]]:
    for key in ("CSHT", "CSHT+"):
        yield f"{QUARTO_GAMES:,} games of Quarto!, `{key}`", _quarto(quarto.parse_rules(key))
    for key in ("wheel", "grid"):
        for seats in (2, 4):
            what = f"{QUARTINO_GAMES:,} games of Quartino, {key}, {seats} seats"
            yield what, _quartino(quartino.parse_rules(key), seats)


def _quarto(rules: quarto.Rules) -> Callable[[], object]:
    return lambda: str(play_quarto(rules, QUARTO_GAMES, 1))


def _quartino(rules: quartino.Rules, seats: int) -> Callable[[], object]:
    return lambda: str(play_quartino(rules, seats, QUARTINO_GAMES, 1, TURN_CAP))


if __name__ == "__main__":
    print_times(workloads())
