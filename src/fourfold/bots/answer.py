"""Checks a bot's answer against the rules."""

from fourfold.bots.bot import AnyChoice, Choice
from fourfold.bots.failure import IllegalAnswerError
from fourfold.games.game import AnyPosition, GameError, Move, quote


def check_answer(choice: AnyChoice, view: AnyPosition) -> None:
    """Raise `IllegalAnswerError` unless the choice's moves are legal one after the other."""
    if not isinstance(choice, Choice):
        how = "a bot returns a Choice, such as Choice((move,))"
        raise IllegalAnswerError(f"{how}, not {quote(choice)}")
    position = view
    for number, move in enumerate(choice.moves, 1):
        if position.seat != view.seat:
            raise IllegalAnswerError(f"{_describe(number, move)}, comes after the end of the turn")
        try:
            position = position.play(move, view.seat)
        except GameError as error:
            raise IllegalAnswerError(f"{_describe(number, move)}: {error}") from None
        except Exception as error:
            raise IllegalAnswerError(f"{_describe(number, move)}, is not a move: {error}") from None


def _describe(number: int, move: object) -> str:
    return f"move {number}, {move if isinstance(move, Move) else quote(move)}"
