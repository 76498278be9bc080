"""Explains a Quartino position: the claims, how near the cards are, and the best turns."""

from collections.abc import Iterator

from fourfold.bots.quartino.level import LEVELS
from fourfold.cli.games.adapter import Explanation
from fourfold.games.game import GameError
from fourfold.games.quartino import Card, Position, format_rules, format_turn
from fourfold.games.quartino.shown import ShownCard, find_shown_cards
from fourfold.solver.quartino.estimate import Estimate, EstimatedTurn, Share, estimate
from fourfold.solver.quartino.search import cards_within

MAX_STONES = 4
MAX_TURNS = 10
"""Maximum number of turns listed."""


def explain(position: Position) -> Explanation:
    """List claims and cards, and estimate the position as the page's analysis board does.

    It uses every card that the position shows.
    """
    if position.seat is None:
        raise GameError("the game is over: there is nothing to analyse")
    found = estimate(position, LEVELS[-1].character)
    claims, near = find_shown_cards(position), _distances(position)
    return Explanation(
        "\n".join([str(position), "", *_lines(position, found, claims, near)]),
        {
            "game": "quartino",
            "rules": format_rules(position.rules),
            "position": position.notation,
            "seat": position.seat,
            "chance": round(found.shares[position.seat - 1].chance, 4),
            "shares": [_share(each) for each in found.shares],
            "turns": [_turn(each) for each in found.turns[:MAX_TURNS]],
            "line": format_turn(found.line),
            "claims": [
                {"claim": str(each), "holder": each.holder, "is_claimed": each.is_claimed}
                for each in claims
            ],
            "cards": [{"card": str(card), "stones": stones} for card, stones in near.items()],
        },
    )


def _distances(position: Position) -> dict[Card, int]:
    """Return how many stones each of the mover's known cards lacks, ignoring the supply."""
    within = [set(cards_within(position, stones)) for stones in range(MAX_STONES + 1)]
    return {
        card: next(stones for stones, cards in enumerate(within) if card in cards)
        for card in position.rack.hidden
        if card is not None
    }


def _share(share: Share) -> dict[str, object]:
    spread = None if share.error is None else round(share.error, 4)
    return {"chance": round(share.chance, 4), "spread": spread}


def _turn(turn: EstimatedTurn) -> dict[str, object]:
    return {"turn": format_turn(turn.moves), **_share(turn.share), "visits": turn.visits}


def _lines(
    position: Position, found: Estimate, claims: tuple[ShownCard, ...], near: dict[Card, int]
) -> Iterator[str]:
    """Yield human-readable sentences."""
    yield "Cards that the board shows now:" + ("" if claims else " none")
    for claim in claims:
        yield f"  {claim}  {_holding(claim, position)}"
    if near:
        cards = ", ".join(f"{card} {stones}" for card, stones in near.items())
        yield f"Stones missing for each card of seat {position.mover}: {cards}"
    yield "Estimated share of wins, with its standard error (an estimate, not a proof):"
    for seat, share in enumerate(found.shares, 1):
        yield f"  {f'seat {seat}':24} {_percent(share)}"
    if not found.turns:
        yield f"No turns are compared: seat {position.mover} is to move and has unknown cards."
        return
    yield f"Best turns, with the estimated share of seat {position.mover}:"
    for turn in found.turns[:MAX_TURNS]:
        yield f"  {format_turn(turn.moves):24} {_percent(turn.share)}"


def _percent(share: Share) -> str:
    spread = "" if share.error is None else f" ± {100 * share.error:.1f}"
    return f"{100 * share.chance:5.1f}%{spread}"


def _holding(claim: ShownCard, position: Position) -> str:
    if claim.is_claimed:
        return f"claimed before by seat {claim.holder}"
    if claim.holder is not None:
        return f"held by seat {claim.holder}"
    has_unknown = any(None in rack.hidden for rack in position.racks)
    return "nobody is known to hold it" if has_unknown else "nobody holds it"
