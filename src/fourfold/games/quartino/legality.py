"""Finds out why a Quartino position can't occur in any game."""

from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.game import Outcome, check_seat, check_type, count
from fourfold.games.legality import Problem
from fourfold.games.quartino.card import CARDS_PER_RACK, Card, Rack, find_duplicate
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.phase import Phase
from fourfold.games.quartino.rules import SEAT_COUNTS
from fourfold.games.quartino.stone import (
    COLOURS,
    MAX_STONES_PER_TURN,
    MIN_BONUS_STONES,
    STONES_PER_COLOUR,
)

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position


def find_problem(position: "Position") -> Problem:
    """Return what is impossible in a position, ignoring its outcome; None if nothing is found."""
    return (
        _problem_with_values(position)
        or _problem_with_stones(position)
        or _problem_with_phase(position)
        or _problem_with_racks(position)
    )


def _problem_with_values(position: "Position") -> Problem:
    if len(position.stacks) != len(FIELDS):
        return "stacks", f"a board has 9 fields, not {len(position.stacks)}"
    if any(stone not in COLOURS for stack in position.stacks for stone in stack):
        return "stacks", "a stone is red, yellow, green or blue"
    if position.seats not in SEAT_COUNTS:
        return "racks", f"a game has 2, 3 or 4 racks, not {position.seats}"
    for rack in position.racks:
        for card in check_type(rack, Rack, "a rack, such as Rack(cards)").known:
            check_type(card, Card, "a card, such as parse_card('RYGB')")
    check_seat(position.mover)
    if position.mover not in range(1, position.seats + 1):
        return "mover", f"seat {position.mover} can't be to move: there are {position.seats} racks"
    if position.stones not in _STONES_IN_PHASE[position.phase]:
        stones = count(position.stones, "stone")
        return "stones", f"{stones} can't be placed in phase {position.phase}"
    return None


_STONES_IN_PHASE = {
    Phase.COLOUR: range(1),
    Phase.PLACE: range(1, MAX_STONES_PER_TURN + 1),
    Phase.CLAIM: range(1),
}


def _problem_with_stones(position: "Position") -> Problem:
    supply = position.supply
    over = next((colour for colour, left in supply.items() if left < 0), None)
    if over:
        on_board = STONES_PER_COLOUR - supply[over]
        return "stacks", f"{on_board} {over.name.lower()} stones are on the board: there are only 7"
    return None


def _problem_with_phase(position: "Position") -> Problem:
    supply, phase, stones = position.supply, position.phase, position.stones
    if phase is Phase.COLOUR and min(supply.values()) > STONES_PER_COLOUR - MIN_BONUS_STONES:
        return "phase", "Colour can't be declared: no colour has four stones on the board"
    if phase is Phase.CLAIM and not any(position.stacks):
        return "phase", "nothing can be claimed: no stone is on the board"
    if phase is Phase.PLACE and stones > sum(supply.values()):
        return "phase", f"{stones} stones can't be placed: the supply has fewer"
    # Column left no stack of four; only stones placed this turn can have built one since.
    built = sum(max(0, len(stack) - MIN_BONUS_STONES + 1) for stack in position.stacks)
    if phase is Phase.PLACE and stones > 1 and built > MAX_STONES_PER_TURN - stones:
        return "phase", f"with {stones} stones to place, Column leaves no stack that high"
    return None


def _problem_with_racks(position: "Position") -> Problem:
    known = [card for rack in position.racks for card in rack.known]
    duplicate = find_duplicate(known)
    if duplicate is not None:
        return "racks", f"card {duplicate} occurs twice"
    for seat, rack in enumerate(position.racks, 1):
        cards = len(rack.hidden) + len(rack.claimed)
        if cards != CARDS_PER_RACK:
            return "racks", f"seat {seat} has {count(cards, 'card')}, not 4"
        if not rack.hidden and (seat != position.mover or position.phase is not Phase.CLAIM):
            return "racks", f"seat {seat} has claimed its last card: the game was already over"
        if not rack.hidden and not position.is_shown(rack.claimed[-1]):
            return "racks", f"card {rack.claimed[-1]} can't be claimed last: no window shows it"
    if position.rack.is_out:
        return "racks", f"seat {position.mover} is to move and has left the game"
    if sum(not rack.is_out for rack in position.racks) < 2:
        return "racks", "fewer than two seats are left in the game"
    return None


def can_end(position: "Position", outcome: Outcome) -> bool:
    """Return whether a game whose racks imply no outcome can have ended with this one."""
    match outcome.reason:
        case game.Reason.AGREEMENT:
            return outcome.winner is None
        case game.Reason.TIME | game.Reason.RESIGNATION:
            # The winner, and the last seat to leave, which is not marked as out.
            here = [seat for seat, rack in enumerate(position.racks, 1) if not rack.is_out]
            return len(here) == 2 and outcome.winner in here
        case _:
            return False
