"""The compiled core's search for Quartino turns, given what one seat knows.

The core needs a card in every slot. `fill_unknown` adds placeholders, which have no effect.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from fourfold.games.game import Seat
from fourfold.games.quartino import CARDS, Card, Move, Position, Rack
from fourfold.games.trusted import derive
from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import decode_move, decode_position, encode_position

SEEDS = 1 << 64
"""The core takes RNG seeds modulo this."""

_CARD_CODES = {card: code for code, card in enumerate(CARDS)}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Public knowledge about the cards that are still hidden, by seat."""

    shown: tuple[frozenset[Card], ...]
    """The cards shown in wrong claims, which went back to their racks."""

    passed: tuple[Counter[Card], ...]
    """For each card, the number of turns in which a seat could have claimed it but claimed none."""


@dataclass(frozen=True, slots=True)
class Effort:
    """A player's search effort."""

    iterations: int = 0
    """The number of continuations to simulate, over all turns."""

    candidates: int = 1
    """The number of turns to compare by simulation."""

    depth: int = 0
    """The length of a continuation in turns."""


@dataclass(frozen=True, slots=True)
class Character:
    """A playing style: what a player considers and overlooks."""

    attention: float = 1.0
    """The probability of noticing that a card can be claimed, per card and turn."""

    diligence: float = 1.0
    """The probability of placing a stone where it helps, instead of anywhere."""

    sees_others: bool = True
    """Whether it considers what the opponents could do."""

    effort: Effort = Effort()
    """Its search effort; without iterations it does not search."""


@dataclass(frozen=True, slots=True)
class EvaluatedTurn:
    """An evaluated turn."""

    moves: tuple[Move, ...]
    """The moves, up to the end of the turn or of the game."""

    chance: float
    """The winning probability, 0 to 1."""

    visits: int
    """The number of continuations simulated for this turn."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a search."""

    turns: tuple[EvaluatedTurn, ...]
    """The evaluated turns, best first; at least one."""

    line: tuple[Move, ...]
    """The best turn, and possible replies."""

    iterations: int
    """The number of continuations simulated."""


Report = Callable[[int, tuple[Move, ...], float], None]
"""Called with the iterations so far, the best turn so far, and its winning probability."""


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

    Unless `seconds` or `is_stopped` ends the search, the result depends only on the other
    arguments. `report` (once there is a best turn) and `is_stopped` are called every few
    milliseconds.
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
        seed % SEEDS,
        seconds,
        poll,
    )
    return Finding(
        tuple(EvaluatedTurn(_moves(moves), chance, visits) for moves, chance, visits in turns),
        _moves(line),
        iterations,
    )


def draw_deal(view: Position, knowledge: Knowledge, seed: int) -> Position:
    """Return the position with a random deal of unknown cards consistent with the knowledge."""
    core = native.draw_deal(
        encode_position(fill_unknown(view, knowledge)),
        _shown_codes(knowledge),
        _passed_codes(knowledge),
        seed % SEEDS,
    )
    return decode_position(core, view.rules)


def cards_within(position: Position, stones: int) -> tuple[Card, ...]:
    """List the cards that are at most `stones` stones (0 to 4) away from being claimed."""
    known = encode_position(fill_unknown(position, know_nothing(position.seats)))
    return tuple(CARDS[code] for code in native.cards_within(known, stones))


def know_nothing(seats: int) -> Knowledge:
    """Return empty knowledge."""
    return Knowledge((frozenset(),) * seats, (Counter(),) * seats)


def fill_unknown(view: Position, knowledge: Knowledge) -> Position:
    """Return the position with shown cards in their racks and placeholders for unknown ones.

    The result is deterministic.
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
