"""Bot games for the tests, and the questions that come up in them."""

from collections.abc import Iterator, Sequence
from random import Random

from fourfold.bots import AnyBot, AnyChoice, Budget, Question, decision_seed, make_bot
from fourfold.games import quartino
from fourfold.games.quartino import QUARTINO, Claim, Phase, Position
from fourfold.match import AnyMatch, Match
from tests.games.generator import QUARTINO_RULES, quartino_setup
from tests.games.policy import choose_eagerly, pick

NAMES = ("novice", "builder", "blocker", "planner", "expert", "reader")
TABLES = [(rules, seats) for rules in QUARTINO_RULES for seats in QUARTINO.seat_counts]
LITTLE_WORK = Budget(seconds=None, work=48)
"""Keeps tests fast and independent of the clock."""


def make_bots() -> list[AnyBot]:
    """Return a bot of each level."""
    return [make_bot(QUARTINO, name) for name in NAMES]


def position_of(match: AnyMatch) -> Position:
    """Return a match's position with all cards."""
    position = match.position
    assert isinstance(position, Position)
    return position


def ask(bot: AnyBot, match: AnyMatch, seed: int = 1, budget: Budget = LITTLE_WORK) -> AnyChoice:
    """Ask a bot for the mover's turn."""
    events = tuple(match.events)
    view = match.position.view(match.seat)
    return bot.choose(Question(view, events, decision_seed(seed, events), budget))


def play_match(bots: Sequence[AnyBot], match: AnyMatch, seed: int) -> Iterator[AnyChoice]:
    """Let bots play a match to its end; yield each choice once it has been played."""
    while match.seat is not None:
        choice = ask(bots[match.seat - 1], match, seed)
        for move in choice.moves:
            match.play(move, match.seat)
        yield choice


def sample_matches(games: int, moves: int) -> Iterator[AnyMatch]:
    """Yield matches in mid-game, at all tables; the moves include wrong claims.

    Each is a few moves further on than the last, in any phase of a turn.
    """
    for number in range(games):
        rules, seats = TABLES[number % len(TABLES)]
        match = Match(quartino_setup(rules, seats, start=1 + number % seats, seed=number))
        random = Random(number)
        for _ in range(moves):
            if match.seat is None:
                break
            yield match
            for _ in range(1 + int(random.random() * 16)):
                if match.seat is not None:
                    match.play(_choose(match.position, random))


def _choose(position: object, random: Random) -> quartino.Move:
    assert isinstance(position, Position)
    if position.phase is Phase.CLAIM and random.random() < 0.1:
        return pick([m for m in position.legal_moves() if isinstance(m, Claim)], random)
    move: quartino.Move = choose_eagerly(position, random)
    return move
