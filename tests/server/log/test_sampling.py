"""A flood leaves a few lines in the log, and a count of the rest."""

import io
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from fourfold.server.log import GAME_ID, REQUEST_ID, JsonFormatter
from fourfold.server.log.sampling import (
    INTERVAL_SECONDS,
    MAX_KINDS,
    MAX_REPEATS,
    MAX_SUCCESSES,
    Sampler,
)
from fourfold.server.log.setup import SafeHandler


def make(message: str = "request", *args: object, **extra: object) -> logging.LogRecord:
    level = extra.pop("level", logging.INFO)
    assert isinstance(level, int)
    record = logging.LogRecord("fourfold.x", level, "x.py", 1, message, args, None)
    vars(record).update(extra)
    return record


def refused(path: str = "/", address: str = "198.51.100.7") -> logging.LogRecord:
    return make(status=429, code="too_many_requests", address=address, path=path)


def fields(records: list[logging.LogRecord]) -> list[dict[str, Any]]:
    return [json.loads(JsonFormatter().format(record)) for record in records]


def test_the_first_lines_are_written_and_the_rest_are_counted() -> None:
    sampler = Sampler()
    written = [record for n in range(12_355) for record in sampler.admit(refused(f"/{n}"), n / 1e3)]
    assert len(written) == MAX_REPEATS
    REQUEST_ID.set("another")
    GAME_ID.set("another")
    [summary] = fields(sampler.summarise(INTERVAL_SECONDS))
    REQUEST_ID.set(None)
    GAME_ID.set(None)
    assert summary.pop("at")
    assert summary == {
        "level": "info",
        "logger": "fourfold.x",
        "message": "request: … 12,345 more in 60 s",
        "status": 429,
        "code": "too_many_requests",
        "address": "198.51.100.7",
        "more": 12_345,
    }
    assert sampler.summarise(1e9) == []
    assert sampler.waiting == 0
    # The next interval starts over.
    assert len(sampler.admit(refused(), 100.0)) == 1


def test_a_summary_comes_with_the_next_line_after_the_interval() -> None:
    sampler = Sampler()
    for _ in range(MAX_REPEATS + 3):
        sampler.admit(refused(), 0.0)
    good = make(status=200)
    assert sampler.admit(good, INTERVAL_SECONDS - 1) == [good]
    [summary, line] = sampler.admit(good, INTERVAL_SECONDS + 1)
    assert line is good
    assert fields([summary])[0]["more"] == 3


def test_each_address_reason_game_and_error_is_sampled_separately() -> None:
    def failed(error: type[Exception]) -> logging.LogRecord:
        record = make("a request failed", level=logging.ERROR)
        try:
            raise error
        except error as caught:
            record.exc_info = (error, caught, caught.__traceback__)
        return record

    sampler = Sampler()
    kinds: list[Callable[[], logging.LogRecord]] = [
        lambda: refused(address="a"),
        lambda: refused(address="b"),
        lambda: make(status=403, address="a"),
        lambda: make("the log can't be read: %s", "x", level=logging.ERROR, game_id="one"),
        lambda: make("the log can't be read: %s", "y", level=logging.ERROR, game_id="two"),
        lambda: failed(KeyError),
        lambda: failed(ValueError),
    ]
    for kind in kinds:
        written = [record for _ in range(50) for record in sampler.admit(kind(), 0.0)]
        assert len(written) == MAX_REPEATS
    assert {summary["more"] for summary in fields(sampler.summarise(61.0))} == {50 - MAX_REPEATS}


def test_client_input_does_not_multiply_sampled_kinds() -> None:
    sampler = Sampler()
    GAME_ID.set("chosen")
    records = [make(status=404, address="a", path=f"/{n}", method=f"M{n}") for n in range(500)]
    written = [line for record in records for line in sampler.admit(record, 0.0)]
    GAME_ID.set(None)
    assert len(written) == MAX_REPEATS


def test_a_flood_from_many_addresses_is_bounded_too() -> None:
    sampler = Sampler()
    records = [refused(address=f"2001:db8:{n:x}::/64") for n in range(10_000) for _ in range(12)]
    written = [line for record in records for line in sampler.admit(record, 0.0)]
    assert len(written) == MAX_REPEATS * (MAX_KINDS + 1)
    summaries = fields(sampler.summarise(61.0))
    assert len(summaries) == MAX_KINDS + 1
    assert summaries[-1]["address"] == "others"
    assert sum(line["more"] for line in summaries) + len(written) == len(records)


def test_successful_requests_of_an_address_are_logged_up_to_a_limit() -> None:
    sampler = Sampler()
    addresses = ("a", "b")
    records = [
        make(status=200 + n % 2, address=address, game_id=f"game {n}")
        for n in range(MAX_SUCCESSES + 50)
        for address in addresses
    ]
    written = [line for record in records for line in sampler.admit(record, 0.0)]
    assert written == records[: 2 * MAX_SUCCESSES]
    # A refusal is of another kind.
    assert len(sampler.admit(refused(address="a"), 0.0)) == 1
    summaries = fields(sampler.summarise(61.0))
    assert [(each["address"], each["more"]) for each in summaries] == [("a", 50), ("b", 50)]


def test_lines_about_no_request_are_always_written() -> None:
    sampler = Sampler()
    records = [make("opened a game") for _ in range(2 * MAX_SUCCESSES)]
    assert [line for record in records for line in sampler.admit(record, 0.0)] == records


@pytest.fixture
def handler() -> SafeHandler:
    handler = SafeHandler(io.StringIO())
    handler.setFormatter(JsonFormatter())
    return handler


def read(handler: SafeHandler) -> list[dict[str, Any]]:
    return [json.loads(line) for line in handler.stream.getvalue().splitlines()]


def test_the_summary_is_written_when_the_server_stops(handler: SafeHandler) -> None:
    for _ in range(30):
        handler.handle(refused())
    handler.close()
    assert [line.get("more") for line in read(handler)] == [None] * MAX_REPEATS + [20]


def test_a_timer_that_fires_after_the_end_writes_nothing_and_sets_no_other(
    handler: SafeHandler,
) -> None:
    for _ in range(30):
        handler.handle(refused())
    timer = handler._timer
    assert timer is not None
    handler.close()
    written = read(handler)
    for _ in range(30):
        handler.handle(refused())
    after = read(handler)
    timer.function()
    assert read(handler) == after
    assert len(after) > len(written)
    assert handler._timer is None


def test_the_summary_is_written_when_nothing_else_is_logged(
    handler: SafeHandler, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("setup", "sampling"):
        monkeypatch.setattr(f"fourfold.server.log.{module}.INTERVAL_SECONDS", 0.01)
    # How many records it takes before one is dropped depends on the machine.
    for _ in range(100_000):
        handler.handle(refused())
        if handler._timer is not None:
            break
    while (timer := handler._timer) is not None:
        timer.join()
    assert sum(line.get("more", 0) for line in read(handler)) >= 1
