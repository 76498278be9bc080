"""Budgets of guests, newcomers and addresses, with a clock that only the test moves."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.server.config import Limits
from fourfold.server.http.address import find_shares
from fourfold.server.http.budget import Budget, Client, request_budget, room_budget
from fourfold.server.refusal import Code, Refusal

SCHOOL = find_shares("198.51.100.7")
PUPILS = [Client(SCHOOL, f"pupil {number}") for number in range(30)]
NEWCOMER = Client(SCHOOL, None)
SECONDS = 5
REQUESTS_OF_A_VISIT = 6
"""Requests that count: documents, the service worker's, lobby, identity, room, socket."""


def spend(budget: Budget, client: Client, now: float, times: int = 1) -> Counter[Code | None]:
    """Send this many requests; return how often each refusal came, None for accepted ones."""
    found: Counter[Code | None] = Counter()
    for _ in range(times):
        try:
            budget.spend(client, now)
        except Refusal as refusal:
            found[refusal.code if refusal.wait else Code.INTERNAL] += 1
        else:
            found[None] += 1
    return found


def test_a_school_class_of_newcomers_can_arrive_at_once() -> None:
    budget = request_budget(Limits())
    assert spend(budget, NEWCOMER, 0.0, 30 * REQUESTS_OF_A_VISIT) == {None: 180}


def test_an_attacker_at_the_same_address_does_not_block_a_school_class() -> None:
    budget = request_budget(Limits())
    class_: Counter[Code | None] = Counter()
    attack: Counter[Code | None] = Counter()
    for step in range(SECONDS * 10):
        now = step / 10
        # 30 pupils with six requests in five seconds are 3.6 in a tenth of a second.
        attack += spend(budget, NEWCOMER, now, 360)
        for pupil in PUPILS[step % 10 :: 10]:
            class_ += spend(budget, pupil, now)
    assert class_ == {None: 150}
    assert attack.keys() == {None, Code.ADDRESS_BUSY}
    limits = Limits()
    limit = limits.newcomer_request_burst + limits.newcomer_requests_per_second * SECONDS
    assert attack[None] <= limit


def test_an_address_that_opens_rooms_all_day_reaches_the_daily_limit() -> None:
    budget = room_budget(Limits())
    found: Counter[Code | None] = Counter()
    for minute in range(24 * 60):
        # Always another newcomer's cookie, as often as the limit per minute allows.
        clients = [Client(SCHOOL, f"guest {minute} {number}") for number in range(20)]
        for client in clients:
            found += spend(budget, client, 60.0 * minute)
    per_day = int(Limits().address_rooms_per_day)
    assert per_day - 20 <= found[None] <= per_day
    assert found.keys() == {None, Code.ADDRESS_ROOMS}


def test_only_the_guest_who_sends_too_much_is_rate_limited() -> None:
    budget = request_budget(Limits())
    found = spend(budget, PUPILS[0], 0.0, 150)
    assert found == {None: 100, Code.TOO_MANY_REQUESTS: 50}
    assert spend(budget, PUPILS[1], 0.0) == {None: 1}
    assert spend(budget, PUPILS[0], 1.0, 30) == {None: 20, Code.TOO_MANY_REQUESTS: 10}


def test_many_cookies_do_not_raise_the_limit_of_an_address() -> None:
    budget = request_budget(Limits())
    found: Counter[Code | None] = Counter()
    for number in range(1_000):
        found += spend(budget, Client(SCHOOL, f"cookie {number}"), 0.0, 10)
    assert found == {None: 3_000, Code.ADDRESS_BUSY: 7_000}
    assert spend(budget, Client(find_shares("203.0.113.1"), "elsewhere"), 0.0) == {None: 1}


def test_room_refusals_name_the_limit_that_was_reached() -> None:
    budget = room_budget(Limits())
    assert spend(budget, PUPILS[0], 0.0, 21) == {None: 20, Code.TOO_MANY_REQUESTS: 1}
    assert spend(budget, NEWCOMER, 0.0, 101) == {None: 100, Code.ADDRESS_ROOMS: 1}
    for pupil in PUPILS[1:5]:
        assert spend(budget, pupil, 0.0, 20) == {None: 20}
    assert spend(budget, PUPILS[6], 0.0) == {Code.ADDRESS_ROOMS: 1}
    assert spend(budget, PUPILS[6], 3.0) == {None: 1}


@pytest.mark.parametrize("make", [request_budget, room_budget])
@settings(max_examples=20)
@given(attacks=st.lists(st.integers(1, 700), max_size=4))
def test_newcomers_never_use_up_a_guests_budget(
    make: Callable[[Limits], Budget], attacks: list[int]
) -> None:
    budget = make(Limits())
    for number, times in enumerate(attacks):
        spend(budget, NEWCOMER, number / 4, times)
    assert spend(budget, PUPILS[0], 1.0, 20) == {None: 20}
