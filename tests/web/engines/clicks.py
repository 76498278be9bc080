"""Moves of both games, made by clicks on an English page in any browser."""

from typing import Any

from fourfold.games import quartino, quarto
from tests.web.engines.driver import Driver
from tests.web.words import say


def make(driver: Driver, move: Any) -> None:
    """Make a move of either game."""
    match move:
        case quarto.Give() | quarto.Place() | quarto.Call() | quarto.Pass():
            make_in_quarto(driver, move)
        case _:
            make_in_quartino(driver, move)


def make_in_quarto(driver: Driver, move: quarto.Move) -> None:
    """Make a Quarto! move."""
    match move:
        case quarto.Give(piece):
            driver.click(f'[data-piece="{piece}"]')
            driver.click("button", say("page-give-this"))
        case quarto.Place(square):
            driver.click(f'[data-square="{square}"]')
            driver.click("button", say("page-place-here"))
        case quarto.Call(group):
            driver.click("button", say("page-call"))
            for square in group.squares:
                driver.click(f'[data-square="{square}"]')
            driver.click("button", say("page-call"))
        case quarto.Pass():
            driver.click("button", say("quarto-pass"))


def make_in_quartino(driver: Driver, move: quartino.Move) -> None:
    """Make a Quartino move."""
    match move:
        case quartino.Declare():
            driver.click("button", say("page-colour-take"))
        case quartino.Decline():
            driver.click("button", say("page-colour-leave"))
        case quartino.Place(colour, field):
            driver.click(f'[data-colour="{colour}"]')
            driver.click(f'[data-field="{field}"]')
            driver.click("button", say("page-place-stone"))
        case quartino.Claim(card, window):
            driver.click(f'.mine [data-card="{card}"]')
            for _ in range(window - 1):
                driver.click("button", say("page-turn-card-on"))
            driver.click("button", say("page-claim"))
        case quartino.End():
            driver.click("button", say("quartino-end"))
