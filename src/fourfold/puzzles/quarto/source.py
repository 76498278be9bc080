"""Where positions come from: careful random play, and games between levels."""

from collections.abc import Iterator
from random import Random

from fourfold.bots import Budget, Question, make_bot
from fourfold.bots.quarto.attention import full_look
from fourfold.bots.quarto.prospect import list_prospects
from fourfold.games.quarto import QUARTO, Position, Rules, start
from fourfold.games.quarto.move import GIVES, PLACES
from fourfold.puzzles.quarto.theme import PLACED, SAFE_PIECE
from fourfold.puzzles.quarto.turn import play_turn

SHARE_OF_GAMES = 0.3
"""The share of positions that come from games between levels."""

LEVELS = ("casual", "keen", "club", "expert")
"""The levels that play them."""


def propose_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    """Yield positions that may fit a theme, without end."""
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
    look = full_look(rules)
    while True:
        position = start(rules).play(random.choice(GIVES))
        while position.placed < placed:
            turns = [
                (prospect.square, piece)
                for prospect in list_prospects(position, look)
                if not prospect.completes
                for piece in position.supply
                if not prospect.losing >> piece & 1
            ]
            if not turns:
                break
            square, given = random.choice(turns)
            assert square is not None, "a piece is in hand"
            position = position.play(PLACES[square])
            is_asked = position.placed == placed
            if is_asked and theme == SAFE_PIECE:
                return position
            if is_asked and theme == "win-1":
                # Here somebody has made the mistake of giving any piece.
                given = random.choice(position.supply)
            position = position.play(GIVES[given])
        if position.placed == placed:
            return position


def _game_positions(rules: Rules, theme: str, random: Random) -> Iterator[Position]:
    """Yield one position of each of many games between levels, without end."""
    bots = [make_bot(QUARTO, name) for name in LEVELS]
    while True:
        pair, wanted = random.choices(bots, k=2), random.choice(PLACED[theme])
        position = start(rules)
        while position.outcome is None:
            if theme != SAFE_PIECE and position.hand is not None and position.placed == wanted:
                yield position
                break
            question = Question(position, seed=random.getrandbits(32), budget=Budget(seconds=None))
            moves = pair[position.mover - 1].choose(question).moves
            if theme == SAFE_PIECE and len(moves) == 2 and position.placed + 1 == wanted:
                yield position.play(moves[0])
                break
            position = play_turn(position, moves)
