"""The server's adapter for Quartino."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import assert_never

from fourfold.games import quartino
from fourfold.games.quartino import QUARTINO
from fourfold.games.quartino.shown import find_shown_cards
from fourfold.games.quartino.stone import MIN_BONUS_STONES
from fourfold.match import AnyMatch
from fourfold.server.games.adapter import GameAdapter
from fourfold.server.games.assessment import Assessment
from fourfold.server.games.quartino import key, part
from fourfold.server.games.quartino.judge import assess, known_position
from fourfold.server.games.quartino.picture import draw
from fourfold.server.picture import Canvas

MAX_CACHED_POSITIONS = 512
MAX_CACHED_RULE_SETS = 256


class QuartinoAdapter(GameAdapter[quartino.Position, quartino.Move, quartino.Rules]):
    """Adapts Quartino to the server."""

    game = QUARTINO
    # Thinking time per turn: a game has dozens of turns.
    review_seconds = 0.5

    def describe_rules(self, rules: quartino.Rules) -> part.QuartinoRuleSet:
        """Describe a rule set for clients."""
        return _describe_rules(rules)

    def describe_position(self, position: quartino.Position) -> part.QuartinoPosition:
        """Describe a position for clients."""
        return _describe_position(position)

    def describe_moves(self, moves: Sequence[quartino.Move]) -> part.QuartinoMoves:
        """Describe moves, with their notation."""
        # The moves are validated models already; skip validation, since every state has them.
        return part.QuartinoMoves.model_construct(moves=tuple(map(_describe_move, moves)))

    def describe_played(
        self, before: quartino.Position, move: quartino.Move, after: quartino.Position
    ) -> part.QuartinoPlayed:
        """Describe a move, whether a claim was wrong, and which stacks Column removed."""
        return part.QuartinoPlayed(
            move=_describe_move(move),
            fault="mismatch" if before.is_wrong(move) else None,
            cleared=_cleared(before, after),
        )

    def describe_aftermath(
        self, before: quartino.Position, after: quartino.Position
    ) -> part.QuartinoAftermath:
        """Describe which stacks Column removed at the start of the next turn."""
        return part.QuartinoAftermath(cleared=_cleared(before, after))

    def describe_ending(self, match: AnyMatch) -> part.QuartinoEnding:  # noqa: ARG002 - nothing to add
        """Describe the end: nothing to add to the last claim."""
        return part.QuartinoEnding()

    def position_key(self, position: quartino.Position) -> str:
        """Return the key of a position up to symmetry."""
        return key.position_key(position)

    def guarded_keys(self, position: quartino.Position) -> tuple[str, ...]:
        """Return the keys that a running game must not have for this position to be analysed."""
        return key.guarded_keys(position)

    def known_position(self, position: quartino.Position) -> quartino.Position:
        """Return a position as its seat to move sees it; raise `GameError` if cards are missing."""
        return known_position(position)

    @property
    def judge(self) -> Callable[[quartino.Position, float], Assessment]:
        """The strongest bot's estimate."""
        return assess

    def describe_insight(self, position: quartino.Position) -> part.QuartinoInsight:
        """Describe which cards the windows show, as the seat to move knows it."""
        known = position.view(position.mover)
        return part.QuartinoInsight(
            claims=tuple(
                part.QuartinoShownCard(
                    card=str(shown.card),
                    window=shown.window,
                    holder=shown.holder,
                    is_claimed=shown.is_claimed,
                )
                for shown in find_shown_cards(known)
            )
        )

    def is_call(self, move: quartino.Move) -> bool:
        """Return whether a move claims a card."""
        return isinstance(move, quartino.Claim)

    def draw(self, canvas: Canvas, position: quartino.Position) -> None:
        """Draw the board and its stacks."""
        draw(canvas, position)


@lru_cache(MAX_CACHED_RULE_SETS)
def _describe_rules(rules: quartino.Rules) -> part.QuartinoRuleSet:
    return part.QuartinoRuleSet(
        key=quartino.format_rules(rules),
        seconds=rules.seconds,
        has_secrets=True,
        geometry=rules.geometry.name,
        windows=rules.geometry.windows,
        column=MIN_BONUS_STONES,
    )


@lru_cache(MAX_CACHED_POSITIONS)
def _describe_position(position: quartino.Position) -> part.QuartinoPosition:
    return part.QuartinoPosition(
        text=quartino.format_position(position),
        stacks=tuple(tuple(stone.value for stone in stack) for stack in position.stacks),
        supply={colour.value: count for colour, count in position.supply.items()},
        colours=tuple(colour.value for colour in position.colours),
        phase=position.phase.value,
        can_match=_can_match(position),
        stones=position.stones,
        racks=tuple(
            part.Rack(
                hidden=tuple(None if card is None else str(card) for card in rack.hidden),
                claimed=tuple(map(str, rack.claimed)),
                is_out=rack.is_out,
            )
            for rack in position.racks
        ),
    )


def _can_match(position: quartino.Position) -> bool:
    """Return whether a claim could be right, judged by a spectator.

    A client may end the turn automatically where none could. If that depended on the player's own
    cards, a turn that doesn't end would betray one that matches.
    """
    if position.phase is not quartino.Phase.CLAIM:
        return False
    return any(isinstance(move, quartino.Claim) for move in position.view(None).sensible_moves())


@cache
def _describe_move(
    move: quartino.Move,
) -> (
    part.QuartinoDeclare
    | part.QuartinoDecline
    | part.QuartinoPlace
    | part.QuartinoClaim
    | part.QuartinoEnd
):
    text = quartino.format_move(move)
    match move:
        case quartino.Declare():
            return part.QuartinoDeclare(text=text)
        case quartino.Decline():
            return part.QuartinoDecline(text=text)
        case quartino.Place(colour, field):
            return part.QuartinoPlace(text=text, colour=colour.value, field=field)
        case quartino.Claim(card, window):
            return part.QuartinoClaim(text=text, card=str(card), window=window)
        case quartino.End():
            return part.QuartinoEnd(text=text)
        case _:
            assert_never(move)


def _cleared(before: quartino.Position, after: quartino.Position) -> tuple[int, ...]:
    """Return the fields that Column cleared; a claim takes only a stack's top stone."""
    return tuple(field for field in before.columns if not after.stacks[field])


QUARTINO_ADAPTER = QuartinoAdapter()
