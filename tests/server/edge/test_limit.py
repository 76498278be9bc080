"""Rate limits and quotas."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidState, InvalidStatus

from fourfold.server.config import Config, Timeouts
from fourfold.server.http import gate
from fourfold.server.http.wire import WIRE, Wire
from tests.server.guest import ME, TIMEOUT_SECONDS, Guest
from tests.server.house import PLENTY, ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_rooms_per_guest_are_limited(folder: Path) -> None:
    limits = replace(PLENTY, rooms_per_guest=3)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        house.guest() as host,
        house.guest() as other,
    ):
        games = [(await host.open())["id"] for _ in range(3)]
        body = {"game": "quarto", "rules": "CSHT", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await host.http.post("/api/games", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_rooms")
        await other.open()
        await other.sit(games[0])
        await host.act(games[0], "resign", 4)
        await host.open()


async def test_rooms_requested_at_once_respect_the_limit(folder: Path) -> None:
    limits = replace(PLENTY, rooms_per_guest=3)
    async with open_house(folder / "games.db", limits=limits) as house, house.guest() as host:
        await host.me()
        body = {"game": "quarto", "rules": "CSHT", "seats": [{"kind": "me"}, {"kind": "open"}]}
        requests = [host.http.post("/api/games", json=body) for _ in range(20)]
        codes = [answer.status_code for answer in await asyncio.gather(*requests)]
        assert (codes.count(201), codes.count(429)) == (3, 17)


async def test_requests_per_address_are_limited(folder: Path) -> None:
    limits = replace(PLENTY, newcomer_requests_per_second=0.01, newcomer_request_burst=4)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        house.guest() as guest,
        house.guest() as other,
    ):
        answers = [await guest.http.get("/api/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200] * 4
        refused = await other.http.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (429, "address_busy")
        assert int(refused.headers["retry-after"]) >= 1
        assert (await other.http.get("/healthz")).status_code == 200


async def test_expensive_requests_cost_more(folder: Path) -> None:
    limits = replace(PLENTY, guest_requests_per_second=0.001, guest_request_burst=20)
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", limits=limits, clock=clock) as house,
        house.guest() as host,
    ):
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        guest = await host.me()

        async def pay(path: str) -> int:
            """Use up a whole budget on a path; return how often it is answered."""
            clock.advance(1e6)
            for count in range(100):
                if (await host.http.get(path)).status_code == 429:
                    return count
            return 100

        assert await pay("/api/games") == 20
        for query in (f"guest={guest}", f"%67uest={guest}", f"limit=1&gues%74={guest}"):
            assert await pay(f"/api/games?{query}") == 4
        assert await pay("/api/games/mine") == 4
        assert await pay("/api/games/lobby") == 10
        assert await pay(f"/api/games/{game}") == 20
        assert await pay(f"/api/games/{game}/moments") == 4
        assert await pay(f"/g/{game}") == 20
        assert await pay(f"/g/{game}/picture.png") == 1
        house.application.hall.rooms.clear()
        assert await pay(f"/api/games/{game}") == 16, "the first one loads the room"
        assert await pay("/api/games/nosuchgame") == 4
        # An expensive request is possible even if the limits are lower than its cost.
    lower = replace(limits, guest_request_burst=2)
    async with open_house(folder / "games.db", limits=lower) as house, host.at(house.url) as again:
        assert (await again.http.get(f"/api/games/{game}/moments")).status_code in (200, 409)


async def test_a_newcomer_has_no_games_to_pay_for(folder: Path) -> None:
    limits = replace(PLENTY, newcomer_requests_per_second=0.001, newcomer_request_burst=6)
    async with open_house(folder / "games.db", limits=limits) as house, house.guest() as guest:
        paths = ("/api/games/mine", "/api/games/lobby") * 3
        answers = [(await guest.http.get(path)).status_code for path in (*paths, "/api/me")]
        assert answers == [200] * 6 + [429]


AWAY = {"x-forwarded-for": "203.0.113.9"}
BESIDE = {"x-forwarded-for": "203.0.113.10"}
"""What a trusted proxy says of its clients."""


@pytest.mark.parametrize("proxy", ["127.0.0.1", "*"])
async def test_health_checks_are_limited_per_address(
    folder: Path, monkeypatch: pytest.MonkeyPatch, proxy: str
) -> None:
    monkeypatch.setattr(gate, "HEALTH_CHECK_BURST", 3)
    clock, config = ManualClock(), Config(trusted_proxies=(proxy,))
    async with (
        open_house(folder / "games.db", clock=clock, config=config) as house,
        house.guest() as guest,
    ):

        async def check(path: str, headers: dict[str, str]) -> int:
            return (await guest.http.get(path, headers=headers)).status_code

        assert [await check("/healthz", AWAY) for _ in range(5)] == [200] * 3 + [429] * 2
        assert await check("/readyz", AWAY) == 429
        assert await check("/readyz", BESIDE) == 200
        assert await check("/api/me", AWAY) == 200, "this budget is only for health checks"
        clock.advance(1 / gate.HEALTH_CHECKS_PER_SECOND)
        assert await check("/readyz", AWAY) == 200
        # The proxy itself, and this machine, unless anyone may claim to be that.
        own = [await check("/healthz", {}) for _ in range(9)]
        assert own == ([200] * 9 if proxy != "*" else [200] * 3 + [429] * 6)
        here = [await check("/healthz", {"x-forwarded-for": "127.0.0.2"}) for _ in range(9)]
        assert here == ([200] * 9 if proxy != "*" else [200] * 3 + [429] * 6)


async def test_refused_requests_for_metrics_are_limited(folder: Path) -> None:
    limits = replace(PLENTY, newcomer_requests_per_second=0.001, newcomer_request_burst=3)
    config = Config(trusted_proxies=("127.0.0.1",), metrics_token="open-sesame")
    async with (
        open_house(folder / "games.db", limits=limits, config=config) as house,
        house.guest() as guest,
    ):

        async def measure(**headers: str) -> int:
            return (await guest.http.get("/metrics", headers=AWAY | headers)).status_code

        guesses = [await measure(authorization=f"Bearer {number}") for number in range(5)]
        assert guesses == [403] * 3 + [429] * 2
        assert [await measure(authorization="Bearer open-sesame") for _ in range(5)] == [200] * 5
        assert (await guest.http.get("/metrics")).status_code == 200


async def test_messages_per_socket_are_limited(folder: Path) -> None:
    clock = ManualClock()
    limits = replace(PLENTY, messages_per_second=1.0, message_burst=3)
    async with (
        open_house(folder / "games.db", limits=limits, clock=clock) as house,
        sit_together(house) as table,
    ):
        watcher = table.watchers[0]
        answers = []
        for _ in range(6):
            await watcher.send({"type": "ping"})
            answers.append(await watcher.until(lambda m: m["type"] in ("pong", "refused")))
        codes = [answer.get("code", "pong") for answer in answers]
        assert codes == ["pong"] * 3 + ["too_many_requests"] * 3
        assert answers[-1]["wait"] > 0
        clock.advance(5)
        await watcher.move("=5")


async def test_a_socket_that_only_floods_is_closed(folder: Path) -> None:
    limits = replace(PLENTY, messages_per_second=1.0, message_burst=3)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        sit_together(house) as table,
    ):
        flood = table.watchers[0]
        for _ in range(30):
            await flood.send({"type": "ping"})
        assert await flood.until_closed() == 1008
        async with table.guests[0].watch(table.game) as again:
            await again.move("=5")


async def test_sockets_per_address_are_limited(folder: Path) -> None:
    limits = replace(PLENTY, sockets_per_address=2)
    async with open_house(folder / "games.db", limits=limits) as house, house.guest() as host:
        game = (await host.open())["id"]
        async with host.watch(game), host.watch(game):
            with pytest.raises(InvalidStatus) as refused:
                async with host.connect(game):
                    pass
            assert refused.value.response.status_code == 429
        await until_one_gets_in(host, game)


async def test_sockets_per_guest_are_limited(folder: Path) -> None:
    limits = replace(PLENTY, sockets_per_guest=2, newcomer_sockets=1)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        house.guest() as host,
        house.guest() as other,
        house.guest() as newcomer,
        house.guest() as stranger,
    ):
        game = (await host.open())["id"]
        await other.sit(game)
        async with host.watch(game), host.watch(game), newcomer.watch(game):
            assert await denied(host, game) == "too_many_requests"
            assert await denied(stranger, game) == "address_busy"
            async with other.watch(game):
                pass


async def denied(guest: Guest, game: str) -> str:
    """Request a socket that must be refused; return the code."""
    with pytest.raises(InvalidStatus) as refused:
        async with guest.connect(game):
            pass
    assert refused.value.response.status_code == 429
    code: str = json.loads(refused.value.response.body)["code"]
    return code


async def test_a_guest_is_not_blamed_for_other_rooms_from_their_address(folder: Path) -> None:
    limits = replace(PLENTY, address_rooms_per_minute=6, address_room_burst=3)
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", limits=limits, clock=clock) as house,
        house.guest() as host,
        house.guest() as other,
    ):
        for _ in range(3):
            await host.open()
        body = {"game": "quarto", "rules": "CSHT", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await other.http.post("/api/games", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "address_rooms")
        assert not other.http.cookies, "a refused request creates no guest"
        clock.advance(float(answer.headers["retry-after"]))
        await other.open()


async def until_one_gets_in(host: Guest, game: str) -> None:
    """Wait until the server has noticed closed sockets."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            try:
                async with host.watch(game):
                    return
            except InvalidStatus:
                await asyncio.sleep(0.02)


async def test_a_slow_reader_is_disconnected_and_the_others_play_on(folder: Path) -> None:
    limits = replace(PLENTY, waiting_messages=8)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        sit_together(house) as table,
        house.guest() as spectator,
    ):
        async with spectator.watch(table.game) as slow:
            # Once it stops reading, the system buffers on both ends fill up, then the server's.
            slow.connection.transport.pause_reading()
            reader = table.guests[0]
            connections = set(house.application.connections)
            for _ in range(100_000):
                if any(connection.is_slow for connection in connections):
                    break
                if slow.connection.transport.get_write_buffer_size() < 65_536:
                    frame = '{"type":"watch"}'
                    slow.connection.protocol.send_text(frame.encode())
                    slow.connection.send_data()
                await asyncio.sleep(0)
            assert any(connection.is_slow for connection in connections)
            # The others don't notice.
            await table.play("=5", "b3")
            slow.connection.transport.resume_reading()
            await slow.until_closed()
        assert slow.messages[-1] == {"type": "closing", "reason": "slow"}
        async with reader.watch(table.game) as again:
            assert again.state["position"]["last"] == "b3"


async def test_a_silent_socket_is_closed(folder: Path) -> None:
    config = Config(timeouts=Timeouts(first_message=0.05))
    async with open_house(folder / "games.db", config=config) as house, house.guest() as host:
        game = (await host.open())["id"]
        async with host.connect(game) as silent:
            assert await silent.until_closed() == 1008


async def test_a_client_that_never_reads_again_is_cut_off(folder: Path) -> None:
    limits = replace(PLENTY, waiting_messages=8)
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        house.guest() as host,
    ):
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with host.watch(game) as slow:
            slow.connection.transport.pause_reading()
            [connection] = house.application.connections
            wire: Wire = connection.scope[WIRE]
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not connection.is_slow:
                    if slow.connection.transport.get_write_buffer_size() < 65_536:
                        with suppress(InvalidState):
                            slow.connection.protocol.send_text(b'{"type":"watch"}')
                            slow.connection.send_data()
                    await asyncio.sleep(0)
                while not wire._is_lost:
                    await asyncio.sleep(0.02)
            # Otherwise closing would wait for data that is never read.
            slow.connection.transport.abort()
