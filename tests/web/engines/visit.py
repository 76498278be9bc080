"""What a visitor does on the page, in any browser."""

import json
from typing import Any

from fourfold.games.quartino import Position, format_move, parse_position, parse_rules
from tests.web.cooperation import Cooperation
from tests.web.engines.clicks import make_in_quartino
from tests.web.engines.driver import Driver
from tests.web.quartino_table import task, whole_position
from tests.web.words import say

RESULT = "section[aria-label=Result]"
BY_CLICKS = 3
"""How many Quartino moves are made on the page; the others only lead there."""

SETTINGS = "localStorage.setItem('fourfold-settings', arguments[0])"

OVER = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"

SELECT = "return getComputedStyle(document.querySelector('header select')).webkitAppearance"

FILTERED = """
return [...document.querySelectorAll("svg *")]
  .filter((each) => !/^(none|url.*)$/.test(getComputedStyle(each).filter))
  .map((each) => each.outerHTML.slice(0, 80));
"""
"""Parts of drawings with a CSS filter, which WebKit ignores."""


def check(driver: Driver, where: str) -> None:
    """Check what must hold on every page."""
    assert driver.faults() == [], where
    assert driver.run(OVER) <= 0, f"{where} is wider than the screen"
    assert driver.run(FILTERED) == [], where


def skip_tours(driver: Driver) -> None:
    """Become someone who has played before."""
    driver.open("/rules/quarto")
    driver.run(
        SETTINGS, json.dumps({"hasSeenTour": True, "hasSeenQuartinoTour": True, "endsTurns": False})
    )


def start_with_tour(driver: Driver) -> None:
    """Choose Quarto! on one screen, and follow the tour of the first game to its end."""
    driver.open("/")
    driver.run(SETTINGS, "{}")
    driver.open("/")
    driver.see("form")
    check(driver, "start page")
    assert driver.run(SELECT) == "none", "WebKit draws a grey box around the language"
    driver.click("button[value=screen]")
    driver.click(".tour button", say("page-tour-take"))
    driver.see("dialog h2, dialog h1", say("page-tour-title"))
    for _ in range(3):
        driver.click("dialog button", say("page-next"))
    check(driver, "tour")
    driver.click("dialog button", say("start-play"))
    driver.wait("!document.querySelector('dialog')")


def win_quarto(driver: Driver) -> None:
    """Play a whole game of Quarto! by clicks: a line of four round, light, short pieces."""
    row = ("a1", "b1", "c1", "d1")
    for piece, square in enumerate(row):
        driver.see(".sentence", "choose")
        driver.click(f'[data-piece="{piece}"]')
        driver.click("button", say("page-give-this"))
        driver.see(".sentence", "place the piece")
        driver.click(f'[data-square="{square}"]')
        driver.click("button", say("page-place-here"))
    driver.see(".sentence", "choose")
    driver.click("button", say("page-call"))
    for square in row:
        driver.click(f'[data-square="{square}"]')
    driver.click("button", say("page-call"))
    driver.see(RESULT, "wins")
    check(driver, "Quarto!")


def review(driver: Driver) -> None:
    """Go from the end of a game to its review, and through all of it."""
    driver.click("a", say("page-review"))
    driver.see("h1", say("page-review-title"))
    driver.wait("document.querySelector('.way input[type=range]')")
    driver.wait("!document.querySelector('.way [role=status]')")
    driver.click("button", say("page-first"))
    driver.see("main", "Position 0 of")
    check(driver, "review")


def win_quartino(driver: Driver) -> None:
    """Play Quartino on one screen to the last card; its last moves are made by clicks."""
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
    room = {"game": "quartino", "rules": "wheel", "seats": seats, "starter": 1}
    game = driver.fetch("/api/games", room)["id"]
    version, position = _look(driver, game)
    moves, after = [], position
    plan = Cooperation(winner=position.mover)
    while not after.outcome:
        moves.append(plan.choose(after))
        after = after.play(moves[-1])
    for move in moves[:-BY_CLICKS]:
        action = {"kind": "move", "move": format_move(move)}
        act = {"id": f"{version}", "version": version, "seat": position.mover, "action": action}
        version = driver.fetch(f"/api/games/{game}/actions", act)["version"]
        position = position.play(move)
    driver.open(f"/g/{game}")
    mover = None
    for move in moves[-BY_CLICKS:]:
        if mover != position.mover:
            driver.click(".curtain button")
        driver.see(".sentence", task(position))
        make_in_quartino(driver, move)
        mover, position = position.mover, position.play(move)
    driver.see(RESULT, "wins")
    check(driver, "Quartino")


def _look(driver: Driver, game: str) -> tuple[int, Position]:
    """Return the version and position of a game whose seats are all this guest's."""
    looks, answer = [], dict[str, Any]()
    for seat in (1, 2):
        answer = driver.fetch(f"/api/games/{game}?seat={seat}")
        rules = parse_rules(answer["room"]["rules"]["key"])
        looks.append((seat, parse_position(answer["state"]["position"]["text"], rules)))
    return answer["state"]["version"], whole_position(looks)


def read_rules(driver: Driver, game: str) -> None:
    """Read the rules of a game, with all their figures."""
    driver.open(f"/rules/{game}")
    driver.wait("document.querySelectorAll('figure svg').length > 7")
    check(driver, f"rules of {game}")
