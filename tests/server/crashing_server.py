"""Starts a server with two planted bugs: bots that crash, and metrics that can't be counted.

    python -m tests.server.crashing_server --port … --database …

The patches apply here and, since workers import this module too, in the worker processes.
"""

from typing import NoReturn

from fourfold.bots import AnyQuestion
from fourfold.bots.random_bot import RandomBot
from fourfold.cli import main
from fourfold.server.http import operation


def choose_with_a_bug(_: RandomBot, question: AnyQuestion) -> NoReturn:
    moves = question.view.legal_moves()
    raise ZeroDivisionError(f"{len(moves)} moves and no weights")


def measure_with_a_bug(*_: object) -> NoReturn:
    raise KeyError("fourfold_rooms")


PATCHES = (
    (RandomBot, "choose", choose_with_a_bug),
    (operation, "generate_latest", measure_with_a_bug),
)

# Workers import this under the second name.
if __name__ in ("__main__", "__mp_main__"):
    for owner, name, patch in PATCHES:
        setattr(owner, name, patch)

if __name__ == "__main__":
    main()
