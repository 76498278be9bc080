"""Where positions come from: careful random play, and games between levels."""

from collections.abc import Iterator
from random import Random

from fourfold.bots import Budget, Question, make_bot
from fourfold.games.quarto import QUARTO, SQUARES, Piece, Position, Rules, Square, start
from fourfold.games.quarto.move import GIVES, PLACES
from fourfold.games.quarto.threat import find_threats
from fourfold.puzzles.quarto.theme import PLACED, SAFE_PIECE
from fourfold.puzzles.quarto.turn import play_turn

SHARE_OF_GAMES = 0.2
"""The share of positions that come from games between levels."""

LEVELS = ("casual", "keen", "club", "expert")
"""The levels that play them."""

OPENING_PIECES = 4
"""How many pieces are placed at random before the levels take over: their openings are random."""


def propose_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    """Yield positions that may fit a theme, endlessly."""
    games = _game_positions(rules, theme, random)
    while True:
        if random.random() < SHARE_OF_GAMES:
            position = next(games)
        else:
            position = _careful_position(rules, random.choice(PLACED[theme]), theme, random)
        # With calls off, the square placed on last makes no difference.
        yield Position(rules, position.board, position.hand)


def _careful_position(rules: Rules, placed: int, theme: str, random: Random) -> Position:
    """Return a position after random play in which nobody completes a group or gives one away."""
    while True:
        position = start(rules).play(random.choice(GIVES))
        while position.placed < placed and (turn := _careful_turn(position, random)):
            square, given = turn
            position = position.play(PLACES[square])
            is_reached = position.placed == placed
            if is_reached and theme == SAFE_PIECE:
                return position
            if is_reached and theme == "win-1":
                # The last piece may be a blunder: give any one.
                given = random.choice(position.supply)
            position = position.play(GIVES[given])
        if position.placed == placed:
            return position


def _careful_turn(position: Position, random: Random) -> tuple[Square, Piece] | None:
    """Return a random turn that neither completes a group nor gives one away, if there is any."""
    board, hand = position.board, position.hand
    assert hand is not None
    winning = {
        threat.square
        for threat in find_threats(board, position.rules)
        if threat.is_completed_by(hand)
    }
    empty = [square for square in SQUARES if board[square] is None]
    random.shuffle(empty)
    for square in empty:
        if square in winning:
            continue
        after = (*board[:square], hand, *board[square + 1 :])
        threats = tuple(find_threats(after, position.rules))
        safe = [
            piece
            for piece in position.supply
            if not any(threat.is_completed_by(piece) for threat in threats)
        ]
        if safe:
            return square, random.choice(safe)
    return None


def _game_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    """Endlessly yield one position from each of many games between levels."""
    bots = [make_bot(QUARTO, name) for name in LEVELS]
    while True:
        pair, wanted = random.choices(bots, k=2), random.choice(PLACED[theme])
        position = _careful_position(rules, OPENING_PIECES, "", random)
        while position.outcome is None:
            if theme != SAFE_PIECE and position.placed == wanted:
                yield position
                break
            question = Question(position, seed=random.getrandbits(32), budget=Budget(seconds=None))
            moves = pair[position.mover - 1].choose(question).moves
            if theme == SAFE_PIECE and len(moves) == 2 and position.placed + 1 == wanted:
                yield position.play(moves[0])
                break
            position = play_turn(position, moves)
