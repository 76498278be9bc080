"""`fourfold admin`: administers a server through its database, while the server runs."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import click

from fourfold.cli.database import CONFIG, DATABASE, find_database, wait_for
from fourfold.cli.option import epilog

if TYPE_CHECKING:
    from fourfold.server.storage import Guest, Listing, Status
    from fourfold.server.storage.house_rules import HouseRules
    from fourfold.server.storage.register import Beat

ONLINE_MINUTES = 15
ALIVE_SECONDS = 10
"""A process is running if its latest heartbeat is at most this old; it sends one every second."""

LIMIT = click.option(
    "--limit",
    type=click.IntRange(1, 10_000),
    default=50,
    show_default=True,
    help="Maximum number of rows.",
)


@click.group(
    no_args_is_help=False,
    epilog=epilog(
        "fourfold admin games --status playing",
        "fourfold admin block 203.0.113.7 --database postgresql:///fourfold",
        'fourfold admin announce "The server restarts at noon."',
    ),
)
def command() -> None:
    """Administer a server through its database. A running server picks up changes in seconds."""


@command.command("games")
@click.option("--status", type=click.Choice(["waiting", "playing", "over", "closed"]))
@click.option("--guest", metavar="ID", help="Only games in which this guest has a seat.")
@LIMIT
@CONFIG
@DATABASE
def _games(status: "Status | None", guest: str | None, limit: int, database: str | None) -> None:
    """List games with their players, latest first, including private ones."""

    async def ask() -> "list[Listing]":
        from fourfold.server.storage.register import open_register

        async with open_register(find_database(database)) as register:
            return await register.games(status=status, guest=guest, limit=limit)

    for game in wait_for(ask()):
        seats = ", ".join(_seat(each.guest_id, each.bot, each.name) for each in game.seats)
        click.echo(f"{game.id}  {_time(game.updated_at)}  {game.status:7}  {game.game}  {seats}")


@command.command("people")
@LIMIT
@CONFIG
@DATABASE
def _people(limit: int, database: str | None) -> None:
    """List people, most recently seen first."""
    guests, _ = wait_for(_find_people(find_database(database), None, limit))
    _show_people(guests)


@command.command("online")
@CONFIG
@DATABASE
def _online(database: str | None) -> None:
    """List running processes, and people seen in the last 15 minutes.

    People are seen when they open the page or return to it; those who have only been watching a
    game for longer are not listed.
    """
    since = datetime.now(UTC) - timedelta(minutes=ONLINE_MINUTES)
    guests, beats = wait_for(_find_people(find_database(database), since, 10_000))
    click.echo(f"{len(beats)} processes running, {len(guests)} people seen")
    _show_people(guests)


@command.command("delete-game")
@click.argument("game_id", metavar="ID")
@CONFIG
@DATABASE
def _delete_game(game_id: str, database: str | None) -> None:
    """Delete a game permanently, with its whole log."""

    async def delete() -> bool:
        from fourfold.server.storage.register import open_register

        async with open_register(find_database(database)) as register:
            is_deleted = await register.delete_game(game_id)
            if is_deleted:
                await register.note(f"delete game {game_id}")
            return is_deleted

    if not wait_for(delete()):
        raise click.ClickException(f"there is no game {game_id!r}")
    click.echo(f"game {game_id} deleted")


@command.command("rename")
@click.argument("guest", metavar="ID")
@click.argument("name")
@CONFIG
@DATABASE
def _rename(guest: str, name: str, database: str | None) -> None:
    """Rename a guest, also in all their games."""
    from fourfold.server.admin.people import rename

    seats = wait_for(rename(find_database(database), guest, name))
    click.echo(f"renamed, in {seats} seats")


@command.command("sign-out")
@click.argument("guest", metavar="ID")
@CONFIG
@DATABASE
def _sign_out(guest: str, database: str | None) -> None:
    """Sign a guest out on all devices; their seat links stop working too."""
    from fourfold.server.admin.people import sign_out

    wait_for(sign_out(find_database(database), guest))
    click.echo("signed out")


@command.command("forget")
@click.argument("guest", metavar="ID")
@CONFIG
@DATABASE
def _forget(guest: str, database: str | None) -> None:
    """Delete a guest, sign them out, and remove their name from their games, which stay."""
    from fourfold.server.admin.people import forget

    seats = wait_for(forget(find_database(database), guest))
    click.echo(f"forgotten, in {seats} seats")


@command.command("block")
@click.argument("whom", metavar="[ID|ADDRESS|NETWORK]", required=False)
@CONFIG
@DATABASE
def _block(whom: str | None, database: str | None) -> None:
    """Block a guest, an address or a network; without an argument, list all blocks."""
    from fourfold.server.admin.block import block

    url = find_database(database)
    _show_blocked(wait_for(_read_rules(url) if whom is None else block(url, whom)))


@command.command("unblock")
@click.argument("whom", metavar="ID|ADDRESS|NETWORK")
@CONFIG
@DATABASE
def _unblock(whom: str, database: str | None) -> None:
    """Lift a block."""
    from fourfold.server.admin.block import unblock

    _show_blocked(wait_for(unblock(find_database(database), whom)))


@command.command("announce")
@click.argument("text", required=False)
@CONFIG
@DATABASE
def _announce(text: str | None, database: str | None) -> None:
    """Show TEXT on every page; without TEXT, remove the announcement."""
    from fourfold.server.admin.block import announce

    wait_for(announce(find_database(database), text))
    click.echo("no announcement" if text is None else "announced")


async def _read_rules(url: str) -> "HouseRules":
    from fourfold.server.storage.register import open_register

    async with open_register(url) as register:
        return await register.house_rules()


async def _find_people(
    url: str, since: datetime | None, limit: int
) -> "tuple[list[Guest], list[Beat]]":
    from fourfold.server.storage.register import open_register

    async with open_register(url) as register:
        alive = datetime.now(UTC) - timedelta(seconds=ALIVE_SECONDS)
        return await register.people(since=since, limit=limit), await register.beats(alive)


def _show_people(guests: "list[Guest]") -> None:
    for guest in guests:
        click.echo(f"{guest.id}  {_time(guest.seen_at)}  {guest.name}")


def _show_blocked(rules: "HouseRules") -> None:
    for blocked in (*rules.guests, *rules.networks):
        click.echo(blocked)
    if not rules.blocks_anybody:
        click.echo("nobody is blocked")


def _seat(guest: str | None, bot: str | None, name: str) -> str:
    if bot is not None:
        return f"bot {bot}"
    return "free" if guest is None else f"{name} ({guest})"


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M}"
