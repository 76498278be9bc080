"""Where positions come from: games between levels, some with other cards in the rack."""

from collections.abc import Iterator
from random import Random

from fourfold.bots import Budget, Question, make_bot
from fourfold.games.quartino import (
    CARDS,
    QUARTINO,
    Phase,
    Position,
    Rack,
    Rules,
    draw_deal,
    start,
)
from fourfold.puzzles.quartino.theme import CLAIM, COLOUR, MAX_STONES, STONES
from fourfold.solver.quartino.search import cards_within

LEVELS = ("novice", "builder", "blocker")
"""The levels that play."""

MAX_TURNS = 60
"""A game is abandoned after this many turns."""

MIN_STONES = 6
"""Minimum number of stones on the board."""

DEALS = 4
"""How many racks of cards are tried with a board if the player's own are not promising."""


def propose_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    """Yield positions that may fit a theme, as the player to move sees them, endlessly."""
    for position in _game_positions(rules, theme, random):
        own = _seen_by_mover(position)
        deals = (_with_other_cards(own, random) for _ in range(DEALS))
        promising = (seen for seen in (own, *deals) if _is_promising(theme, seen))
        if seen := next(promising, None):
            yield seen


def _game_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    bots = [make_bot(QUARTINO, name) for name in LEVELS]
    wanted = {CLAIM: Phase.CLAIM, COLOUR: Phase.COLOUR}.get(theme, Phase.PLACE)
    while True:
        pair = random.choices(bots, k=2)
        position = start(rules, deal=draw_deal(2, random.getrandbits(32)))
        for _ in range(MAX_TURNS):
            question = Question(position, seed=random.getrandbits(32), budget=Budget(seconds=None))
            for move in pair[position.mover - 1].choose(question).moves:
                if position.phase is wanted and sum(map(len, position.stacks)) >= MIN_STONES:
                    yield position
                position = position.play(move)
            if position.outcome is not None:
                break


def _seen_by_mover(position: Position) -> Position:
    """Return the position as the player to move sees it, with that player in seat 1."""
    seen = position.view(position.mover)
    racks = seen.racks if seen.mover == 1 else (seen.racks[1], seen.racks[0])
    return Position(seen.rules, seen.stacks, 1, seen.phase, seen.stones, racks)


def _with_other_cards(seen: Position, random: Random) -> Position:
    """Return the position with other cards in the rack of the player to move."""
    known = {card for rack in seen.racks for card in rack.claimed}
    rest = [card for card in CARDS if card not in known]
    own = seen.racks[0]
    hidden = tuple(random.sample(rest, len(own.hidden)))
    racks = (Rack(hidden, own.claimed), *seen.racks[1:])
    return Position(seen.rules, seen.stacks, 1, seen.phase, seen.stones, racks)


def _is_promising(theme: str, seen: Position) -> bool:
    """Return whether a card is close to a claim: otherwise there is nothing to overlook."""
    if theme == CLAIM:
        return _count_near(seen, 1) > 0
    if theme == COLOUR:
        after = seen.play("+")
        return after.stones <= MAX_STONES and _count_near(after, after.stones) > 0
    if seen.stones > MAX_STONES or not _count_near(seen, seen.stones):
        return False
    return theme == STONES or _count_near(seen, seen.stones + 2) > 1


def _count_near(seen: Position, stones: int) -> int:
    """Return how many of the player's cards are at most this many stones away."""
    near = set(cards_within(seen, stones))
    return sum(card in near for card in seen.rack.hidden)
