"""Judges answers to Quartino lessons with its own implementation of the wheel."""

from collections.abc import Iterator, Sequence

from fourfold.games import quartino
from fourfold.games.quartino import Claim, Phase, Position

COLOURS = "RYGB"
STONES_PER_COLOUR = 7


class QuartinoJudge:
    """Says what can still be reached from a position."""

    def __init__(self, start: Position) -> None:
        self._start = start

    def can_reach(self, goal: Sequence[str], moves: tuple[str, ...]) -> bool:
        """Return whether some way to complete the turn reaches the goal."""
        position, claimed = self._start, 0
        for move in map(quartino.parse_move, moves):
            if isinstance(move, Claim):
                if str(move) not in shown_claims(position):
                    return False
                claimed += 1
            position = position.play(move)
        match goal[0]:
            case "claim":
                return claimed > 0 or not shown_claims(self._start)
            case "colour":
                needs = most_cards(self._start.play("+")) > most_cards(self._start.play("-"))
                return moves[0] == ("+" if needs else "-")
            case "block":
                return self._can_block(position)
            case "win":
                wanted = len(self._start.rack.hidden)
            case _:
                wanted = int(goal[1])
        if claimed >= wanted:
            return True
        return position.seat == self._start.mover and claimed + most_cards(position) >= wanted

    def _can_block(self, position: Position) -> bool:
        if position.phase is Phase.PLACE:
            return any(self._can_block(position.play(move)) for move in position.legal_moves())
        after = position.play(".")
        starts = [after]
        if after.phase is Phase.COLOUR:
            starts = [after.play("+"), after.play("-")]
        return not any(map(most_cards, starts))

    def answer(self, question: str, *arguments: str) -> str:
        """Return the expected answer to a question."""
        start = self._start
        stones = "".join("".join(stack) for stack in start.stacks)
        match question:
            case "stones":
                after = start.play("+") if start.phase is Phase.COLOUR else start
                return str(after.stones)
            case "supply":
                return str(STONES_PER_COLOUR - stones.count(arguments[0]))
            case "shown":
                return "yes" if arguments[0] in patterns(start) else "no"
            case _:
                raise AssertionError(question)


def patterns(position: Position) -> list[str]:
    """Return what each section of the wheel shows: the hub and three neighbours clockwise."""
    tops = [stack[-1] if stack else "-" for stack in position.stacks]
    rim = tops[1:] + tops[1:3]
    return [tops[0] + "".join(rim[first : first + 3]) for first in range(8)]


def shown_claims(position: Position) -> list[str]:
    """List the claims of known cards that the top stones show."""
    cards = [str(card) for card in position.rack.hidden if card is not None]
    shown = enumerate(patterns(position), 1)
    return [f"{pattern}@{section}" for section, pattern in shown if pattern in cards]


def most_cards(position: Position) -> int:
    """Return how many known cards can be claimed in the rest of the turn, by trying everything."""
    if position.phase is Phase.CLAIM:
        return max((1 + rest for rest in _after_claims(position)), default=0)
    if position.phase is not Phase.PLACE:
        return max(most_cards(position.play(move)) for move in "+-")
    return max(most_cards(position.play(move)) for move in position.legal_moves())


def _after_claims(position: Position) -> Iterator[int]:
    for claim in shown_claims(position):
        after = position.play(claim)
        yield 0 if after.outcome else most_cards(after)
