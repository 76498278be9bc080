"""The response to an answer."""

from dataclasses import dataclass

from fourfold.games.game import AnyPosition


@dataclass(frozen=True, slots=True)
class Feedback:
    """What an answer leads to."""

    is_right: bool
    """Whether it reaches the goal, or keeps it in reach."""

    is_solved: bool
    """Whether the puzzle is solved, and needs no further answer."""

    position: AnyPosition
    """The position after the answer and the reply."""

    reply: str = ""
    """The opponent's turn after a right answer that leaves more to do; otherwise empty."""

    refutation: tuple[str, ...] = ()
    """After a wrong answer, the turns that show why, the answer first; empty if none do."""
