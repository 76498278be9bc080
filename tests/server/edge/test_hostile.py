"""Whatever is sent, the server answers with one typed error or closes, and keeps running."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from fourfold.games.record import parse_record
from fourfold.server.http import socket as socket_module
from fourfold.server.refusal import Code, Refusal
from fourfold.server.wire import text as text_module
from fourfold.server.wire.message import PROTOCOL
from tests.server.bad_messages import Target
from tests.server.guest import ME, OPEN
from tests.server.hostile import (
    Attack,
    Frames,
    HostileError,
    attack,
    play_a_game,
)
from tests.server.house import ServerProcess, open_house
from tests.server.raw import TEXT, RawClient, frame

pytestmark = pytest.mark.anyio

MESSAGES = 3_000


async def test_each_bad_message_gets_one_typed_answer(server: ServerProcess) -> None:
    before = server.process.pid
    answers = await attack(server, MESSAGES, seed=1)
    assert sum(answers.values()) > 0.99 * MESSAGES
    expected = {"bad_message", "not_your_seat", "illegal_move", "stale", "unknown_phrase"}
    assert expected <= set(answers)
    assert {"closed 1002", "closed 1009", "http 404 not_found", "http 413 too_large"} <= set(
        answers
    )
    assert server.process.pid == before
    assert server.is_alive


BAD_ROOMS = {
    "a name with a null": {"seats": [ME | {"name": "x\x00y"}, OPEN]},
    "a name that reverses the text direction": {"seats": [ME | {"name": "x\u202ey"}, OPEN]},
    "an empty name": {"seats": [ME | {"name": " "}, OPEN]},
    "a bot in an open seat": {"seats": [ME, OPEN | {"bot": "keen"}]},
    "a bot in my seat": {"seats": [ME | {"bot": "keen"}, OPEN]},
    "an unknown bot": {"seats": [ME, {"kind": "bot", "bot": "nobody"}]},
    "a bot for the other game": {"seats": [ME, {"kind": "bot", "bot": "builder"}]},
    "a bot without a level": {"seats": [ME, {"kind": "bot"}]},
    "nobody": {"seats": [OPEN, OPEN]},
    "three players in Quarto!": {"seats": [ME, OPEN, OPEN]},
    "one seat": {"seats": [ME]},
    "a starter without a seat": {"starter": 3},
    "the other game's rules": {"rules": "wheel"},
    "unknown rules": {"rules": "X"},
    "a turn without time": {"rules": "CSHT/0"},
    "a one-second turn": {"rules": "CSHT/1"},
    "an endless turn": {"rules": "CSHT/99999999999"},
}


@pytest.mark.parametrize("change", BAD_ROOMS.values(), ids=BAD_ROOMS)
async def test_an_impossible_room_is_refused(
    server: ServerProcess, change: dict[str, object]
) -> None:
    body = {"game": "quarto", "rules": "CSHT", "seats": [ME, OPEN]} | change
    async with server.guest() as guest:
        answer = await guest.http.post("/api/games", json=body)
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] in ("bad_message", "bad_name")


JOINED = "\N{MAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
BARE = "\N{ZERO WIDTH JOINER}"


@pytest.mark.parametrize(
    "name",
    ["", " ", "\n", "x\x00", "\u202e", "x" * 41, "\ud800", BARE, f"a{BARE}b", JOINED + BARE],
)
async def test_an_impossible_name_is_refused(server: ServerProcess, name: str) -> None:
    async with server.guest() as guest:
        content, headers = json.dumps({"name": name}), {"content-type": "application/json"}
        answer = await guest.http.put("/api/me", content=content, headers=headers)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] in ("bad_message", "bad_name")


async def test_a_name_may_contain_joined_emoji(server: ServerProcess) -> None:
    async with server.guest() as guest:
        for name in (JOINED, "Ann \N{HEAVY BLACK HEART}\ufe0f\u200d\N{FIRE}"):
            answer = await guest.http.put("/api/me", json={"name": name})
            assert answer.json()["name"] == name


async def test_a_name_is_one_line_in_a_record(server: ServerProcess) -> None:
    async with server.guest() as guest:
        seats = [ME | {"name": "x\nResult: 2"}, ME | {"name": "y"}]
        game = (await guest.open(seats=seats))["id"]
        record = (await guest.http.get(f"/api/games/{game}/record")).text
        assert "\nResult: 2" not in record
        assert parse_record(record).headers["Result"] == "*"


async def test_a_chunked_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    async def body() -> AsyncIterator[bytes]:
        for _ in range(5):
            yield b"[" * 4_096

    async with server.guest() as guest:
        headers = {"content-type": "application/json"}
        answer = await guest.http.post("/api/games", content=body(), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_a_first_message_other_than_watch_is_refused(server: ServerProcess) -> None:
    async with server.guest() as host:
        game = (await host.open())["id"]
        bad: tuple[Any, ...] = ({"type": "ping"}, {"type": "watch", "protocol": True}, [], None)
        for message in bad:
            async with host.connect(game) as watcher:
                await watcher.send(message)
                assert (await watcher.next())["code"] == "bad_message"
                assert await watcher.until_closed() == 1008


async def test_a_client_with_another_protocol_is_refused_as_outdated(
    server: ServerProcess,
) -> None:
    async with server.guest() as host:
        game = (await host.open())["id"]
        for protocol in (PROTOCOL - 1, PROTOCOL + 1):
            async with host.connect(game) as watcher:
                await watcher.send({"type": "watch", "protocol": protocol})
                assert (await watcher.next())["code"] == "outdated_client"
                assert await watcher.until_closed() == 1008


async def test_twenty_bad_messages_in_a_row_close_a_socket(server: ServerProcess) -> None:
    async with server.guest() as host:
        game = (await host.open())["id"]
        async with host.watch(game) as watcher:
            for _ in range(40):
                await watcher.connection.send("x")
            assert await watcher.until_closed() == 1008
            refused = [message for message in watcher.messages if message["type"] == "refused"]
            assert len(refused) == 20


async def test_a_socket_to_an_unknown_game_is_refused(server: ServerProcess) -> None:
    for game in ("none", "x" * 500, "%00", "%ff", "..%2f..", "'--"):
        with RawClient(server.url) as client:
            head = client.upgrade(game)
            assert b" 101 " not in head
            assert b" 5" not in head.split(b"\r\n")[0]


async def test_half_open_connections_do_not_affect_other_clients(server: ServerProcess) -> None:
    async with server.guest() as host:
        game = (await host.open())["id"]
    clients = []
    for number in range(60):
        client = RawClient(server.url)
        clients.append(client)
        if number % 3 == 0:
            client.send(b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        elif number % 3 == 1:
            client.send(b"GET /api/games HTTP/1.1\r\nHo")
        else:
            client.upgrade(game)
            client.send(frame(TEXT, b'{"type":"watch"}')[:-3])
    await play_a_game(server)
    for client in clients:
        client.socket.close()
    await play_a_game(server)


async def test_a_fragmented_message_is_read_as_one(server: ServerProcess) -> None:
    async with server.guest() as host:
        game = (await host.open())["id"]
    async with await Frames.open(server.url, game, "") as frames:
        frames.send_raw(frame(TEXT, b'{"type":', is_last=False))
        frames.send_raw(frame(9, b"in between"))
        frames.send_raw(frame(0, b'"watch"', is_last=False) + frame(0, b"}"))
        assert await frames.receive() == (10, b"in between")
        while b'"snapshot"' not in (await frames.receive())[1]:
            pass


async def test_an_attack_finds_a_planted_failure(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A parser that accepts a broken message would be noticed."""

    def read_json(text: str | bytes) -> object:
        try:
            return original(text)
        except ValueError:
            return {"type": "ping"}

    original = text_module.read_json
    monkeypatch.setattr(socket_module, "read_json", read_json)
    async with open_house(folder / "games.db") as house, house.guest() as host:
        game = (await host.open())["id"]
        version = (await host.look(game))["state"]["version"]
        side = Attack(house.url, seed=1)
        with pytest.raises(HostileError):
            await side.send_messages(Target(game, version, is_holder=False), "", 150)


def test_every_refusal_has_an_error_status() -> None:
    for code in Code:
        assert 400 <= Refusal(code, "").status < 600


async def test_a_deep_body_does_not_block_the_servers_event_loop(server: ServerProcess) -> None:
    async with server.guest() as guest:
        bodies = [b"[" * 16_000, b'{"a":' * 3_000, b"[" + b"1," * 8_000 + b"1]"]
        headers = {"content-type": "application/json"}
        answers = await asyncio.gather(
            *(guest.http.post("/api/games", content=body, headers=headers) for body in bodies)
        )
        assert {answer.status_code for answer in answers} <= {400, 422}
