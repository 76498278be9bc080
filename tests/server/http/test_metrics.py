"""The metrics: what they count, and that dashboard and alerts name only existing ones."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from fourfold import __version__
from fourfold.server.live.hall import Hall
from tests.server.guest import Guest
from tests.server.house import House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
ALERTS: dict[str, Any] = yaml.safe_load((DEPLOY / "prometheus-alerts.yml").read_text("utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]

OTHERS = {"up"}
"""Prometheus's own metrics."""

WORDS = re.compile(r"\b(?:up|(?:fourfold|process)_[a-z_]+)\b")


async def read_metrics(guest: Guest) -> dict[str, float]:
    """Return every sample by its name and labels."""
    text = (await guest.http.get("/metrics")).text
    families = text_string_to_metric_families(text)
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


async def survey(house: House) -> None:
    await house.application.hall.storage.take_survey()


async def test_metrics_count_actions_people_and_games(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        before = await read_metrics(guest)
        async with sit_together(house) as table, guest.watch(table.game):
            await table.play("=5", "b3")
            await survey(house)
            found = await read_metrics(guest)
        healthy = await guest.http.get("/healthz")
    assert healthy.text == f"Fourfold {__version__} is alive\n"
    assert found[f"fourfold_build_info[{__version__}]"] == 1
    assert found["fourfold_actions_total[accepted]"] == 2
    assert found["fourfold_people[player]"] == 2
    assert found["fourfold_people[spectator]"] == 1
    assert found["fourfold_sockets"] == 3
    assert found["fourfold_rooms"] == 1
    assert found["fourfold_games[playing]"] == 1
    assert found["fourfold_games[over]"] == 0
    assert found["fourfold_guests"] == 2
    assert found["fourfold_ready"] == found["fourfold_broker_connected"] == 1
    assert found["fourfold_write_queue"] == 0
    assert found["fourfold_database_bytes"] > 4_096
    assert found["process_resident_memory_bytes"] > 1e7
    assert 10 < found["process_open_fds"] < found["process_max_fds"]
    for counter in ("commits", "writes"):
        name = f"fourfold_{counter}_total"
        assert found[name] > before[name], "counters, so that rates can be taken"
    assert "fourfold_commits" not in found


async def test_metrics_are_available_while_the_database_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def count_nothing(_: Hall) -> None:
        """Do nothing, as without a database."""

    monkeypatch.setattr(Hall, "_survey", count_nothing)
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        house.application.hall.storage.survey = None
        found = await read_metrics(guest)
    assert "fourfold_guests" not in found
    assert "fourfold_ready" in found


def expressions() -> list[str]:
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    variables = [each["query"] for each in DASHBOARD["templating"]["list"]]
    return [*panels, *variables, *(rule["expr"] for rule in RULES)]


async def test_the_dashboard_and_the_alerts_name_metrics_that_exist(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        await survey(house)
        await guest.http.get("/nowhere/at/all.x")
        house.application.metrics.actions.labels("accepted").inc()
        found = {name.partition("[")[0] for name in await read_metrics(guest)} | OTHERS
    named = {word for expression in expressions() for word in WORDS.findall(expression)}
    assert named - found == set()
    own = {name for name in found if name.startswith("fourfold_") and "_created" not in name}
    parts = {f"fourfold_action_seconds_{part}" for part in ("bucket", "count", "sum")}
    assert own - named - parts == set(), "the dashboard shows all of ours"


def test_every_alert_says_what_to_do() -> None:
    names = [rule["alert"] for rule in RULES]
    assert len(set(names)) == len(names) >= 10
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["action"]


def test_expressions_are_balanced_and_labels_are_known() -> None:
    known = {"instance", "status", "answer", "code", "role", "version", "le", "job"}
    for expression in expressions():
        for left, right in ("()", "{}", "[]"):
            assert expression.count(left) == expression.count(right), expression
        selectors = re.findall(r"\{([^}]*)\}", expression)
        labels = re.findall(r"(\w+)\s*=~?\s*\"", " ".join(selectors))
        assert set(labels) <= known, expression


def test_no_panels_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(set(ids)) == len(ids)
