"""A planted bot as an engine: python -m tests.exam.quarto.planted_engine 'no tops'."""

import sys

from fourfold.bots import serve
from fourfold.games.quarto import QUARTO
from tests.exam.quarto.planted_bot import ExactBot, NoDiagonalsBot, NoTopsBot, SometimesRandomBot

BOTS = {bot.name: bot for bot in (ExactBot(), NoDiagonalsBot(), NoTopsBot(), SometimesRandomBot())}

if __name__ == "__main__":
    serve(BOTS[sys.argv[1]], QUARTO)
