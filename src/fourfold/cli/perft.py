"""`fourfold perft`: counts move sequences."""

import click

from fourfold.cli.option import GAME, epilog, parse, parse_rules
from fourfold.games import quartino, quarto
from fourfold.games.game import AnyGame, AnyPosition
from fourfold.games.perft import perft, perft_ended
from fourfold.games.setup import Setup


@click.command(epilog=epilog("fourfold perft quarto --rules CSHT --depth 12 --ended"))
@click.argument("game", type=GAME)
@click.option(
    "--rules", "key", metavar="KEY", help="Rule set key; the game as printed if left out."
)
@click.option("--depth", type=click.IntRange(0), required=True, help="The number of moves.")
@click.option("--position", "text", metavar="P", help="Start from a position in notation.")
@click.option("--ended", is_flag=True, help="Tell also how many of them end the game (Quarto!).")
@click.option("--players", type=click.IntRange(2, 4), help="Seats (Quartino); 2 if left out.")
@click.option("--seed", type=int, help="Seed of the deal (Quartino); 0 if left out.")
@click.option(
    "--engine",
    type=click.Choice(["python", "native"]),
    help="Which rules count; if left out native, but python where a card is unknown.",
)
def command(
    game: AnyGame,
    key: str | None,
    depth: int,
    text: str | None,
    ended: bool,
    players: int | None,
    seed: int | None,
    engine: str | None,
) -> None:
    """Count the sequences of exactly DEPTH moves.

    Each single decision is a move. Calls are left out of the count when they are on. With --ended a
    second number tells how many of the sequences end the game with their last move.

    The native engine counts positions of Quarto! that are equal up to symmetry together: from the
    empty board to depth 14 in seconds, in less than half a gigabyte at any depth.
    """
    rules = parse_rules(game, key)
    if ended and game is not quarto.QUARTO:
        raise click.UsageError("Only Quarto! tells which sequences end the game: no --ended.")
    if text is not None:
        if players is not None or seed is not None:
            raise click.UsageError("A position has its seats and cards: no --players, no --seed.")
        position = parse("--position", game.parse_position, text, rules)
    else:
        seats = players or 2
        setup = Setup(game, rules, seats, deal=game.draw_deal(seats, seed or 0))
        position = parse("--players", setup.position)
    counts = None if engine == "python" else _count_native(position, depth, ended)
    if counts is None and engine == "native":
        problem = "the native engine needs to know every card."
        raise click.BadParameter(problem, param_hint="--engine")
    if counts is None:
        counters = [perft, perft_ended] if ended else [perft]
        counts = [count(position, depth, game.uncounted) for count in counters]
    click.echo(" ".join(map(str, counts)))


def _count_native(position: AnyPosition, depth: int, ended: bool) -> list[int] | None:
    """Return the counts of the compiled rules; None where they can't count for want of a card."""
    from fourfold.solver.quartino import native as core
    from fourfold.solver.quarto import native

    try:
        if isinstance(position, quarto.Position):
            counters = [native.perft, native.perft_ended] if ended else [native.perft]
            return [count(position, depth) for count in counters]
        assert isinstance(position, quartino.Position)
        return [core.perft(position, depth)] if core.is_known(position) else None
    except OverflowError:
        raise click.ClickException("the number of sequences needs more than 64 bits") from None
