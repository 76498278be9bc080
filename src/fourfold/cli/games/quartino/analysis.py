"""Explains a position of Quartino: the claims, how near the cards are, and the best turns."""

from collections.abc import Iterator
from math import sqrt

from fourfold.bots.quartino.level import LEVELS
from fourfold.cli.games.adapter import Explanation
from fourfold.games.game import GameError
from fourfold.games.quartino import (
    CARDS,
    Card,
    Phase,
    Position,
    format_rules,
    format_turn,
)
from fourfold.solver.quartino.search import (
    EvaluatedTurn,
    Finding,
    cards_within,
    choose_turn,
    know_nothing,
)

SEED = 1
"""Fixed, so that the same position gives the same estimate."""

MAX_STONES = 4
MAX_TURNS = 10
"""Maximum number of turns listed."""


def explain(position: Position) -> Explanation:
    """List claims and cards, and estimate the best turns with the strongest bot's search."""
    if position.seat is None:
        raise GameError("the game is over: there is nothing to analyse")
    if None in position.rack.hidden:
        raise GameError(f"seat {position.mover} is to move, so its cards must be known")
    seen = position.view(position.mover)
    found = choose_turn(seen, know_nothing(seen.seats), LEVELS[-1].character, SEED)
    claims, near = _claims(seen), _distances(seen)
    return Explanation(
        "\n".join([str(seen), "", *_lines(seen, found, claims, near)]),
        {
            "game": "quartino",
            "rules": format_rules(seen.rules),
            "position": seen.notation,
            "seat": seen.seat,
            "chance": round(found.turns[0].chance, 4),
            "turns": [_turn(each) for each in found.turns[:MAX_TURNS]],
            "line": format_turn(found.line),
            "claims": [str(claim) for claim in claims],
            "cards": [{"card": str(card), "stones": stones} for card, stones in near.items()],
        },
    )


def _claims(position: Position) -> list[str]:
    """Return every claim of every card that the top stones show, whoever holds it."""
    windows = range(1, len(position.rules.geometry.windows) + 1)
    return [f"{card}@{n}" for card in CARDS for n in windows if position.is_match(card, n)]


def _distances(position: Position) -> dict[Card, int]:
    """Return how many stones each of the player's cards lacks, whatever the supply."""
    within = [set(cards_within(position, stones)) for stones in range(MAX_STONES + 1)]
    return {
        card: next(stones for stones, cards in enumerate(within) if card in cards)
        for card in position.rack.hidden
        if card is not None
    }


def _turn(turn: EvaluatedTurn) -> dict[str, object]:
    return {
        "turn": format_turn(turn.moves),
        "chance": round(turn.chance, 4),
        "spread": round(_spread(turn), 4),
        "visits": turn.visits,
    }


def _spread(turn: EvaluatedTurn) -> float:
    """Return the standard error of an estimate; 0.5 at most, if nothing was simulated."""
    chance = min(max(turn.chance, 0.0), 1.0)
    return sqrt(chance * (1 - chance) / max(turn.visits, 1))


def _lines(
    position: Position, found: Finding, claims: list[str], near: dict[Card, int]
) -> Iterator[str]:
    """Yield sentences, for people."""
    yield f"Claims shown on the board now: {' '.join(claims) or 'none'}"
    if position.phase is not Phase.CLAIM or near:
        cards = ", ".join(f"{card} {stones}" for card, stones in near.items())
        yield f"Stones missing for each of your cards: {cards}"
    yield "Best turns, with the estimated chance of winning:"
    for turn in found.turns[:MAX_TURNS]:
        chance, spread = 100 * turn.chance, 100 * _spread(turn)
        yield f"  {format_turn(turn.moves):24} {chance:5.1f} % ± {spread:.1f}"
