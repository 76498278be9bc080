"""Games between Quarto! bots for the tests, without a clock: only work limits."""

from collections.abc import Iterable, Iterator
from random import Random

from fourfold.bots import (
    AnyBot,
    AnyChoice,
    Budget,
    Question,
    bot_names,
    decision_seed,
    make_bot,
)
from fourfold.games import game
from fourfold.games.quarto import (
    QUARTO,
    SQUARES,
    Call,
    Give,
    Move,
    Piece,
    Place,
    Position,
    Rules,
    Square,
    parse_rules,
    start,
)

NAMES = tuple(name for name in bot_names(QUARTO) if name != "random")
BOTS = {name: make_bot(QUARTO, name) for name in NAMES}
RULES = tuple(map(parse_rules, ("CSHT!", "CSHT+!", "CSHT", "CSH+!", "CS!", "ST+", "C!", "T+!")))
LITTLE = Budget(seconds=None, work=100)
"""Small enough that the perfect bot answers at once even in the opening."""


def ask(bot: AnyBot, position: Position, seed: int = 0, budget: Budget = LITTLE) -> AnyChoice:
    """Ask a bot about a position."""
    return bot.choose(Question(position, seed=seed, budget=budget))


def own(moves: Iterable[game.Move]) -> tuple[Move, ...]:
    """Cast moves of any game to Quarto! moves."""
    quarto_moves = tuple(move for move in moves if isinstance(move, Move))
    assert quarto_moves == tuple(moves)
    return quarto_moves


def play_game(
    bots: tuple[AnyBot, AnyBot], rules: Rules, seed: int, budget: Budget = LITTLE
) -> Iterator[tuple[Position, AnyChoice]]:
    """Play a game; yield each position and the bot's answer."""
    position = start(rules, starter=1 + seed % 2)
    moves: list[Move] = []
    while position.seat:
        bot = bots[position.seat - 1]
        choice = ask(bot, position, decision_seed(seed, moves), budget)
        yield position, choice
        for move in own(choice.moves):
            position = position.play(move)
            moves.append(move)


def random_position(rules: Rules, random: Random, placed: int) -> Position:
    """Return a position from a random game with a piece in hand; some groups may be dead."""
    while True:
        position = start(rules)
        while not position.outcome and (position.placed < placed or position.hand is None):
            moves = [move for move in position.legal_moves() if not isinstance(move, Call)]
            position = position.play(random.choice(moves))
        if not position.outcome:
            return position


def play(position: Position, moves: Iterable[game.Move]) -> Position:
    """Return the position after some moves."""
    for move in own(moves):
        position = position.play(move)
    return position


def winning_squares(position: Position) -> list[Square]:
    """List the squares on which the piece in hand completes a group."""
    empty = [square for square in SQUARES if position.board[square] is None]
    return [square for square in empty if position.play(Place(square)).live_groups()]


def winning_pieces(position: Position) -> set[Piece]:
    """Return the pieces that win at once for the opponent if given."""
    return {piece for piece in position.supply if winning_squares(position.play(Give(piece)))}
