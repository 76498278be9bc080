"""What can be said of every turn without a search: it wins, it loses at once, or it is open."""

from collections.abc import Iterator

from fourfold.bots.quarto.attention import full_look
from fourfold.bots.quarto.threat import Threats
from fourfold.games.quarto import Call, Give, Pass, Place, Position
from fourfold.solver import MoveVerdict, Verdict

WIN, DRAW, LOSS = Verdict(16, 16), Verdict(0, 0), Verdict(-15, -15)
OPEN = Verdict(LOSS.low, WIN.high)


def judge_at_sight(position: Position) -> Iterator[MoveVerdict]:
    """Yield a verdict on every whole turn; a call that could be made now is not asked for."""
    threats = Threats(full_look(position.rules), position.board)
    if position.hand is None:
        yield from _judge_gives(position, (), threats)
        return
    winning = threats.squares_for(position.hand)
    for move in position.legal_moves():
        if not isinstance(move, Place):
            continue
        after = position.play(move)
        if move.square in winning:
            calls = (Call(after.live_groups()[0]),) if after.can_call else ()
            yield MoveVerdict((move, *calls), WIN)
        elif after.is_full:
            yield MoveVerdict((move, Pass()) if after.can_call else (move,), DRAW)
        else:
            yield from _judge_gives(after, (move,), threats.after(position.hand, move.square))


def _judge_gives(
    position: Position, before: tuple[Place, ...], threats: Threats
) -> Iterator[MoveVerdict]:
    dangerous = threats.dangerous()
    for piece in position.supply:
        yield MoveVerdict((*before, Give(piece)), LOSS if dangerous >> piece & 1 else OPEN)
