"""Lists of games, as clients get them."""

from pydantic import TypeAdapter

from fourfold.server.games.registry import ADAPTERS
from fourfold.server.live.hall import Hall
from fourfold.server.room.view import format_time
from fourfold.server.storage import Listing, Status
from fourfold.server.wire.request import ListedGame, ListedSeat

LOBBY_GAMES = 12
"""Games per list on the start page."""

LOBBY_STATUSES: tuple[Status, ...] = ("waiting", "playing", "over")
"""The start page's public lists."""

LISTED = TypeAdapter(tuple[ListedGame, ...])


async def list_public(hall: Hall) -> str:
    """Return the start page's public lists, as the fields of a JSON object."""
    lists = []
    for status in LOBBY_STATUSES:
        found = await hall.storage.listings(status=status, is_private=False, limit=LOBBY_GAMES)
        shown = tuple(game for game in describe_games(hall, found) if not game.is_paused)
        lists.append(f'"{status}":{LISTED.dump_json(shown).decode()}')
    return ",".join(lists)


def describe_games(hall: Hall, listings: list[Listing]) -> tuple[ListedGame, ...]:
    """Return listings as clients get them, without games that this server doesn't know."""
    return tuple(_listed(hall, each) for each in listings if each.game in ADAPTERS)


def _listed(hall: Hall, listing: Listing) -> ListedGame:
    adapter = ADAPTERS[listing.game]
    return ListedGame(
        id=listing.id,
        game=listing.game,
        rules=adapter.describe_rules(adapter.game.parse_rules(listing.rules)),
        status=listing.status,
        seats=tuple(
            ListedSeat(seat=s.seat, name=s.name or None, bot=s.bot, guest=s.guest_id)
            for s in listing.seats
        ),
        winner=listing.winner,
        reason=listing.reason,
        version=listing.version,
        is_paused=hall.is_paused(listing),
        opened_at=format_time(listing.created_at),
        updated_at=format_time(listing.updated_at),
    )
