"""The server's adapter for Quarto!."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Literal, assert_never

from fourfold.games import quarto
from fourfold.games.quarto import QUARTO
from fourfold.games.quarto.threat import find_threats
from fourfold.match import AnyMatch
from fourfold.server.games.adapter import GameAdapter
from fourfold.server.games.assessment import Assessment
from fourfold.server.games.quarto import key, part
from fourfold.server.games.quarto.insight import find_hardest
from fourfold.server.games.quarto.judge import assess
from fourfold.server.games.quarto.picture import draw
from fourfold.server.picture import Canvas

MAX_CACHED_POSITIONS = 512
MAX_CACHED_RULE_SETS = 256

MIN_PIECES_TO_CALL = 4
"""With fewer pieces on the board no group is full, so a call can only be wrong."""


class QuartoAdapter(GameAdapter[quarto.Position, quarto.Move, quarto.Rules]):
    """Adapts Quarto! to the server."""

    game = QUARTO
    review_seconds = 3.0

    def describe_rules(self, rules: quarto.Rules) -> part.QuartoRuleSet:
        """Describe a rule set for clients."""
        return _describe_rules(rules)

    def describe_position(self, position: quarto.Position) -> part.QuartoPosition:
        """Describe a position for clients."""
        return _describe_position(position)

    def describe_moves(self, moves: Sequence[quarto.Move]) -> part.QuartoMoves:
        """Describe moves, with their notation."""
        # The moves are validated models already; skip validation, since every state has them.
        return part.QuartoMoves.model_construct(moves=tuple(map(_describe_move, moves)))

    def describe_played(
        self,
        before: quarto.Position,
        move: quarto.Move,
        after: quarto.Position,  # noqa: ARG002 - the board before is enough
    ) -> part.QuartoPlayed:
        """Describe a move, and why a call was wrong."""
        fault = before.fault(move) if isinstance(move, quarto.Call) else None
        return _describe_played(move, fault)

    def describe_aftermath(
        self,
        before: quarto.Position,  # noqa: ARG002 - a departure leaves the board as it is
        after: quarto.Position,  # noqa: ARG002
    ) -> part.QuartoAftermath:
        """Describe a departure's effect on the board: none."""
        return part.QuartoAftermath()

    def describe_ending(self, match: AnyMatch) -> part.QuartoEnding:
        """Describe the winning group and the groups missed."""
        first, last = match.positions[0], match.positions[-1]
        assert isinstance(first, quarto.Position)
        assert isinstance(last, quarto.Position)
        group = _winning_group(last, match)
        missed = quarto.missed_groups(first, match.moves, is_over=True)
        square = None if group is None else last.last
        return part.QuartoEnding(
            group=None if group is None else str(group),
            shared={} if group is None else _shared_traits(last, group),
            square=None if square is None else str(square),
            placer=None if group is None else last.placer,
            missed=tuple(
                part.QuartoMissed(
                    group=str(each.group),
                    square=str(match.positions[each.number].last),
                    placer=each.placer,
                    seats=each.seats,
                    number=each.number,
                )
                for each in missed
            ),
        )

    def position_key(self, position: quarto.Position) -> str:
        """Return the key of a position up to symmetry."""
        return key.position_key(position)

    def guarded_keys(self, position: quarto.Position) -> tuple[str, ...]:
        """Return the keys that a running game must not have for this position to be analysed."""
        return key.guarded_keys(position)

    def known_position(self, position: quarto.Position) -> quarto.Position:
        """Return the position itself: Quarto! has no hidden information."""
        return position

    @property
    def judge(self) -> Callable[[quarto.Position, float], Assessment]:
        """The exact solver."""
        return assess

    def describe_insight(self, position: quarto.Position) -> part.QuartoInsight:
        """Describe the threats on the board, and the moves that are hardest to answer."""
        return part.QuartoInsight(
            threats=tuple(
                part.QuartoThreat(
                    group=str(threat.group),
                    square=str(threat.square),
                    traits={trait.letter: 1 if value else 0 for trait, value in threat.traits},
                    pieces=tuple(map(str, filter(threat.is_completed_by, position.supply))),
                )
                for threat in find_threats(position.board, position.rules)
            ),
            hardest=tuple(map(_describe_move, find_hardest(position))),
        )

    def is_call(self, move: quarto.Move) -> bool:
        """Return whether a move calls a group."""
        return isinstance(move, quarto.Call)

    def is_reviewed(
        self,
        positions: Sequence[quarto.Position],  # noqa: ARG002 - every position is
        number: int,  # noqa: ARG002
    ) -> bool:
        """Return True: every position can be judged exactly."""
        return True

    def draw(self, canvas: Canvas, position: quarto.Position) -> None:
        """Draw the board and the piece in hand."""
        draw(canvas, position)


@lru_cache(MAX_CACHED_RULE_SETS)
def _describe_rules(rules: quarto.Rules) -> part.QuartoRuleSet:
    return part.QuartoRuleSet(
        key=quarto.format_rules(rules),
        seconds=rules.seconds,
        has_secrets=False,
        traits=tuple(trait.letter for trait in rules.traits),  # type: ignore[misc]
        squares=rules.squares,
        calls=rules.calls,
        groups={str(group): tuple(map(str, group.squares)) for group in rules.groups},
    )


@lru_cache(MAX_CACHED_POSITIONS)
def _describe_position(position: quarto.Position) -> part.QuartoPosition:
    return part.QuartoPosition(
        text=quarto.format_position(position),
        board=tuple(None if piece is None else str(piece) for piece in position.board),
        hand=None if position.hand is None else str(position.hand),
        last=None if position.last is None else str(position.last),
        supply=tuple(map(str, position.supply)),
        can_call=position.can_call,
        offers_call=position.can_call and position.placed >= MIN_PIECES_TO_CALL,
        must=_duty(position),
    )


def _duty(position: quarto.Position) -> Literal["give", "place", "pass", "nothing"]:
    if position.outcome:
        return "nothing"
    if position.hand is not None:
        return "place"
    return "pass" if position.is_full else "give"


@cache
def _describe_move(
    move: quarto.Move,
) -> part.QuartoGive | part.QuartoPlace | part.QuartoCall | part.QuartoPass:
    text = quarto.format_move(move)
    match move:
        case quarto.Give(piece):
            return part.QuartoGive(text=text, piece=str(piece))
        case quarto.Place(square):
            return part.QuartoPlace(text=text, square=str(square))
        case quarto.Call(group):
            return part.QuartoCall(text=text, group=str(group))
        case quarto.Pass():
            return part.QuartoPass(text=text)
        case _:
            assert_never(move)


@cache
def _describe_played(move: quarto.Move, fault: quarto.Fault | None) -> part.QuartoPlayed:
    return part.QuartoPlayed(
        move=_describe_move(move), fault=None if fault is None else fault.value
    )


def _winning_group(last: quarto.Position, match: AnyMatch) -> quarto.Group | None:
    final = match.events[-1]
    if isinstance(final, quarto.Call):
        return final.group
    is_line = last.outcome is not None and last.outcome.reason == "line"
    return last.live_groups()[0] if is_line else None


def _shared_traits(position: quarto.Position, group: quarto.Group) -> dict[str, Literal[0, 1]]:
    pieces = [piece for s in group.squares if (piece := position.board[s]) is not None]
    traits = quarto.shared_traits(pieces, position.rules.traits)
    return {trait.letter: 1 if value else 0 for trait, value in traits}


QUARTO_ADAPTER = QuartoAdapter()
