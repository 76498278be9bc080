"""Phrases are all that players can say."""

import pytest

from fourfold.server.phrase import PHRASES
from fourfold.server.room import decision
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_a_phrase_reaches_everybody(house: House) -> None:
    async with (
        sit_together(house) as table,
        house.guest() as spectator,
        spectator.watch(table.game) as watcher,
    ):
        await table.watchers[1].act("say", phrase=PHRASES[0])
        event = await watcher.until_event("said")
        assert event == {"kind": "said", "seat": 2, "phrase": PHRASES[0]}


@pytest.mark.parametrize("phrase", ["", "insult", "phrase-hello", PHRASES[0].upper(), "x" * 64])
async def test_anything_else_is_refused(house: House, phrase: str) -> None:
    async with sit_together(house) as table:
        answer = await table.watchers[0].act("say", phrase=phrase)
        assert answer["code"] == "unknown_phrase"


async def test_a_seats_phrases_are_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision, "MAX_ASIDES_PER_SEAT", 5)
    async with sit_together(house) as table:
        for _ in range(5):
            answer = await table.watchers[0].act("say", phrase=PHRASES[0])
            assert answer["type"] == "accepted"
        answer = await table.watchers[0].act("say", phrase=PHRASES[0])
        assert answer["code"] == "forbidden"
        answer = await table.watchers[1].act("say", phrase=PHRASES[0])
        assert answer["type"] == "accepted"
        await table.play("=5")


async def test_players_can_talk_after_the_game(house: House) -> None:
    async with sit_together(house) as table:
        await table.watchers[0].act("resign")
        answer = await table.watchers[1].act("say", phrase=PHRASES[-1])
        assert answer["type"] == "accepted"
