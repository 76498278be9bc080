"""A game in a page's browser: its log, folded as the server would."""

import json
import re
from base64 import urlsafe_b64encode
from datetime import datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page

from fourfold.games import GAMES
from fourfold.games.game import Agreement, Departure
from fourfold.server.event import event as log
from fourfold.server.room.room import Room
from tests.web.server import Server

READ = """
id => new Promise((resolve, reject) => {
  const opening = indexedDB.open("fourfold");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction("games").objectStore("games").get(id);
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result ?? null); };
    asked.onerror = () => reject(asked.error);
  };
})
"""

HAS_MORE = f"async ([id, version]) => (await ({READ})(id)).entries.length > version"

# The document is cached last, once the texts of the language in use are.
IS_KEPT = """
async () => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith("/"))) return true;
  }
  return false;
}
"""


def is_local(page: Page) -> bool:
    """Return whether the game on a page runs in its browser."""
    return "/local/" in urlsplit(page.url).path


def read_room(page: Page) -> Room:
    """Return the game on a page as a room of the server."""
    game_id = find_id(page.url)
    return fold_game(game_id, page.evaluate(READ, game_id))


def find_id(url: str) -> str:
    """Return the id of the game at an address of the page."""
    query = parse_qs(urlsplit(url).query)
    [game_id] = query.get("game") or query["review"]
    return game_id


def fold_game(game_id: str, stored: dict[str, Any] | None) -> Room:
    """Return a game in a browser's storage as a room of the server."""
    assert stored is not None, f"there is no game {game_id} in this browser"
    entries = stored["entries"]
    game = GAMES[entries[0]["event"]["game"]]
    events = [
        (_read_event(entry["event"], game), datetime.fromisoformat(entry["at"]))
        for entry in entries
    ]
    return Room(game_id).after(events)


def _read_event(event: dict[str, Any], game: Any) -> log.Event:
    values = {key: value for key, value in event.items() if key != "kind"}
    match event["kind"]:
        case "opened":
            bots = tuple(seat["bot"] for seat in values.pop("seats"))
            # A server has other ids.
            values["previous"] = None
            return log.Opened(bots=bots, **values)
        case "rematch_opened":
            return log.RematchOpened(event["game_id"].removeprefix("~"))
        case "started":
            return log.Started(event["start"], event["deal"], int(event["seed"]))
        case "moved":
            return log.Moved(event["seat"], game.parse_move(event["move"]), event["is_forced"])
        case kind:
            kinds = {
                "joined": log.Joined,
                "departed": log.Departed,
                "draw_offered": log.DrawOffered,
                "draw_declined": log.DrawDeclined,
                "draw_agreed": log.DrawAgreed,
                "taken_back": log.TakenBack,
                "said": log.Said,
                "rematch_offered": log.RematchOffered,
            }
            found: log.Event = kinds[kind](**values)
            return found


def play_on(page: Page, server: Server, *moves: str) -> None:
    """Continue the game on a page with these moves, by a link that holds the whole game."""
    room = read_room(page)
    assert room.match is not None
    plan, setup = room.plan, room.match.setup
    events = [*(format_event(event, setup.game) for event in room.match.events), *moves]
    values = [
        room.id,
        plan.game,
        plan.rules,
        list(plan.bots),
        [None if bot else room.holder_name(seat) for seat, bot in enumerate(plan.bots, 1)],
        plan.starter,
        plan.keeps_starter,
        setup.starter,
        setup.deal,
        str(room.seed),
        " ".join(events),
    ]
    page.goto(f"{server.address}/local/#game={write_parcel(values)}")
    page.wait_for_url(re.compile(r"/local/\?(game|review)="))


MISTAKEN = [
    "~mistaken",
    "quarto",
    "CSHT",
    ["novice", None],
    [None, "Ann"],
    "lot",
    False,
    1,
    None,
    "5",
    "=4 d3 =2 c4 =1 c1 =6 d1 =7 b4 =E b3 =8 a1 =5 c3 =9 a3 =0 c2",
]
"""A finished game: seat 2 gave 0, which won at once on c2; only D didn't lose."""


def write_parcel(values: list[Any]) -> str:
    """Write a game as a link holds it, uncompressed."""
    return "0" + urlsafe_b64encode(json.dumps(values).encode()).decode().rstrip("=")


def wait_for_more(page: Page, room: Room) -> None:
    """Wait until the game's log is longer than a room's."""
    wait_until(page, HAS_MORE, [room.id, room.version])


def wait_until(page: Page, check: str, value: Any = None) -> None:
    """Wait until an asynchronous function on the page returns true."""
    wait = "new Promise((wake) => setTimeout(wake, 20))"
    page.evaluate(f"async value => {{ while (!(await ({check})(value))) await {wait}; }}", value)


def format_event(event: Any, game: Any) -> str:
    """Format a step as the core reads it."""
    match event:
        case Departure(seat, reason):
            return f"{seat}:{reason.value}"
        case Agreement():
            return "draw"
        case move:
            return str(game.format_move(move))
