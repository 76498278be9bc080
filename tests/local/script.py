"""Random games against bots and on one screen, as scripts for both kinds of rooms."""

import sys
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest.mock import patch

from pydantic import TypeAdapter

from fourfold.bots import bot_names
from fourfold.games import GAMES
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.server.live import bulletin
from fourfold.server.room import room as room_module
from fourfold.server.wire.action import Action
from fourfold.server.wire.request import NewRoom, SeatWish
from tests.games.generator import QUARTINO_RULES, QUARTO_RULES
from tests.local.server_room import Chance, Course, ServerRoom, StepResult, StoppedClock, start_time

ACTION: TypeAdapter[Action] = TypeAdapter(Action)

RULES: dict[str, tuple[Any, ...]] = {"quarto": QUARTO_RULES, "quartino": QUARTINO_RULES}
CLOCKS = ("", "", "/60", "/5")

TURN_CAPS = (6, 20, 40)
"""Bots left to themselves would play for a thousand turns."""

MARK = "~"
"""The prefix of the ids of a browser's games, which a server's ids can't have."""

MAX_STEPS = 150
"""Per script; a game of Quartino that lasts longer is left unfinished."""

ODD_MOVES = ("?", "draw", "1:time", "x y", "a1\nask", "!a1-d4", "=0", "--", "Z9")

COURSE_SHARE = 0.3
"""The share of the games that continue another one, most of them from a position."""

MAX_COURSE_MOVES = 6
"""Fewer turns than any turn cap."""

SLOW_BOTS = {"quarto": {"perfect"}, "quartino": {"expert", "reader"}}
"""Levels that may take longer than milliseconds."""

SLOW_BOT_SHARE = 0.05

MIN_SLOW_PIECES = 8
"""With fewer pieces on the board, a slow bot may think for seconds."""


@dataclass
class Script:
    """A scripted game, and what the server's room reported."""

    request: dict[str, Any]
    """For the room in a browser."""
    results: list[StepResult]
    moments: list[str]
    record: str
    next: str | None


def write_script(number: int) -> Script:
    """Play a random game in a server's room and return it; the same number gives the same game."""
    random = Random(number)
    turn_cap = random.choice(TURN_CAPS)
    is_slow = random.random() < SLOW_BOT_SHARE
    if is_slow:
        turn_cap = min(TURN_CAPS)
    # A page completes long snapshots by itself, and a browser's room sends them whole.
    with (
        patch.object(room_module, "MAX_TURNS", turn_cap),
        patch.object(bulletin, "MAX_ENTRIES_PER_MESSAGE", sys.maxsize),
    ):
        script = _play(random, is_slow=is_slow)
    script.request["turn_cap"] = turn_cap
    return script


def _play(random: Random, *, is_slow: bool) -> Script:
    wish, course = _draw_wish(random, is_slow=is_slow)
    chance, clock = Chance(random), StoppedClock(start_time())
    ids = ["".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=12)) for _ in range(2)]
    room = ServerRoom(wish, chance, clock, ids, course)
    first = room.room.version
    results = [StepResult(None, room.views(None))]
    steps: list[dict[str, Any]] = []
    while len(steps) < MAX_STEPS and not (room.room.next_id or _is_left(room, random)):
        seat, version, action = _draw_action(room, random)
        clock.pass_time(_draw_seconds(room, random, action))
        results.append(
            room.wait()
            if action is None
            else room.act(seat, version, ACTION.validate_python(action))
        )
        steps.append(
            {
                "now": _milliseconds(clock),
                "monotonic": clock.ticks * 1000,
                "seat": seat,
                "version": version,
                "action": action,
                "until": room.room.version,
            }
        )
    request = {
        "wish": wish.model_dump(mode="json", exclude_none=True),
        "course": None if course is None else course.request(),
        "now": round(start_time().timestamp() * 1000),
        "seeds": [str(seed) for seed in chance.seeds],
        "ids": [MARK + game_id for game_id in ids],
        "seats": len(wish.seats),
        "until": first,
        "steps": steps,
    }
    moments = [room.moments(1), room.moments(None)]
    return Script(request, results, moments, room.record(), room.next_snapshot())


def _milliseconds(clock: StoppedClock) -> int:
    return round(clock.time.timestamp() * 1000)


def _draw_wish(random: Random, *, is_slow: bool) -> tuple[NewRoom, Course | None]:
    """Return a wish for a room, and what its game continues."""
    game = random.choice(list(RULES))
    count = 2 if game == "quarto" else random.choice((2, 3, 4))
    people = random.choice((1, count))
    rules = GAMES[game].format_rules(random.choice(RULES[game])) + random.choice(CLOCKS)
    course = _draw_course(game, rules, count, random) if random.random() < COURSE_SHARE else None
    bot = random.choice([name for name in bot_names(GAMES[game]) if name not in SLOW_BOTS[game]])
    if is_slow and (game != "quarto" or _count_pieces(course) >= MIN_SLOW_PIECES):
        bot = random.choice(sorted(SLOW_BOTS[game]))
    seats = [
        SeatWish(kind="me", name=f"P{seat}" if people > 1 else None)
        if seat < people
        else SeatWish(kind="bot", bot=bot)
        for seat in range(count)
    ]
    starter: Any = random.choice(("lot", "loser", random.randint(1, count)))
    wish = NewRoom(
        game=game,
        rules=rules,
        seats=seats,
        is_private=True,
        starter=starter,
        keeps_starter=isinstance(starter, int) and random.random() < 0.5,
    )
    return wish, course


def _draw_course(game: str, rules: str, seats: int, random: Random) -> Course:
    """Return the middle of a random game, with its first moves or without."""
    kind, starter = GAMES[game], random.randint(1, seats)
    deal = kind.draw_deal(seats, random.randrange(2**32))
    match = Match(Setup(game, rules, seats, starter, deal))
    for _ in range(random.randrange(30)):
        match.play(kind.parse_move(_draw_move(match.position, random)))
        if match.outcome:
            match.undo()
            break
    first = random.choice((0, random.randint(0, len(match.events))))
    setup = match.setup
    if first:
        setup = Setup(game, rules, seats, starter, first=match.positions[first])
    movers = [position.seat or 0 for position in match.positions]
    moves = list(zip(movers, match.moves, strict=False))
    return Course(setup, tuple(moves[first : first + MAX_COURSE_MOVES]))


def _count_pieces(course: Course | None) -> int:
    """Return how many pieces are on the board where a game of Quarto! continues."""
    return 0 if course is None else int(course.setup.position().placed)


def _is_left(room: ServerRoom, random: Random) -> bool:
    """Return whether a finished game ends without a rematch."""
    return room.room.status == "over" and random.random() < 0.1


def _draw_action(room: ServerRoom, random: Random) -> tuple[int | None, int, dict[str, Any] | None]:
    """Return someone's next action, mostly a sensible one; None if only time passes."""
    now = room.room
    assert now.match is not None
    version = now.version
    seat = now.to_move if now.to_move in now.people else random.choice(room.people)
    kind = random.choices(
        ("move", "odd", "stale", "other", "take_back", "draw", "decline", "resign", "wait", "say"),
        (80, 2, 1, 2, 5, 2, 1, 0.5, 3, 1),
    )[0]
    if now.status == "over":
        kind = random.choice(("rematch", "rematch", "move", "take_back", "draw"))
        seat = random.choice(room.people)
    match kind:
        case "move":
            return seat, version, {"kind": "move", "move": _draw_move(now.match.position, random)}
        case "odd":
            text = random.choice(
                ("", "draw", "1:time", "x y", "a1\nask", "!a1-d4", "=0", "--", "Z9")
            )
            return seat, version, {"kind": "move", "move": text or "?"}
        case "stale":
            move = _draw_move(now.match.position, random)
            return seat, max(0, version - 2), {"kind": "move", "move": move}
        case "other":
            someone = random.choice([*now.seats, None])
            return someone, version, {"kind": "take_back"}
        case "draw":
            return random.choice(room.people), version, {"kind": "offer_draw"}
        case "decline":
            return random.choice(room.people), version, {"kind": "decline_draw"}
        case "say":
            return seat, version, {"kind": "say", "phrase": "hello"}
        case "wait":
            return None, version, None
        case _:
            return seat, version, {"kind": kind}


def _draw_move(position: Any, random: Random) -> str:
    game = GAMES["quarto" if hasattr(position, "board") else "quartino"]
    if position.outcome:
        return "a1"
    sensible = random.random() < 0.9
    moves = position.sensible_moves() if sensible else position.legal_moves()
    return str(game.format_move(random.choice(moves)))


def _draw_seconds(room: ServerRoom, random: Random, action: dict[str, Any] | None) -> float:
    """Return how long it takes: whole milliseconds, sometimes past the deadline."""
    deadline = room.deadline()
    left = 0.0 if deadline is None else max(0.0, deadline - room.clock.ticks)
    if action is None and random.random() < 0.5:
        return left + 0.2
    if random.random() < 0.02:
        return left + 0.05
    return random.randrange(0, 700) / 1000
