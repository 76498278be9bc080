"""Your own Quarto! bot, in ten games against the level `casual`."""

from collections import Counter
from random import Random

from fourfold import Choice, Match, Question, make_bot, play_match, quarto


class CarefulBot:
    """Wins if it can, and avoids giving a piece that wins at once."""

    name = "careful"

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        """Return a winning move, or a safe one, or any."""
        moves = list(question.view.sensible_moves())
        Random(question.seed).shuffle(moves)
        for is_good in (wins, is_safe):
            for move in moves:
                if is_good(question.view, move):
                    return Choice((move,))
        return Choice((moves[0],))


def wins(position: quarto.Position, move: quarto.Move) -> bool:
    """Return whether a move calls a group, or completes one that only needs to be called."""
    is_active = isinstance(move, quarto.Place | quarto.Call)
    return is_active and bool(position.play(move).live_groups())


def is_safe(position: quarto.Position, move: quarto.Move) -> bool:
    """Return whether this turn can be completed so that the opponent can't win in the next one."""
    after = position.play(move)
    if after.seat == position.seat:
        return any(is_safe(after, reply) for reply in after.sensible_moves())
    return not any(wins(after, reply) for reply in after.sensible_moves())


def main() -> None:
    """Play the games, with the bots starting alternately, and print the results."""
    careful, casual = CarefulBot(), make_bot(quarto.QUARTO, "casual")
    points = Counter[str]()
    for number in range(1, 11):
        bots = [careful, casual] if number % 2 else [casual, careful]
        match = Match.new(quarto.QUARTO, names=[bot.name for bot in bots])
        outcome = play_match(match, bots, seed=number)
        winner = match.names[outcome.winner - 1] if outcome.winner else "nobody"
        points[winner] += 1
        print(f"Game {number:2}, {match.names[0]} starts: {winner} wins ({outcome.reason})")
    print(", ".join(f"{name} {count}" for name, count in points.most_common()))


if __name__ == "__main__":
    main()
