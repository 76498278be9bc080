"""A tournament's report: tables, chart, progress, one JSON object."""

import io
import json
from xml.etree import ElementTree

import pytest

from fourfold.arena.job import plan_jobs
from fourfold.arena.progress import Progress
from fourfold.arena.ranking import rank_bots
from fourfold.arena.report import json_report, markdown_report, text_report
from fourfold.arena.result import Forfeit, Result, Thinking
from fourfold.arena.tally import Tally, count
from fourfold.chart import draw_chart
from tests.arena.tournament import settings_of


def tally_of(
    winners: list[int | None], players: int = 2, bots: tuple[str, ...] = ("a", "b")
) -> Tally:
    """Return a tally in which the bots with these indexes won the games, in order."""
    game = "quarto" if players == 2 else "quartino"
    settings = settings_of(game, *bots, games=len(winners) or 1, seats=players)
    jobs = plan_jobs(settings)
    results = []
    for job, winner in zip(jobs, winners, strict=False):
        seat = None if winner is None else job.seats.index(winner) + 1
        thinking = (Thinking(2, 0.5, 0.4),) * players
        results.append(Result(job.number, seat, "call", 9, thinking, (), ""))
    return count(settings, jobs, results)


def test_a_pairing_is_reported_from_the_first_bots_side() -> None:
    report = json_report(tally_of([0, 0, 0, 1, None]))
    assert report["pairs"] == [{"a": "a", "b": "b", "wins": 3, "draws": 1, "losses": 1}]
    first, second = report["ratings"]
    assert (first["bot"], first["wins"], first["losses"]) == ("a", 3, 1)
    assert (second["bot"], second["wins"], second["losses"]) == ("b", 1, 3)
    assert first["low"] < first["rating"] < first["high"]
    assert json.loads(json.dumps(report)) == report


def test_seats_and_starts_are_counted() -> None:
    report = json_report(tally_of([0, 0, 1, 1]))
    by_seat = {(row["bot"], row["seat"]): row["wins"] for row in report["seats"]}
    assert by_seat == {("a", 1): 1, ("a", 2): 1, ("b", 1): 1, ("b", 2): 1}
    by_start = {(row["bot"], row["began"]): row["wins"] for row in report["starts"]}
    assert sum(by_start.values()) == 4
    assert report["times"][0] == {"bot": "a", "decisions": 8, "mean": 0.25, "worst": 0.4}


def test_with_more_than_two_seats_bots_get_a_share_instead_of_a_rating() -> None:
    report = json_report(tally_of([0, 0, None], players=3, bots=("a", "b")))
    alone = {row["bot"]: row for row in report["ratings"]}
    assert "rating" not in alone["a"]
    assert alone["a"]["low"] < alone["a"]["share"] < alone["a"]["high"]


def test_a_game_is_not_counted_twice() -> None:
    tally = tally_of([0, 1])
    result = Result(1, 1, "call", 9, (Thinking(),) * 2, (), "")
    tally.add(result)
    assert len(tally.numbers) == 2
    assert tally.pairs[0, 1].games == 2


@pytest.mark.parametrize("players", [2, 3])
def test_the_tables_contain_every_bot_and_every_count(players: int) -> None:
    tally = tally_of([0, None, 1, 0], players=players)
    tally.forfeits[1] = 1
    for report in (text_report(tally), markdown_report(tally)):
        for title in ("Pairings", "By seat and start", "Time per decision"):
            assert title in report
        assert "95%" in report
        assert "250.0 ms" in report
        assert "seed 1" in report


def test_a_report_can_be_made_without_games() -> None:
    tally = tally_of([])
    assert "0 of 1 games" in text_report(tally)
    assert json_report(tally)["finished"] == 0
    ElementTree.fromstring(draw_chart("x", rank_bots(tally), is_share=False))


def test_a_pipe_in_a_name_does_not_break_the_table() -> None:
    tally = tally_of([0], bots=("engine:a | b", "b"))
    assert r"engine:a \| b" in markdown_report(tally)


@pytest.mark.parametrize("is_share", [False, True])
def test_the_chart_is_a_picture_with_every_bot(is_share: bool) -> None:
    rows = rank_bots(tally_of([0, 0, 1], players=3 if is_share else 2, bots=("<a&b>", "b")))
    picture = ElementTree.fromstring(draw_chart("A < B", rows, is_share=is_share))
    texts = [element.text for element in picture.iter() if element.text]
    assert {"A < B", "<a&b>", "b"} <= set(texts)
    width = float(picture.attrib["width"])
    for bar in picture.iter("{http://www.w3.org/2000/svg}rect"):
        assert 0 <= float(bar.attrib.get("x", 0)) <= width
        assert float(bar.attrib["width"]) >= 0


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_only_for_terminals() -> None:
    tally = tally_of([0, 1])
    page, terminal = io.StringIO(), Terminal()
    for stream in (page, terminal):
        progress = Progress(stream, tally)
        progress.show()
        progress.end()
    assert page.getvalue() == ""
    assert "2/2" in terminal.getvalue()


def test_the_progress_line_shows_games_played_and_time_left() -> None:
    tally = tally_of([0, 0, 1, None])
    jobs = plan_jobs(tally.settings)
    before = count(tally.settings, jobs, [])
    progress = Progress(io.StringIO(), before)
    result = Result(1, 1, "call", 9, (Thinking(),) * 2, (Forfeit(1, "x"),), "")
    before.add(result)
    line = progress.line(result, 30.0)
    assert line == "[######..................] 1/4, 0.0 per second, 1:30 left  a – b +1 =0 -0"


def test_the_reports_say_why_games_were_forfeited() -> None:
    settings = settings_of(games=2)
    jobs = plan_jobs(settings)
    results = [
        Result(
            job.number,
            1,
            "resignation",
            1,
            (Thinking(), Thinking()),
            (Forfeit(2, "crash: no idea"),),
            "",
        )
        for job in jobs
    ]
    report = text_report(count(settings, jobs, results))
    assert "Why games were forfeited" in report
    assert "crash: no idea" in report
