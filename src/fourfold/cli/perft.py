"""`fourfold perft`: counts move sequences."""

import click

from fourfold.cli.option import GAME, epilog, parse, parse_rules
from fourfold.games import quartino, quarto
from fourfold.games.game import AnyGame, AnyPosition
from fourfold.games.perft import perft
from fourfold.games.setup import Setup


@click.command(epilog=epilog("fourfold perft quarto --rules CSHT --depth 6"))
@click.argument("game", type=GAME)
@click.option(
    "--rules", "key", metavar="KEY", help="Rule set key; the game as printed if left out."
)
@click.option("--depth", type=click.IntRange(0), required=True, help="The number of moves.")
@click.option("--position", "text", metavar="P", help="Start from a position in notation.")
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
    players: int | None,
    seed: int | None,
    engine: str | None,
) -> None:
    """Count the sequences of exactly DEPTH moves.

    Each single decision is a move. Calls are left out of the count when they are on.
    """
    rules = parse_rules(game, key)
    if text is not None:
        if players is not None or seed is not None:
            raise click.UsageError("A position has its seats and cards: no --players, no --seed.")
        position = parse("--position", game.parse_position, text, rules)
    else:
        seats = players or 2
        setup = Setup(game, rules, seats, deal=game.draw_deal(seats, seed or 0))
        position = parse("--players", setup.position)
    count = None if engine == "python" else _count_native(position, depth)
    if count is None and engine == "native":
        problem = "the native engine needs to know every card."
        raise click.BadParameter(problem, param_hint="--engine")
    click.echo(perft(position, depth, game.uncounted) if count is None else count)


def _count_native(position: AnyPosition, depth: int) -> int | None:
    """Return the count of the compiled rules; None where they can't count for want of a card."""
    from fourfold.solver import native
    from fourfold.solver import quartino as core

    try:
        if isinstance(position, quarto.Position):
            return native.perft(position, depth)
        assert isinstance(position, quartino.Position)
        return core.perft(position, depth) if core.is_known(position) else None
    except OverflowError:
        raise click.ClickException("the number of sequences needs more than 64 bits") from None
