"""One game: the same wherever it is played, and forfeited by a bot that fails."""

from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.arena.job import plan_jobs
from fourfold.arena.pool import play_in_pool
from fourfold.arena.result import Result
from fourfold.games.record import parse_record
from fourfold.games.replay import replay
from tests.arena.tournament import games_of, play_all, settings_of
from tests.bots.stub import stub_name


@pytest.mark.parametrize(
    ("game", "players"), [("quarto", 2), ("quartino", 2), ("quartino", 3), ("quartino", 4)]
)
def test_records_are_legal_and_agree_with_the_result(game: str, players: int) -> None:
    settings = settings_of(game, seats=players, games=2)
    for job, result in zip(plan_jobs(settings), play_all(settings), strict=True):
        record = parse_record(result.record)
        replayed = replay(record)
        assert replayed.outcome is not None
        assert (replayed.outcome.winner, replayed.outcome.reason) == (result.winner, result.reason)
        assert replayed.turns == result.turns
        assert replayed.setup.starter == job.starter
        assert record.headers["Round"] == str(result.number)
        names = [record.headers[f"Seat{seat}"] for seat in range(1, players + 1)]
        assert names == [settings.labels[bot] for bot in job.seats]
        assert len(result.thinking) == players
        assert all(times.decisions for times in result.thinking)
        assert all(times.seconds >= times.worst > 0 for times in result.thinking)


def test_a_result_has_the_times_that_are_stored() -> None:
    settings = settings_of("quarto", "random", "novice", games=2)
    for result in play_all(settings):
        assert Result.from_json(result.to_json()) == replace(result, record="")


def test_the_same_seed_gives_the_same_games_and_another_seed_different_ones() -> None:
    first, again, other = (games_of(play_all(settings_of(seed=seed))) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_games_are_the_same_in_one_process_and_in_several() -> None:
    settings = settings_of("quartino", games=4)
    pooled = list(play_in_pool(settings, plan_jobs(settings), 2))
    assert games_of(pooled) == games_of(play_all(settings))


@pytest.mark.parametrize("game", ["quarto", "quartino"])
@pytest.mark.parametrize(
    ("way", "problem"),
    [
        ("raise", "crash: ValueError: this bot is broken"),
        ("exit", "crash: the program exited with code 3: I can't go on"),
        ("illegal", "illegal answer: move "),
        ("garbage", "illegal answer: bestmove 'nonsense', column 1: "),
        ("hang", "timeout: no answer in 5 s"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_record_says_why(
    game: str, way: str, problem: str
) -> None:
    settings = settings_of(game, "random", stub_name(game, way), games=2, limit=5.0)
    for job, result in zip(plan_jobs(settings), play_all(settings), strict=True):
        failed = job.seats.index(1) + 1
        assert result.winner == 3 - failed
        assert result.reason == "resignation"
        assert [forfeit.seat for forfeit in result.forfeits] == [failed]
        assert result.forfeits[0].problem.startswith(problem)
        record = parse_record(result.record)
        assert record.headers["Forfeit"].startswith(f"{failed} {problem}")
        assert replay(record).outcome is not None


def test_with_more_seats_the_others_play_on_after_a_forfeit() -> None:
    settings = settings_of("quartino", "random", stub_name("quartino", "raise"), seats=3, games=1)
    one_bad, two_bad = sorted(play_all(settings), key=lambda r: len(r.forfeits))
    assert one_bad.reason == "agreement"
    assert len(two_bad.forfeits) == 2
    assert two_bad.reason == "resignation"
    for result in (one_bad, two_bad):
        assert replay(parse_record(result.record)).outcome is not None


def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path) -> None:
    name = stub_name("quarto", "kill-parent", tmp_path / "mark")
    settings = settings_of("quarto", "random", name, games=6)
    results = list(play_in_pool(settings, plan_jobs(settings), 2))
    assert (tmp_path / "mark").exists()
    assert games_of(results) == games_of(play_all(settings))
    assert not any(result.forfeits for result in results)


def test_a_bot_whose_process_is_killed_from_outside_does_not_forfeit(tmp_path: Path) -> None:
    name = stub_name("quarto", "kill-self", tmp_path / "mark")
    settings = settings_of("quarto", "random", name, games=2)
    first = play_all(settings)
    assert (tmp_path / "mark").exists()
    assert not any(result.forfeits for result in first)
    assert games_of(first) == games_of(play_all(settings))


def test_workers_that_always_die_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.arena.pool.MAX_LOSSES", 1)
    settings = settings_of("quarto", "random", stub_name("quarto", "kill-parent"), games=2)
    with pytest.raises(ValueError, match="the worker processes keep crashing"):
        list(play_in_pool(settings, plan_jobs(settings), 2))


def test_a_file_in_the_working_directory_does_not_shadow_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "click.py").write_text("raise RuntimeError('not the real module')\n")
    monkeypatch.chdir(tmp_path)
    assert not any(result.forfeits for result in play_all(settings_of(games=2)))
