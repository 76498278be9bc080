"""`fourfold perft`: counts move sequences."""

import click

from fourfold.cli.option import GAME, epilog, parse, parse_rules
from fourfold.games.game import AnyGame
from fourfold.games.perft import perft
from fourfold.games.quarto import Position
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
    help="Which rules count; native (Quarto! only) if left out and possible.",
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
    if engine != "python" and isinstance(position, Position):
        click.echo(_count_native(position, depth))
    elif engine == "native":
        raise click.BadParameter("the native engine counts Quarto! only.", param_hint="--engine")
    else:
        click.echo(perft(position, depth, game.uncounted))


def _count_native(position: Position, depth: int) -> int:
    from fourfold.solver import native

    try:
        return native.perft(position, depth)
    except OverflowError:
        raise click.ClickException("the number of sequences needs more than 64 bits") from None
