"""`fourfold perft`: counts move sequences."""

import click

from fourfold.cli.games import command_line, examples, with_notes
from fourfold.cli.option import GAME, SEATS, epilog, parse, parse_rules
from fourfold.games.game import AnyGame, AnyPosition
from fourfold.games.perft import perft, perft_ended
from fourfold.games.setup import Setup


@click.command(epilog=epilog(*examples("perft")))
@click.argument("game", type=GAME)
@click.option("--rules", "key", metavar="KEY", help="Rule set key; by default the printed rules.")
@click.option("--depth", type=click.IntRange(0), required=True, help="Number of moves.")
@click.option("--position", "text", metavar="P", help="Start from a position in notation.")
@click.option("--ended", is_flag=True, help="Also count the sequences that end the game.")
@click.option("--players", type=SEATS, help="Number of seats; 2 by default.")
@click.option("--seed", type=int, help="RNG seed for the deal, in games with cards; 0 by default.")
@click.option(
    "--engine",
    type=click.Choice(["python", "native"]),
    help="Rules engine; by default native, or python where native can't count.",
)
@with_notes("perft")
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

    Every decision counts as one move. With --ended, the second number is how many sequences end the
    game with their last move.
    """
    rules = parse_rules(game, key)
    position: AnyPosition
    if text is not None:
        if players is not None or seed is not None:
            raise click.UsageError(
                "--position sets the seats and cards: omit --players and --seed."
            )
        position = parse("--position", game.parse_position, text, rules)
    else:
        seats = players or 2
        setup = Setup(game, rules, seats, deal=parse("--players", game.draw_deal, seats, seed or 0))
        position = parse("--players", setup.position)
    counts = None if engine == "python" else _count_natively(game, position, depth, ended)
    if counts is None and engine == "native":
        problem = f"the native engine can't count this for {game.name}: use python."
        raise click.BadParameter(problem, param_hint="--engine")
    if counts is None:
        counters = [perft, perft_ended] if ended else [perft]
        counts = [count(position, depth, game.uncounted) for count in counters]
    click.echo(" ".join(map(str, counts)))


def _count_natively(
    game: AnyGame, position: AnyPosition, depth: int, ended: bool
) -> list[int] | None:
    """Return the counts from the native engine; None if it can't count this."""
    try:
        return command_line(game).count_natively(position, depth, ended)
    except OverflowError:
        raise click.ClickException("the number of sequences needs more than 64 bits") from None
