"""Plays whole games in which everything possible happens, and checks that no control moves.

    python -m tests.web.still [--all]

With `--all` in every language at every size, otherwise in one language at each size, as the tests
do. Prints what has moved; silent if nothing has.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from fourfold.games.quartino import (
    Claim,
    Declare,
    Move,
    Place,
    format_move,
    parse_position,
    parse_rules,
)
from fourfold.language import LANGUAGES, Language
from tests.web.conftest import CALM, NOWHERE, PLAIN, SETTINGS, TIMEOUT_MS
from tests.web.cooperation import Cooperation
from tests.web.friend import Friend, act, spectators
from tests.web.quartino_table import look, whole_position
from tests.web.screenshots import studio
from tests.web.server import Server
from tests.web.table import new_room, rename
from tests.web.watcher import find_faults, watch

SIZES = [
    (360, 740),
    (740, 360),
    (820, 1180),
    (1280, 800),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
]
NAMES = ("Ann " * 9 + "Anna", "W" * 40)
"""Names of maximum length."""
NEWS_MS = 13_000
"""Longer than any news stays."""
UNDO_MS = 2_000
"""How long a drop can be undone."""
ABSENCE_MS = 181_000
"""Longer than a player may be away before the game can be claimed."""


class WatchedGame:
    """A game between two people, one of them on a page that is watched."""

    def __init__(self, page: Page, server: Server, game: str, rules: str) -> None:
        self.page = page
        self.server = server
        self.words = _language(page)
        self.friend = Friend(page, server, NAMES[1])
        rename(page, NAMES[0])
        self.path = new_room(page, server, game, rules, "me", "open")
        self.friend.join(self.path)
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._connect)
        page.goto(server.address + self.path)
        page.locator(
            f"html[lang={self.words.code}] :is([data-square], [data-field])"
        ).first.wait_for()

    def click(self, *parts: str) -> None:
        for part in parts:
            self.page.locator(part).first.click()

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait until the move made in this block is in the page's list, as all before it are."""
        moves = self.page.locator(".moves")
        before = moves.text_content() or ""
        yield
        expect(moves).not_to_have_text(before)

    def move(self, move: str) -> None:
        """Move for the page's own seat, bypassing the page."""
        address = f"{self.server.address}/api{self.path.replace('/g/', '/games/')}"
        act(self.page.request, address, "move", move=move)

    def offer_and_decline(self) -> None:
        """Let the friend offer a draw, then offer one from the page; both are declined."""
        page = self.page
        self.friend.act(self.path, "offer_draw")
        self.click(".offer .button:not(.primary)")
        page.locator(".offer").wait_for(state="detached")
        offer = page.locator("nav").get_by_role("button", name=self.words.text("page-offer-draw"))
        offer.click()
        self.click("dialog .button.primary")
        page.locator("nav .button[aria-disabled=true]").wait_for()
        self.friend.act(self.path, "decline_draw")
        page.locator(".news").wait_for()
        # Not again in this turn: the page says why.
        why = re.escape(self.words.text("refusal-draw-declined"))
        # The page keeps some words together.
        expect(offer).to_have_attribute("title", re.compile(why.replace(r"\ ", r"\s")))
        offer.dispatch_event("click")
        page.locator(".refusal").wait_for()

    def watch_and_leave(self) -> None:
        """Let spectators come and go, and the friend say something."""
        with spectators(self.server, self.path, 2):
            self.page.locator(".spectators").wait_for()
            self.friend.act(self.path, "say", phrase="take-your-time")
        self.page.locator(".spectators").wait_for(state="detached")

    def reconnect(self) -> None:
        """Lose the connection, and regain it."""
        self._lines[-1].close()
        self.page.locator(".notice .bad:not(.refusal)").wait_for()
        self.page.locator(".notice .bad:not(.refusal)").wait_for(state="detached")

    def look_back(self) -> None:
        """Look at the first position, and return."""
        self.click(".moves .steps button")
        self.click(".status .button")
        self.page.locator(".status .button").wait_for(state="detached")

    def end(self, *, asks_rematch: bool = False) -> None:
        """Wait for the result and for all news to be gone; then one of them wants a rematch."""
        self.page.locator(".end section").wait_for()
        self.page.clock.fast_forward(NEWS_MS)
        if asks_rematch:
            self.click(".next button")
            self.page.locator(".next button:disabled").wait_for()
        else:
            self.friend.act(self.path, "rematch")
        self.page.locator(".notice .line").wait_for()
        self.friend.close()

    def _connect(self, line: WebSocketRoute) -> None:
        line.connect_to_server()
        self._lines.append(line)


def play_quarto(page: Page, server: Server) -> None:
    """Play a whole game of Quarto! with a friend, who wins by a call."""
    watched = WatchedGame(page, server, "quarto", "CSHT!/600")
    friend, path = watched.friend, watched.path

    def reply(*moves: str) -> None:
        page.locator(".sentence:not(.mine)").wait_for()
        for move in moves:
            friend.act(path, "move", move=move)

    watched.click("[data-piece='5']", ".actions .confirm")
    watched.watch_and_leave()
    reply("b3", "=A")
    watched.click("[data-square=c2]")
    page.locator(".actions .confirm:enabled").wait_for()
    watched.offer_and_decline()
    watched.click(".actions .confirm")
    watched.click("[data-piece='7']", ".actions .confirm")
    reply("a4", "=2")
    watched.reconnect()
    for move in ("d3", "=B"):
        watched.move(move)
    reply("a2", "=C")
    watched.click("[data-square=d1]", ".actions .confirm")
    watched.look_back()
    # Cancel marking a line, then call one whose pieces share nothing.
    watched.click(".actions .call:enabled", "[data-square=a4]", ".actions .cancel")
    watched.click(".actions .call", *(f"[data-square={each}]" for each in ("a4", "b3", "c2", "d3")))
    watched.click("[data-square=d3]", "[data-square=d1]", ".actions .call:enabled")
    page.locator(".news.bad").wait_for()
    watched.click("[data-piece='1']", ".actions .confirm")
    reply("b1", "=9")
    page.clock.fast_forward(NEWS_MS)
    watched.click("[data-square=c1]", ".actions .confirm")
    watched.click("[data-piece='D']", ".actions .confirm")
    reply("a1", "!a1-d1")
    watched.end()


def play_quartino(page: Page, server: Server) -> None:
    """Play a whole game of Quartino with a friend, who helps the page to play all its cards."""
    watched = WatchedGame(page, server, "quartino", "wheel/600")
    rules = parse_rules("wheel/600")
    plan = Cooperation(winner=1)
    asides: list[Callable[[], None]] = [
        watched.watch_and_leave,
        watched.offer_and_decline,
        watched.look_back,
        watched.reconnect,
    ]
    while True:
        theirs = parse_position(watched.friend.state(watched.path)["position"]["text"], rules)
        position = whole_position([look(page), (2, theirs)])
        if position.outcome:
            break
        move = plan.choose(position)
        is_mine = position.seat == 1
        with watched.moving():
            if not is_mine:
                watched.friend.act(watched.path, "move", move=format_move(move))
            elif asides or isinstance(move, Claim):
                _click_move(watched, move)
            else:
                watched.move(format_move(move))
        if is_mine and asides:
            asides.pop(0)()
    watched.end()


def _language(page: Page) -> Language:
    """Return the browser's language, which the page must speak."""
    return Language(page.evaluate("() => navigator.language"))


def _click_move(watched: WatchedGame, move: Move) -> None:
    """Make a move by clicks."""
    match move:
        case Declare():
            watched.click(".actions .claim")
        case Place(colour, field):
            watched.click(f"[data-colour={colour}]", f"[data-field='{field}']", ".actions .place")
        case Claim(card, window):
            watched.click(f".mine [data-card='{card}']")
            watched.click(*[".turning + .turning"] * (window - 1), ".actions .claim")
        case _:
            watched.click(".actions .end")


def play_with_bot(page: Page, server: Server, game: str) -> None:
    """Begin a game with a bot: with hints and without, and take a turn back; then resign."""
    words = _language(page)
    rules = {"quarto": "CSHT!", "quartino": "wheel"}[game]
    page.goto(server.address + new_room(page, server, game, rules, "me", "bot"))

    def press(text: str) -> None:
        page.locator("nav").get_by_role("button", name=words.text(text)).click()

    press("page-hints")
    page.locator(".notice .hint").wait_for()
    for part in TURN[game]:
        page.locator(part).first.click()
    # The bot's turn is the second in the list, after the start.
    page.locator(".moves li").nth(2).wait_for()
    page.locator(".sentence.mine").wait_for()
    press("page-take-back")
    page.locator(".news").wait_for()
    press("page-hints")
    page.clock.fast_forward(NEWS_MS)
    press("page-resign")
    page.locator("dialog .call").click()
    page.locator(".end section").wait_for()


def agree_on_a_draw(page: Page, server: Server, game: str) -> None:
    """Accept a draw in the middle of a move."""
    watched = WatchedGame(page, server, game, {"quarto": "CSHT!", "quartino": "grid"}[game])
    watched.click("[data-piece='5'], [data-colour=R]")
    watched.friend.act(watched.path, "offer_draw")
    watched.click(".offer .button.primary")
    watched.end(asks_rematch=True)


TURN = {
    "quarto": ("[data-piece='5']", ".actions .confirm:enabled"),
    "quartino": ("[data-colour=R]", "[data-field='3']", ".actions .place:enabled", ".actions .end"),
}
"""What to click for a first turn."""
DRAG = {
    "quarto": ("figure.hand [data-thing]", "[data-square=b2]"),
    "quartino": ("[data-colour=G]", "[data-field='5']"),
}
"""What to drag where in the second turn."""
FORGET_SOUND = """() => {
    const { hasSeenSoundQuestion, ...others } = JSON.parse(localStorage["fourfold-settings"]);
    localStorage["fourfold-settings"] = JSON.stringify(others);
}"""


def play_on_one_screen(page: Page, server: Server, game: str) -> None:
    """Play in the browser: the question about sound, a drop that can be undone; then resign."""
    words = _language(page)
    page.evaluate(FORGET_SOUND)
    page.goto(server.address)
    page.locator("summary").click()
    page.locator(f"input[value={game}]").check()
    page.locator("button[value=screen]").click()
    curtain = page.locator(".curtain button") if game == "quartino" else None

    def lift() -> None:
        if curtain:
            curtain.click()

    lift()
    for part in TURN[game]:
        page.locator(part).first.click()
    lift()
    page.locator(".question button").nth(1).click()
    page.locator(".question").wait_for(state="detached")
    _drag(page, *DRAG[game])
    page.locator(".undo button").click()
    page.locator(".undo").wait_for(state="detached")
    _drag(page, *DRAG[game])
    page.locator(".undo").wait_for()
    page.clock.fast_forward(UNDO_MS)
    page.locator(".undo").wait_for(state="detached")
    menu = page.locator("nav")
    menu.get_by_role("button", name=words.text("page-take-back")).click()
    page.locator(".news").wait_for()
    page.clock.fast_forward(NEWS_MS)
    menu.get_by_role("button", name=words.text("page-resign")).click()
    page.locator("dialog .call").click()
    page.locator(".end section").wait_for()


def _drag(page: Page, source: str, goal: str) -> None:
    boxes = [page.locator(part).first.bounding_box() for part in (source, goal)]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=4)
    page.mouse.up()


def wait_for_an_absentee(page: Page, server: Server, game: str) -> None:
    """Nudge a friend who is away, then claim the game, which the server refuses so soon."""
    watched = WatchedGame(page, server, game, {"quarto": "CSHT!", "quartino": "wheel"}[game])
    with watched.moving():
        watched.click(*TURN[game])
    page.locator("[data-waiting=away]").wait_for()
    watched.click("[data-waiting] .button:enabled")
    page.locator("[data-waiting] .button:disabled").wait_for()
    _claim_after_jump(page)
    watched.friend.close()


def _claim_after_jump(page: Page) -> None:
    """Move the page's clock past the absence, and claim the game.

    The server's clock doesn't jump: whatever it says afterwards about who is away, also
    to a page that lost its connection because of the jump, makes the page wait again.
    """
    for _ in range(10):
        page.clock.fast_forward(ABSENCE_MS)
        with suppress(PlaywrightTimeout):
            for part in ("[data-waiting=claimable] .button", "dialog .button.primary"):
                page.locator(part).first.click(timeout=TIMEOUT_MS / 10)
            page.locator(".refusal").wait_for()
            return
    raise AssertionError("the game can't be claimed")


def play_with_four(page: Page, server: Server) -> None:
    """Play a turn among three bots, then leave; the others play on."""
    words = _language(page)
    page.goto(server.address + new_room(page, server, "quartino", "grid", "me", *["bot"] * 3))
    for part in TURN["quartino"]:
        page.locator(part).first.click()
    page.locator(".moves li").nth(4).wait_for()
    page.locator(".sentence.mine").wait_for()
    page.locator("nav").get_by_role("button", name=words.text("page-resign")).click()
    page.locator("dialog .call").click()
    page.locator(".rack.out").first.wait_for()


Part = Callable[[Page, Server], None]
PARTS: dict[str, dict[str, Part]] = {
    game: {
        "whole": whole,
        "bot": partial(play_with_bot, game=game),
        "draw": partial(agree_on_a_draw, game=game),
        "screen": partial(play_on_one_screen, game=game),
        "absentee": partial(wait_for_an_absentee, game=game),
    }
    for game, whole in (("quarto", play_quarto), ("quartino", play_quartino))
}
PARTS["quartino"]["four"] = play_with_four
"""The parts that are played of each game."""


def play(page: Page, server: Server, *parts: Part) -> list[str]:
    """Play on a page that is watched; return what has moved."""
    faults: list[str] = []
    for part in parts:
        part(page, server)
        faults += find_faults(page)
    return faults


def open_watched(browser: Browser, server: Server, size: tuple[int, int], code: str) -> Page:
    """Open a page of this size in a language, and watch it."""
    viewport: Any = {"width": size[0], "height": size[1]}
    context = browser.new_context(**{**PLAIN, **CALM, "viewport": viewport, "locale": code})
    context.add_init_script(SETTINGS)
    watch(context)
    page = context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    page.clock.install()
    page.goto(server.address + NOWHERE)
    return page


def cases() -> list[tuple[str, tuple[int, int], str]]:
    """List each game at each size, going through the languages so that all of them occur."""
    codes = list(LANGUAGES)
    return [
        (game, size, codes[(number + shift) % len(codes)])
        for number, size in enumerate(SIZES)
        for game, shift in (("quarto", 0), ("quartino", 3))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="every language at every size")
    chosen = parser.parse_args()
    every = [(game, size, code) for game, size, _ in cases() for code in LANGUAGES]
    is_still = True
    with tempfile.TemporaryDirectory() as data, studio(Path(data)) as (browser, server):
        for game, size, code in every if chosen.all else cases():
            page = open_watched(browser, server, size, code)
            for fault in play(page, server, *PARTS[game].values()):
                is_still = False
                print(f"{game} at {size[0]} x {size[1]} in {code}: {fault}")
            page.context.close()
    sys.exit(not is_still)


if __name__ == "__main__":
    main()
