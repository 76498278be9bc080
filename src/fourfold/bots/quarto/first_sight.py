"""Static verdicts on every turn, without a search: it wins, loses at once, or is open."""

from collections.abc import Iterator

from fourfold.bots.quarto.attention import full_look
from fourfold.bots.quarto.prospect import Prospect, list_prospects
from fourfold.games.quarto import Call, Give, Pass, Place, Position
from fourfold.solver import MoveVerdict, Verdict

WIN, DRAW, LOSS = Verdict(16, 16), Verdict(0, 0), Verdict(-15, -15)
OPEN = Verdict(LOSS.low, WIN.high)


def judge_at_sight(position: Position) -> Iterator[MoveVerdict]:
    """Yield a verdict on every whole turn, ignoring calls that could be made right now."""
    for prospect in list_prospects(position, full_look(position.rules)):
        if prospect.square is None:
            yield from _judge_gives(position, (), prospect)
            continue
        move = Place(prospect.square)
        after = position.play(move)
        if prospect.completes:
            calls = (Call(after.live_groups()[0]),) if after.can_call else ()
            yield MoveVerdict((move, *calls), WIN)
        elif after.is_full:
            yield MoveVerdict((move, Pass()) if after.can_call else (move,), DRAW)
        else:
            yield from _judge_gives(after, (move,), prospect)


def _judge_gives(
    position: Position, before: tuple[Place, ...], prospect: Prospect
) -> Iterator[MoveVerdict]:
    for piece in position.supply:
        is_lost = prospect.dangerous >> piece & 1
        yield MoveVerdict((*before, Give(piece)), LOSS if is_lost else OPEN)
