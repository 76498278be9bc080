"""Secrets as canaries on a server that logs everything: they appear nowhere else."""

import contextlib
import json
import re
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path

import pytest

from tests.server.guest import OPEN, Guest
from tests.server.house import ServerProcess, start_server
from tests.server.load.ledger import read_ledger
from tests.server.quoting_server import PASSWORD

pytestmark = pytest.mark.anyio

CARDS = ["".join(order) for order in permutations("RYGB")]


@dataclass
class Intercepted:
    """What each party receives, and everybody's secrets."""

    texts: dict[str, list[str]] = field(default_factory=dict)
    """By recipient."""
    secrets: dict[str, str] = field(default_factory=dict)
    """By kind; keys of seats start with the seat's number."""
    racks: list[list[str]] = field(default_factory=list)


async def play(server: ServerProcess) -> Intercepted:
    """Play a private three-player game with a spectator and mistakes; record everything sent."""
    intercepted = Intercepted()
    async with (
        server.guest() as first,
        server.guest() as second,
        server.guest() as third,
        server.guest() as spectator,
    ):
        everybody = {"1": first, "2": second, "3": third, "spectator": spectator}
        seats = ({"kind": "me"}, OPEN, OPEN)
        keys = [await first.open("quartino", "wheel", seats, is_private=True, starter=1)]
        game, invitation = keys[0]["id"], keys[0]["invitation"]
        keys += [await guest.sit(game, invitation=invitation) for guest in (second, third)]
        intercepted.secrets = {"invitation": invitation}
        for number, (guest, key) in enumerate(zip(everybody.values(), keys, strict=False), 1):
            intercepted.secrets[f"{number} cookie"] = guest.http.cookies["fourfold_guest"]
            intercepted.secrets[f"{number} token"] = key["seats"][0]["token"]
        async with contextlib.AsyncExitStack() as stack:
            watchers = {
                who: await stack.enter_async_context(guest.watch(game))
                for who, guest in everybody.items()
            }
            for who, move in (("1", "R3"), ("1", "."), ("2", "G0"), ("2", "."), ("3", "B8")):
                await watchers[who].catch_up()
                await watchers[who].move(move)
            for who, watcher in watchers.items():
                await watcher.act("move", move="RYGB@1", version=0)
                await watcher.send(
                    {"type": "watch", "token": intercepted.secrets["1 token"][:-1] + "x"}
                )
                await watcher.send({"strange": True})
                await watcher.catch_up()
                intercepted.texts[who] = [json.dumps(message) for message in watcher.messages]
        for who, guest in everybody.items():
            intercepted.texts[who] += await read_everything(guest, game)
    return intercepted


async def read_everything(guest: Guest, game: str) -> list[str]:
    """Return everything that HTTP tells a guest about a game and the server, including errors."""
    paths = ["", "/moments", "/record", "?seat=1", "?seat=2", "?seat=3", "/record?seat=1", "/none"]
    addresses = [f"/api/games/{game}{path}" for path in paths]
    addresses += [
        "/api/games",
        "/api/games/mine",
        "/api/games/lobby",
        "/api/me",
        "/metrics",
        "/api/openapi.json",
    ]
    answers = [await guest.http.get(address) for address in addresses]
    token = {"x-seat-token": "x" * 43}
    answers.append(await guest.http.get(f"/api/games/{game}", headers=token))
    answers.append(await guest.http.post(f"/api/games/{game}/seats", content=b"{"))
    answers.append(await guest.http.post(f"/api/games/{game}/seats", json={"invitation": "x"}))
    answers.append(await guest.act(game, "move", 1, move="R3"))
    return [f"{answer.headers} {answer.text}" for answer in answers]


async def read_secrets(database: Path, intercepted: Intercepted) -> None:
    """Add what only the server knows."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        secret: bytes = connection.execute("SELECT value FROM settings").fetchone()[0]
    logs = (await read_ledger(str(database))).logs.values()
    started = next(entry.body for log in logs for entry in log if entry.kind == "started")
    intercepted.racks = [rack.split(",") for rack in started["deal"].split("/")]
    intercepted.secrets["deal"] = started["deal"]
    intercepted.secrets["seed"] = str(started["seed"])
    intercepted.secrets["secret in hex"] = secret.hex()
    intercepted.secrets["secret in base64"] = b64encode(secret).decode().rstrip("=")
    intercepted.secrets["secret in URL-safe base64"] = (
        urlsafe_b64encode(secret).decode().rstrip("=")
    )
    intercepted.secrets["secret as a Python literal"] = repr(secret)[2:-1]


def check_log(server: ServerProcess, intercepted: Intercepted) -> str:
    """Check that the log contains no secret; return it."""
    log = server.log.read_text()
    for what, secret in intercepted.secrets.items():
        assert secret not in log, f"the log has the {what}"
    assert not [card for card in CARDS if card in log and card != "RYGB"]
    return log


async def test_no_secret_appears_where_it_must_not(folder: Path) -> None:
    with start_server(folder, "--log-level", "debug") as server:
        intercepted = await play(server)
    await read_secrets(folder / "games.db", intercepted)
    assert check_log(server, intercepted).count("\n") > 20
    for who, texts in intercepted.texts.items():
        everything = "\n".join(texts)
        for what, secret in intercepted.secrets.items():
            # A seat's keys are shown to its holder, and the invitation to those who are in.
            is_own = what.startswith(who) or (what == "invitation" and who != "spectator")
            assert is_own or secret not in everything, f"{who} was sent the {what}"
        for seat, rack in enumerate(intercepted.racks, 1):
            shown = [card for card in rack if card in everything and card != "RYGB"]
            assert not shown or str(seat) == who, f"{who} was sent cards of seat {seat}: {shown}"
            if str(seat) == who:
                assert [card for card in rack if card in everything] == rack


@pytest.mark.parametrize("log_format", ["json", "text"])
async def test_errors_that_quote_secrets_are_logged_in_full_but_redacted(
    folder: Path, log_format: str
) -> None:
    """Chains, groups, notes, threads, lost tasks, and a bot that fails in a worker process."""
    intercepted = Intercepted()
    options = ("--log-level", "debug", "--log-format", log_format)
    module = "tests.server.quoting_server"
    with start_server(folder, *options, module=module) as server:
        async with server.guest() as host:
            seats = ({"kind": "me"}, {"kind": "bot", "bot": "random"})
            keys = await host.open("quartino", "wheel", seats, is_private=True, starter=1)
            game = keys["id"]
            intercepted.secrets = {
                "invitation": keys["invitation"],
                "cookie": host.http.cookies["fourfold_guest"],
                "token": keys["seats"][0]["token"],
                "password": PASSWORD,
            }
            async with host.watch(game) as watcher:
                for move in ("R3", "."):
                    await watcher.catch_up()
                    refused = await watcher.act("move", move=move)
                    assert (refused["type"], refused["code"]) == ("refused", "internal")
                # The bot fails three times, and resigns.
                await watcher.until_event("departed")
            assert (await host.http.get("/metrics")).status_code == 500
    await read_secrets(folder / "games.db", intercepted)
    log = check_log(server, intercepted)
    assert PASSWORD not in log
    for trace in (
        "in act_and_fail",
        "in fail_alone",
        "in fail_to_measure",
        "in fail_to_choose",
        "In worker process ",
        "raise QuotingError(text)",
        "direct cause of the following exception",
        "a thread failed",
        "Task exception was never retrieved",
        "a request failed",
    ):
        assert trace in log, trace
    for name in ("QuotingError", "ExceptionGroup", "KeyError", "ValueError"):
        assert re.search(rf"{name}: .*\[redacted\]", log), name
    if log_format == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        failed = [line for line in lines if "traceback" in line]
        games = [line.get("game_id") for line in failed if "workers" in line["logger"]]
        assert games == [game] * 3
        acted = [line for line in failed if line["message"] == "an action failed"]
        assert [(line["game_id"], len(line["request_id"])) for line in acted] == [(game, 16)] * 2
