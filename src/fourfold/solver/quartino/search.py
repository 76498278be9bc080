"""The search of the compiled core for turns of Quartino, by what one seat knows.

The core wants a card in every place. `fill_unknown` puts one there; it counts for nothing.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from fourfold.games.game import Seat
from fourfold.games.quartino import CARDS, Card, Move, Position, Rack
from fourfold.games.trusted import derive
from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import decode_move, decode_position, encode_position

_SEEDS = 1 << 64
_CARD_CODES = {card: code for code, card in enumerate(CARDS)}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What all have seen of the cards that are still hidden, seat by seat."""

    shown: tuple[frozenset[Card], ...]
    """The cards of wrong claims, which went back to their racks."""

    passed: tuple[Counter[Card], ...]
    """In how many turns a seat had the stones to claim a card, and claimed none."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a player thinks."""

    iterations: int = 0
    """How many continuations it plays in its mind, for all turns together."""

    candidates: int = 1
    """How many turns it weighs so."""

    depth: int = 0
    """How many turns a continuation has."""


@dataclass(frozen=True, slots=True)
class Character:
    """How a player plays: what it looks at and what it overlooks."""

    attention: float = 1.0
    """The chance to see, for each card and turn, that it can be claimed."""

    diligence: float = 1.0
    """The chance to look where a stone is of use, instead of putting it anywhere."""

    sees_others: bool = True
    """Whether it looks at what the others could do."""

    effort: Effort = Effort()
    """Whether it plays on in its mind; without iterations it does not."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn that was weighed."""

    moves: tuple[Move, ...]
    """The moves, up to the end of the turn or of the game."""

    chance: float
    """The chance to win with it, 0 to 1."""

    visits: int
    """How many continuations were played."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search has found."""

    turns: tuple[Weighed, ...]
    """The turns that were weighed, the best first; at least one."""

    line: tuple[Move, ...]
    """The best turn, and how the others could answer."""

    iterations: int
    """How many continuations were played."""


Report = Callable[[int, tuple[Move, ...], float], None]
"""Called with the iterations so far, the turn that would be chosen now, and the chance to win."""


def choose_turn(
    view: Position,
    knowledge: Knowledge,
    character: Character,
    seed: int,
    *,
    seconds: float | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
    report: Report = lambda *_: None,
) -> Finding:
    """Choose a turn, or the rest of one, for the seat to move, which must know its own cards.

    Unless one of the two caps is met, the answer follows from the other arguments alone. `report`
    and `is_stopped` are called every few milliseconds, the former once there is something to tell.
    """
    effort = character.effort

    def poll(iterations: int, best: Sequence[int], chance: float) -> bool:
        if best:
            report(iterations, _moves(best), chance)
        return is_stopped()

    turns, line, iterations = native.choose(
        encode_position(fill_unknown(view, knowledge)),
        _shown_codes(knowledge),
        _passed_codes(knowledge),
        (character.attention, character.diligence, character.sees_others),
        (effort.iterations, effort.candidates, effort.depth),
        seed % _SEEDS,
        seconds,
        poll,
    )
    return Finding(
        tuple(Weighed(_moves(moves), chance, visits) for moves, chance, visits in turns),
        _moves(line),
        iterations,
    )


def draw_deal(view: Position, knowledge: Knowledge, seed: int) -> Position:
    """Return the position with cards that the others may hold, as far as the seat to move knows."""
    core = native.draw_deal(
        encode_position(fill_unknown(view, knowledge)),
        _shown_codes(knowledge),
        _passed_codes(knowledge),
        seed % _SEEDS,
    )
    return decode_position(core, view.rules)


def cards_within(position: Position, stones: int) -> tuple[Card, ...]:
    """List the cards that are at most `stones` stones (0 to 4) away from being claimed."""
    known = encode_position(fill_unknown(position, know_nothing(position.seats)))
    return tuple(CARDS[code] for code in native.cards_within(known, stones))


def know_nothing(seats: int) -> Knowledge:
    """Return the knowledge of somebody who has seen no card of the others."""
    return Knowledge((frozenset(),) * seats, (Counter(),) * seats)


def fill_unknown(view: Position, knowledge: Knowledge) -> Position:
    """Return the position with cards that were shown in their racks, and any where none is known.

    They are the same for the same view and knowledge.
    """
    elsewhere = {card for rack in view.racks for card in rack.known}
    elsewhere.update(card for cards in knowledge.shown for card in cards)
    rest = iter([card for card in CARDS if card not in elsewhere])
    racks = []
    for seat, rack in enumerate(view.racks, 1):
        hidden = _known_cards(rack, knowledge, seat)
        hidden += [next(rest) for _ in range(len(rack.hidden) - len(hidden))]
        racks.append(replace(rack, hidden=tuple(hidden)))
    return derive(view, racks=tuple(racks))


def _known_cards(rack: Rack, knowledge: Knowledge, seat: Seat) -> list[Card]:
    known = [card for card in rack.hidden if card is not None]
    shown = knowledge.shown[seat - 1]
    return known + [card for card in CARDS if card in shown and card not in rack.known]


def _shown_codes(knowledge: Knowledge) -> list[list[int]]:
    return [sorted(_CARD_CODES[card] for card in cards) for cards in knowledge.shown]


def _passed_codes(knowledge: Knowledge) -> list[list[int]]:
    return [sorted(_CARD_CODES[card] for card in times.elements()) for times in knowledge.passed]


def _moves(codes: Sequence[int]) -> tuple[Move, ...]:
    return tuple(decode_move(code) for code in codes)
