"""Measures Quartino's bots on one core: search iterations and whole games, in C++ and Python.

`python -m benchmarks.bench_quartino_bots` prints Markdown tables; results.md has the notable ones.
An iteration plays a few more turns after one candidate turn, in a random deal. Every search runs
twice, and must give the same answer.
"""

from collections.abc import Iterator
from time import perf_counter

from benchmarks.bench_playouts import TURN_CAP, measure, play_by_core, play_by_python
from benchmarks.machine import describe
from fourfold.bots import Budget, Question, decision_seed, make_bot
from fourfold.bots.quartino import LEVELS
from fourfold.games.quartino import AS_PRINTED, QUARTINO, Position
from fourfold.games.setup import Setup
from fourfold.match import AnyMatch, Match
from fourfold.solver.quartino.search import choose_turn, know_nothing

GAMES = 6
"""Timed games of each level against itself."""

NO_CAP = Budget(seconds=None)


def main() -> None:
    print(f"{describe()}\n")
    print("| on one core | Python | C++ | C++ against Python |\n|---|---|---|---|")
    for seats in QUARTINO.seat_counts:
        print_games(seats)
    print("\n| search for | iterations |\n|---|---|")
    for seats in QUARTINO.seat_counts:
        print(f"| {seats} seats | {measure_search(seats):,.0f}/s |")
    print("\n| level | time for a turn, mean | worst |\n|---|---|---|")
    for level in LEVELS:
        times = sorted(time_turns(level.name))
        print(f"| `{level.name}` | {sum(times) / len(times):.2f} ms | {times[-1]:.1f} ms |")


def print_games(seats: int) -> None:
    """Measure random games by both implementations; check that they are equally long."""
    python, turns = measure(play_by_python("quartino", "wheel", seats))
    compiled, same = measure(play_by_core(AS_PRINTED, seats))
    assert abs(turns - same) < 0.1 * same, f"{turns} against {same} turns per game"
    what = f"random games for {seats}, {TURN_CAP} turns"
    print(f"| {what} | {python:,.0f}/s | {compiled:,.0f}/s | {compiled / python:,.0f} times |")


def measure_search(seats: int) -> float:
    """Return iterations per second at the expert's depth, over the first turns of a game."""
    character, iterations, seconds = LEVELS[-1].character, 0, 0.0
    for number, match in enumerate(matches(seats)):
        view = match.position.view(match.seat)
        assert isinstance(view, Position)
        start = perf_counter()
        finding = choose_turn(view, know_nothing(seats), character, number)
        seconds += perf_counter() - start
        iterations += finding.iterations
        assert finding == choose_turn(view, know_nothing(seats), character, number)
    return iterations / seconds


def matches(seats: int, turns: int = 8) -> Iterator[AnyMatch]:
    """Yield a match of planners before each of its first turns."""
    match, bot = new_match(seats, seed=1), make_bot(QUARTINO, "planner")
    for _ in range(turns):
        if match.seat is None:
            return
        yield match
        question = Question(match.position.view(match.seat), tuple(match.events), 1, NO_CAP)
        for move in bot.choose(question).moves:
            match.play(move)


def time_turns(name: str) -> Iterator[float]:
    """Yield the milliseconds of each turn in games of one level against itself."""
    bot = make_bot(QUARTINO, name)
    for game in range(GAMES):
        match = new_match(2 + game % 3, seed=game)
        while match.seat is not None:
            events = tuple(match.events)
            view, seed = match.position.view(match.seat), decision_seed(game, events)
            start = perf_counter()
            choice = bot.choose(Question(view, events, seed, NO_CAP))
            yield 1000 * (perf_counter() - start)
            for move in choice.moves:
                match.play(move)


def new_match(seats: int, seed: int) -> AnyMatch:
    """Return a match on the wheel."""
    deal = QUARTINO.draw_deal(seats, seed)
    return Match(Setup(QUARTINO, AS_PRINTED, seats, deal=deal), turn_cap=TURN_CAP)


if __name__ == "__main__":
    main()
