"""Judges answers to Quarto! lessons with plain minimax, and lines by the pieces' codes."""

from collections.abc import Sequence
from functools import cached_property

from fourfold.games import quarto
from fourfold.puzzles.quarto.minimax import judge_independently


class QuartoJudge:
    """Says what can still be reached from a position."""

    def __init__(self, start: quarto.Position) -> None:
        self._start = start

    @cached_property
    def _values(self) -> dict[str, int]:
        [turns] = judge_independently([self._start])
        return {quarto.format_turn(turn.moves): turn.verdict.value or 0 for turn in turns}

    def can_reach(self, goal: Sequence[str], moves: tuple[str, ...]) -> bool:
        """Return whether some way to complete the turn reaches the goal."""
        position = self._start
        for move in moves:
            position = position.play(move)
        name, me = goal[0], self._start.mover
        if position.outcome is not None:
            return bool(position.outcome.winner == me)
        if name == "call":
            first = quarto.parse_move(moves[0])
            return not isinstance(first, quarto.Call) and not _lines(self._start)
        if position.has_called and name == "win":
            return False
        if name in ("hold", "keep", "force"):
            best = max(self._values.values())
            wanted = {"hold": 0, "keep": best, "force": 1}[name]
            turn = "".join(moves)
            return any(
                value >= wanted for each, value in self._values.items() if each.startswith(turn)
            )
        if position.mover != me:
            if name == "win":
                return False
            return _can_complete(position) is (name == "poison")
        return any(self.can_reach(goal, (*moves, str(move))) for move in position.legal_moves())

    def answer(self, question: str, *arguments: str) -> str:
        """Return the word that answers a question."""
        start = self._start
        match question:
            case "safe-count":
                return str(self._count_safe())
            case "runs-out":
                return "me" if self._count_safe() % 2 == 0 else "opponent"
            case "value":
                return {1: "win", 0: "draw", -1: "loss"}[max(self._values.values())]
            case "line":
                return "yes" if _lines(start) else "no"
            case "shared":
                squares = quarto.parse_group(arguments[0]).squares
                codes = [int(start.board[square] or 0) for square in squares]
                names = ("colour", "shape", "height", "top")
                same = [n for bit, n in enumerate(names) if len({c >> bit & 1 for c in codes}) == 1]
                return same[0] if same else "nothing"
            case _:
                raise AssertionError(question)

    def _count_safe(self) -> int:
        given = [self._start.play(f"={piece}") for piece in self._start.supply]
        return sum(not _can_complete(position) for position in given)


def _can_complete(position: quarto.Position) -> bool:
    """Return whether the piece in hand completes a group somewhere."""
    return any(
        _lines(position.play(move))
        for move in position.legal_moves()
        if isinstance(move, quarto.Place)
    )


def _lines(position: quarto.Position) -> list[quarto.Group]:
    """List the groups through the latest square whose codes have a bit in common."""
    found = []
    for group in position.rules.groups:
        pieces = [position.board[square] for square in group.squares]
        if position.last not in group.squares or None in pieces:
            continue
        codes = [int(piece) for piece in pieces if piece is not None]
        for bit in range(4):
            if position.rules.mask >> bit & 1 and len({code >> bit & 1 for code in codes}) == 1:
                found.append(group)
                break
    return found
