"""What a visitor to the static site does, without a server to help, in any browser."""

import json
from typing import Any

from fourfold.games import quartino
from fourfold.games.game import AnyPosition
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.room.room import Room
from tests.web.engines import visit
from tests.web.engines.clicks import make
from tests.web.engines.driver import Driver
from tests.web.engines.forecast import Forecast, decide
from tests.web.local_game import IS_KEPT, READ, find_id, fold_game
from tests.web.words import say

SEEN = {"hasSeenTour": True, "hasSeenQuartinoTour": True, "hasSeenSoundQuestion": True}

IS_INSTALLED = "async () => Boolean((await navigator.serviceWorker.ready).active)"

HAS_MORE = f"async (id, version) => (await ({READ})(id)).entries.length > version"


def arrive(driver: Driver, *, is_new: bool = False) -> None:
    """Open the start page as someone who knows both games, or as a new user, without settings."""
    driver.open("/")
    if not is_new:
        driver.run(visit.SETTINGS, json.dumps({**SEEN, "endsTurns": False}))
    # WebKit never installs a worker whose page is left at the wrong moment.
    driver.wait_until(IS_INSTALLED)
    driver.open("/")
    driver.see("form", say("page-no-server"))
    visit.check(driver, "start page")


def keep_everything(driver: Driver) -> None:
    """Wait until the site can be visited without a network."""
    driver.wait_until(IS_KEPT)


def start(driver: Driver, game: str, bot: str, players: int = 2) -> None:
    """Begin a game on the start page."""
    driver.click(f"input[name=game][value={game}]")
    driver.click("summary")
    driver.click(f"input[name=bot-{game}][value={bot}]")
    if players > 2:
        driver.click("fieldset.row button", str(players))
    driver.click("button[value=bot]")
    driver.wait("location.search.startsWith('?game=')")


def follow(driver: Driver, link: str) -> None:
    """Continue the game in a link."""
    driver.open(f"/local/#game={link}")
    driver.wait("location.search.startsWith('?game=')")


def resume(driver: Driver) -> None:
    """Continue the only game that waits on the start page."""
    driver.click(".own a.game")
    driver.wait("location.search.startsWith('?game=')")


def read_room(driver: Driver) -> Room:
    """Return the game on the page."""
    game_id = find_id(driver.run("return location.href"))
    return fold_game(game_id, driver.call(READ, game_id))


def play(driver: Driver, moves: int = 1000, *, is_new: bool = False) -> Room:
    """Make this many moves, or play to the end; for a new user the page ends some turns itself."""
    while True:
        room = read_room(driver)
        assert room.match is not None
        if room.match.outcome or not moves:
            return room
        if room.to_move in room.people and not (is_new and _ends_itself(room.match.position)):
            driver.see(".sentence", "Your turn")
            make(driver, decide(room.match.position, len(room.match.moves)))
            moves -= 1
        driver.wait_until(HAS_MORE, room.id, room.version)


def _ends_itself(position: AnyPosition) -> bool:
    """Return whether the page makes the only sensible move: to end the turn."""
    if quartino.End() not in position.legal_moves():
        return False
    described: Any = ADAPTERS["quartino"].describe_position(position)
    return not described.can_match


def finish(driver: Driver, ahead: Forecast) -> None:
    """Play to the end, which must match the forecast."""
    room = play(driver)
    assert room.match is not None
    assert [room.match.game.format_move(move) for move in room.match.moves] == ahead.moves
    driver.see(visit.RESULT)
    visit.check(driver, "result")


def learn(driver: Driver) -> None:
    """Solve a puzzle, take a step of a lesson, analyse a position, and view the training page."""
    driver.open("/puzzles/?puzzle=cs47cga")
    place(driver, "c1")
    driver.see(".said .bad", say("puzzle-why-nothing-shared", squares="no"))
    driver.click(".buttons button", say("puzzle-retry"))
    place(driver, "d4")
    driver.see(".said", say("puzzle-solved-later"))
    visit.check(driver, "puzzle")

    driver.click(".below a", say("page-analyse"))
    win = say("analysis-value-win-in", count=1)
    driver.wait(f"document.querySelector('[data-square=d4]')?.ariaLabel.endsWith({win!r})")
    driver.see(".verdict [role=status]", say("analysis-verdict-win-in", name="", count=1).strip())
    visit.check(driver, "analysis")

    driver.open("/learn/quarto/first-line/")
    place(driver, "d2")
    driver.click(".buttons button", say("lesson-next"))
    driver.see(".said", say("lesson-quarto-first-line.column"))
    visit.check(driver, "lesson")

    driver.open("/training/")
    driver.see("h1", say("training-title"))
    driver.see("main", say("training-about"))
    visit.check(driver, "training")


def place(driver: Driver, square: str) -> None:
    """Place the piece in hand."""
    driver.click(f"[data-square={square}]")
    driver.click(".actions .confirm")
