"""Starts a server in which everything fails, with errors that quote every secret.

    python -m tests.server.quoting_server --port … --database …

The patches apply here and, since workers import this module too, in the worker processes.
"""

import asyncio
import threading
from typing import Any, NoReturn

from fourfold.bots import AnyQuestion
from fourfold.bots.random_bot import RandomBot
from fourfold.cli import main
from fourfold.server.http import operation
from fourfold.server.live.hall import Hall

PASSWORD = "hunter-two-and-a-half"


class QuotingError(Exception):
    """An error that quotes everything it is given, in several lines."""


def quote(hall: Hall, live: Any) -> str:
    """Return all secrets of a room and the server, as careless code may print them."""
    room, tokens = live.room, hall.tokens
    position = room.match.position
    parts: list[object] = [
        room.game.format_position(position),
        position,
        room.seed,
        {"seed": room.seed},
        hall.tokens._secret,
        hall.tokens._secret.hex(),
        tokens.invitation(live.id),
        f"postgresql://fourfold:{PASSWORD}@localhost/fourfold",
    ]
    for seat, person in room.people.items():
        parts += [tokens.seat(live.id, seat, person.guest), tokens.cookie(person.guest)]
    return "\n".join([str(parts), *map(str, parts)])


async def act_and_fail(hall: Hall, live: Any, viewer: Any, action: Any, arrived: float) -> NoReturn:
    await act(hall, live, viewer, action, arrived)
    text = quote(hall, live)
    asyncio.ensure_future(fail_alone(text))  # noqa: RUF006 - nobody retrieves its error
    threading.Thread(target=fail, args=(text,)).start()
    try:
        try:
            fail(text)
        except QuotingError:
            # Its context is the first failure.
            raise ExceptionGroup(text, [ValueError(text), KeyError(text)])  # noqa: B904
    except ExceptionGroup as error:
        failure = QuotingError(text)
        failure.add_note(text)
        raise failure from error


def fail(text: str) -> NoReturn:
    raise QuotingError(text)


async def fail_alone(text: str) -> NoReturn:
    fail(text)


def fail_to_choose(_: RandomBot, question: AnyQuestion) -> NoReturn:
    try:
        fail(repr(question))
    except QuotingError as error:
        raise ValueError(f"seed {question.seed}\n{question.view}") from error


def fail_to_measure(*_: object) -> NoReturn:
    fail(f"postgresql://fourfold:{PASSWORD}@localhost/fourfold")


act = Hall.act

PATCHES = (
    (Hall, "act", act_and_fail),
    (RandomBot, "choose", fail_to_choose),
    (operation, "generate_latest", fail_to_measure),
)

# Workers import this under the second name.
if __name__ in ("__main__", "__mp_main__"):
    for owner, name, patch in PATCHES:
        setattr(owner, name, patch)

if __name__ == "__main__":
    main()
