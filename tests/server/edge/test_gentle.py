"""Gentle play: who is told that a line can be called; nobody is told where it is."""

from typing import Any

import pytest

from tests.server.guest import ME, OPEN, Guest
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

LINE = ("=0", "a1", "=1", "b1", "=2", "c1", "=4", "d1")


async def ask(guest: Guest, game: str) -> dict[str, Any]:
    answer: dict[str, Any] = (await guest.http.get(f"/api/games/{game}/gentle")).json()
    return answer


async def test_one_person_in_both_seats_is_told_in_both_windows(house: House) -> None:
    async with house.guest() as ann:
        game = (await ann.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        async with ann.watch(game) as watcher:
            answers = []
            for move in (*LINE, "=8", "a2"):
                seat = watcher.state["to_move"]
                path = f"/api/games/{game}/gentle?seat={seat}"
                answer = (await ann.http.get(path)).json()
                answers.append(answer.pop("has_call"))
                assert answer == {"version": watcher.state["version"]}
                await watcher.move(move, seat=seat)
    # From the placement that completes the row until the opponent places.
    assert answers == [False] * 8 + [True, True]


async def test_online_players_are_not_told(house: House) -> None:
    async with sit_together(house, rules="CSHT!") as table:
        await table.play(*LINE)
        assert (await ask(table.guests[0], table.game))["code"] == "analysis_refused"
        assert (await ask(table.guests[1], table.game))["code"] == "not_your_turn"

        # Playing the same moves alone doesn't help either.
        ben = table.guests[1]
        alone = (await ben.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        async with ben.watch(alone) as watcher:
            for move in LINE:
                await watcher.move(move, seat=watcher.state["to_move"])
            path = f"/api/games/{alone}/gentle?seat={watcher.state['to_move']}"
            assert (await ben.http.get(path)).json()["code"] == "analysis_refused"


async def test_spectators_and_waiting_rooms_are_not_told(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        waiting = (await ann.open(rules="CSHT!", seats=(ME, OPEN)))["id"]
        assert (await ask(ann, waiting))["code"] == "not_your_turn"
        game = (await ann.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        assert (await ask(ben, game))["code"] == "not_your_turn"
