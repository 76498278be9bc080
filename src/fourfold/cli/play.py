"""`fourfold play`: the full-screen game."""

import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from fourfold.cli.games import examples
from fourfold.cli.option import (
    GAME,
    LANGUAGE,
    RULES_KEYS,
    SEATS,
    epilog,
    language_code,
    parse_bot,
    parse_rules,
)
from fourfold.games import GAMES
from fourfold.games.game import AnyGame, GameError
from fourfold.games.setup import AnySetup, Setup

if TYPE_CHECKING:
    from fourfold.table import AnyTable

SIMPLE_TERMINALS = ("dumb", "unknown")
"""The values of TERM that promise lines of text and nothing more."""


LOSER_STARTS = " and ".join(name for name, game in GAMES.items() if game.default_loser_starts)
"""The games whose loser begins the next one, unless the players choose otherwise."""


@click.command(epilog=epilog(*examples("play")))
@click.argument("game", type=GAME, required=False)
@click.option("--rules", "key", metavar="KEY", help=f"Rule set key, such as {RULES_KEYS}.")
@click.option("--players", type=SEATS, help="Number of seats; 2 if left out.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    help="Let a bot play; bots take the last seats, with --load those of the file's bots. "
    "May be given several times.",
)
@click.option("--name", "names", multiple=True, help="A player's name, in seat order.")
@click.option(
    "--start",
    type=click.IntRange(1, SEATS.max),
    help="The seat that begins, as the players agreed; by lot if left out.",
)
@click.option(
    "--loser-starts/--no-loser-starts",
    "is_loser_next",
    default=None,
    help="Let the loser begin the next game (a house rule), or let it be found as before. "
    f"Without either the loser begins in {LOSER_STARTS}.",
)
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--seed", type=int, help="Seed of lots, deals and bots, to repeat a game.")
@LANGUAGE
def command(
    game: AnyGame | None,
    key: str | None,
    players: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    start: int | None,
    is_loser_next: bool | None,
    load: Path | None,
    seed: int | None,
    lang: str | None,
) -> int:
    """Play at this screen, with people or against bots.

    Without a GAME a first screen asks what to play. In the game, ? gives a hint and F1
    shows the rules. A bot is one of the game or a program: engine:COMMAND. A program that plays in
    a loaded game has to be named with --bot: what runs here is not for a file to say.
    """
    # Textual and Fluent are heavy: they are imported once a game really begins.
    random = Random(seed)
    if game is None and (key or players or (bots and load is None) or names or start):
        raise click.UsageError(
            "The options --rules, --players, --bot, --name and --start need a GAME."
        )
    if game is None and load is None and is_loser_next is not None:
        raise click.UsageError("--loser-starts and --no-loser-starts need a GAME or --load.")
    if game is not None and load is not None:
        raise click.UsageError("A loaded game brings its own GAME: leave one of them out.")
    setup = _setup(game, key, players, start, random) if game else None
    if setup and max(len(bots), len(names)) > setup.seats:
        raise click.UsageError(f"The game has {setup.seats} seats: too many bots or names.")
    for name in names:
        if not name.isprintable():
            problem = f"a name has printable characters only, not {name!r}."
            raise click.BadParameter(problem, param_hint="--name")
    seated_bots = [parse_bot("--bot", game, bot) for bot in bots] if game else []
    table = None if load is None else _load(load, random, bots)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.ClickException("a game needs a terminal: the input or output is not one")
    if os.environ.get("TERM") in SIMPLE_TERMINALS:
        raise click.ClickException(
            f"a game needs a terminal that can draw: TERM is {os.environ['TERM']}"
        )
    from fourfold.language import Language
    from fourfold.terminal.app import FourfoldApp
    from fourfold.terminal.games import NoScreenError, screens_of
    from fourfold.terminal.seating import new_table, seat_players
    from fourfold.terminal.starter import StarterWish, default_wish

    language = Language(language_code(lang))
    played = setup or (table.match.setup if table else None)
    try:
        if played is not None:
            screens_of(played.game)
    except NoScreenError as error:
        raise click.ClickException(str(error)) from None
    if setup is not None:
        seated = seat_players(language, setup.game, setup.seats, bots=seated_bots, names=names)
        table = new_table(setup, seated, random)
    wish = None
    if played is not None:
        by_default = default_wish(played.game).is_loser_next
        wish = StarterWish(start, by_default if is_loser_next is None else is_loser_next)
    app = FourfoldApp(language, random, table, wish)
    app.run()
    return app.return_code or 0


def _setup(
    game: AnyGame, key: str | None, players: int | None, start: int | None, random: Random
) -> AnySetup:
    rules = parse_rules(game, key)
    seats = players or 2
    if seats not in game.seat_counts:
        problem = f"{game.name} is not played by {seats}."
        raise click.BadParameter(problem, param_hint="--players")
    if start is not None and start > seats:
        problem = f"there is no seat {start}: {seats} play."
        raise click.BadParameter(problem, param_hint="--start")
    return Setup(game, rules, seats, start or random.randint(1, seats))


def _load(path: Path, random: Random, bots: tuple[str, ...]) -> "AnyTable":
    from fourfold.bots import UnknownBotError
    from fourfold.terminal.saved_game import load_table, why_failed

    try:
        return load_table(path, random, bots)
    except UnknownBotError as error:
        raise click.BadParameter(f"{error}.", param_hint="--bot") from None
    except (OSError, GameError) as error:
        raise click.ClickException(f"{path}: {why_failed(error)}") from None
