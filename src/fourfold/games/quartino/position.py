"""A Quartino position, and the rules of play."""

from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Self, assert_never

from fourfold.games import game
from fourfold.games.game import (
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    Outcome,
    Seat,
    check_type,
    check_viewer,
)
from fourfold.games.legality import check_outcome, check_problem
from fourfold.games.quartino import turn
from fourfold.games.quartino.card import (
    Card,
    Deal,
    Rack,
    check_deal,
    check_seats,
    read_deal,
)
from fourfold.games.quartino.diagram import draw_text
from fourfold.games.quartino.encoding import encode
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.legality import can_end, find_problem
from fourfold.games.quartino.move import (
    CLAIMS,
    DECLARE,
    DECLINE,
    END,
    NUMBERS,
    Claim,
    Declare,
    Decline,
    End,
    Move,
    Place,
    parse_move,
    places_of,
)
from fourfold.games.quartino.phase import CLAIM, COLOUR, PLACE, Phase
from fourfold.games.quartino.reason import Reason
from fourfold.games.quartino.refusal import claimable_cards, refusal_of
from fourfold.games.quartino.rules import AS_PRINTED, Rules, read_rules
from fourfold.games.quartino.stone import (
    COLOURS,
    MIN_BONUS_STONES,
    STONES_PER_COLOUR,
    Colour,
    Stack,
    letters_of,
)
from fourfold.games.selection import mask_of
from fourfold.games.trusted import derive

Pattern = tuple[Colour | None, Colour | None, Colour | None, Colour | None]
"""The colours that a window shows, in the order of a card's colours."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state of play as one viewer sees it: cards hidden from the viewer are None.

    The constructor raises `IllegalPositionError` for an impossible position: the numbers of stones
    and cards, the phase, the racks and the outcome must be consistent. It fills in the outcome that
    the racks imply.
    """

    rules: Rules
    """The rule set in force."""

    stacks: tuple[Stack, ...]
    """The stones on each of the nine fields."""

    mover: Seat
    """The seat whose turn it is, or was when the game ended."""

    phase: Phase
    """What that seat must decide."""

    stones: int
    """The number of stones it must still place; 0 in the other phases."""

    racks: tuple[Rack, ...]
    """Each seat's cards."""

    outcome: Outcome | None = None
    """How the game ended; None while it is in progress."""

    def __post_init__(self) -> None:
        """Reject a position that is impossible in any game."""
        check_type(self.rules, Rules, "a rule set (parse_rules reads a key)")
        if self.phase not in tuple(Phase):
            raise IllegalPositionError(f"there is no phase {self.phase!r}", "phase")
        object.__setattr__(self, "phase", Phase(self.phase))
        object.__setattr__(self, "stacks", tuple(map(tuple, self.stacks)))
        object.__setattr__(self, "racks", tuple(self.racks))
        check_problem(find_problem(self))
        implied = self._implied_outcome()
        if self.outcome is None:
            object.__setattr__(self, "outcome", implied)
        check_outcome(self.outcome, implied, partial(can_end, self))

    @property
    def notation(self) -> str:
        """The position in notation, with unknown cards as `?`."""
        stacks = "/".join("".join(stack) or "-" for stack in self.stacks)
        stones = f":{self.stones}" if self.phase is PLACE else ""
        return f"{stacks} {self.mover} {self.phase}{stones} {'/'.join(map(str, self.racks))}"

    def __repr__(self) -> str:
        """Return an expression that recreates the position."""
        rest = [repr(self.notation)]
        if self.rules != AS_PRINTED:
            rest.append(repr(str(self.rules)))
        if self.outcome != self._implied_outcome():
            rest.append(f"outcome={self.outcome!r}")
        return f"quartino.parse_position({', '.join(rest)})"

    def __str__(self) -> str:
        """Return the board as a text diagram, followed by the cards and what comes next."""
        return draw_text(self)

    def _repr_svg_(self) -> str:
        """Return the board as SVG, which notebooks display."""
        # Imported here: drawing.py imports this module.
        from fourfold.games.quartino.drawing import draw_svg

        return draw_svg(self)

    @property
    def starter(self) -> None:
        """None: the notation says whose turn it is."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.racks)

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return None if self.outcome else self.mover

    @property
    def rack(self) -> Rack:
        """The rack of the seat to move."""
        return self.racks[self.mover - 1]

    @property
    def supply(self) -> dict[Colour, int]:
        """The number of stones of each colour in the supply."""
        on_board = letters_of(self.stacks)
        return {colour: STONES_PER_COLOUR - on_board.count(colour) for colour in COLOURS}

    @property
    def columns(self) -> tuple[int, ...]:
        """The fields with four or more stones, whose stacks the next Column removes."""
        return tuple(field for field in FIELDS if len(self.stacks[field]) >= MIN_BONUS_STONES)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours with at least four stones, counting covered ones: Colour can be declared."""
        on_board = letters_of(self.stacks)
        return tuple([c for c in COLOURS if on_board.count(c) >= MIN_BONUS_STONES])

    def is_match(self, card: Card, window: int) -> bool:
        """Return whether the top stones of a window show a card's pattern."""
        windows = self.rules.geometry.windows
        check_type(card, Card, "a card, such as parse_card('RYGB')")
        check_type(window, int, "the number of a window")
        if not 1 <= window <= len(windows):
            raise IllegalPositionError(
                f"there is no window {window}: the windows are 1 to {len(windows)}"
            )
        for field, colour in zip(windows[window - 1], card.colours, strict=True):
            if self.stacks[field][-1:] != (colour,):
                return False
        return True

    def is_shown(self, card: Card) -> bool:
        """Return whether any window shows a card's pattern."""
        return card.colours in self._shown_patterns()

    def legal_moves(self) -> tuple[Move, ...]:
        """List every legal move, including wrong claims.

        If the mover's cards are unknown, every claim that may be possible is listed.
        """
        if self.outcome:
            return ()
        if self.phase is COLOUR:
            return DECLARE, DECLINE
        if self.phase is PLACE:
            on_board = letters_of(self.stacks)
            return places_of(tuple([c for c in COLOURS if on_board.count(c) < STONES_PER_COLOUR]))
        windows = len(self.rules.geometry.windows)
        claims = [CLAIMS[card.colours][:windows] for card in claimable_cards(self)]
        return END, *chain.from_iterable(claims)

    def legal_mask(self) -> bytes:
        """Return one byte per entry of `MOVES`: 1 if the move is legal, else 0."""
        return mask_of(self.legal_moves(), NUMBERS)

    def encode(self) -> bytes:
        """Encode the position as bytes; `decode` reads them and documents the format.

        The rule set is not included. Unknown cards stay unknown.
        """
        return encode(self)

    def sensible_moves(self) -> tuple[Move, ...]:
        """List the legal moves except wrong claims."""
        if self.phase is not CLAIM or self.outcome:
            return self.legal_moves()
        shown = self._shown_patterns()
        cards = [card for card in claimable_cards(self) if card.colours in shown]
        return END, *[
            claim
            for card in cards
            for claim, pattern in zip(CLAIMS[card.colours], shown, strict=False)
            if pattern == card.colours
        ]

    def play(self, move: Move | str, seat: Seat | None = None) -> Self:
        """Return the position after a move, or raise `IllegalMoveError` with the reason.

        The move may be given in its notation: raise `NotationError` if the text is not a move, and
        `TypeError` for anything else that is not one.
        """
        if isinstance(move, str):
            move = parse_move(move)
        refusal = refusal_of(self, move, seat)
        if refusal:
            raise IllegalMoveError(refusal)
        match move:
            case Place():
                return turn.place_stone(self, move.colour, move.field)
            case Claim() if self.is_match(move.card, move.window):
                return turn.claim_card(self, move.card, move.window)
            case Claim() | End():
                return turn.next_turn(self)
            case Declare():
                return turn.resolve_column(self, self.mover, extra=1)
            case Decline():
                return turn.resolve_column(self, self.mover, extra=0)
            case _:
                assert_never(move)

    def is_legal(self, move: Move | str) -> bool:
        """Return whether a move is legal; raise `NotationError` for a text that is not a move."""
        if isinstance(move, str):
            move = parse_move(move)
        return refusal_of(self, move, None) is None

    def is_wrong(self, move: Move | str) -> bool:
        """Return whether a move claims a card that the window does not show."""
        if isinstance(move, str):
            move = parse_move(move)
        return isinstance(move, Claim) and not self.is_match(move.card, move.window)

    def view(self, seat: Seat | None) -> Self:
        """Return the position as a seat, or a spectator (None), sees it."""
        check_viewer(seat, self.seats)
        racks = tuple(
            rack if number == seat else Rack((None,) * len(rack.hidden), rack.claimed, rack.is_out)
            for number, rack in enumerate(self.racks, 1)
        )
        return derive(self, racks=racks)

    def leave(self, departure: Departure) -> Self:
        """Return the position after a seat has left; the last remaining seat has won."""
        check_type(departure, Departure, "a departure, such as Departure(1, Reason.RESIGNATION)")
        if self.outcome:
            raise IllegalMoveError("the game is over")
        seat = departure.seat
        if not 1 <= seat <= self.seats or self.racks[seat - 1].is_out:
            raise IllegalMoveError(f"there is no seat {seat} in the game")
        others = [n for n, rack in enumerate(self.racks, 1) if n != seat and not rack.is_out]
        if len(others) == 1:
            return derive(self, outcome=Outcome(others[0], departure.reason))
        rack = replace(self.racks[seat - 1], is_out=True)
        after = turn.change_rack(self, seat, rack)
        return turn.next_turn(after) if seat == self.mover else after

    def agree_draw(self) -> Self:
        """Return the position after all players have agreed to a draw."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        return derive(self, outcome=Outcome(None, game.Reason.AGREEMENT))

    def expiry(self) -> Move | Departure:
        """Return what running out of time means: the turn ends in the claim phase, else a loss."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        if self.phase is CLAIM:
            return END
        return Departure(self.mover, game.Reason.TIME)

    def _shown_patterns(self) -> list[Pattern]:
        """Return the top stones of each window in order, None for an empty field."""
        top = [stack[-1] if stack else None for stack in self.stacks]
        return [(top[a], top[b], top[c], top[d]) for a, b, c, d in self.rules.geometry.windows]

    def _implied_outcome(self) -> Outcome | None:
        """Return the outcome that the racks imply: a seat without hidden cards has won."""
        for seat, rack in enumerate(self.racks, 1):
            if not rack.hidden:
                return Outcome(seat, Reason.CARDS)
        return None


def start(
    rules: Rules | str = AS_PRINTED,
    *,
    seats: int | None = None,
    starter: Seat = 1,
    deal: Deal | str | None = None,
) -> Position:
    """Return the first position: an empty board, the cards dealt, and the starter places a stone.

    The deal, in notation or as cards, determines the number of seats; `draw_deal` draws one.
    """
    rules = read_rules(rules)
    if seats is not None:
        check_seats(seats)
    if deal is None:
        raise IllegalPositionError(
            f"Quartino needs a deal, such as quartino.draw_deal({seats or 2}, seed=1)"
        )
    dealt = read_deal(deal)
    check_deal(dealt, starter)
    if seats not in (None, len(dealt)):
        raise IllegalPositionError(f"the deal is for {len(dealt)} seats, not {seats}")
    racks = tuple(Rack(cards) for cards in dealt)
    stacks: tuple[Stack, ...] = ((),) * len(FIELDS)
    return Position(rules, stacks, starter, PLACE, 1, racks)
