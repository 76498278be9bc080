"""Rate limits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.server.quota import Quota


def test_a_burst_is_allowed_and_then_the_rate_applies() -> None:
    quota = Quota(rate=2, burst=3)
    assert [quota.take("one", 100.0) for _ in range(3)] == [0, 0, 0]
    assert quota.take("one", 100.0) == pytest.approx(0.5)
    assert quota.take("one", 100.25) == pytest.approx(0.25)
    assert quota.take("one", 100.5) == 0
    assert quota.take("one", 100.5) == pytest.approx(0.5)


def test_refused_requests_use_no_budget() -> None:
    quota = Quota(rate=1, burst=1)
    assert quota.take("one", 0) == 0
    for _ in range(100):
        assert quota.take("one", 0.5) == pytest.approx(0.5)
    assert quota.take("one", 1) == 0


def test_each_key_has_its_own_bucket() -> None:
    quota = Quota(rate=1, burst=1)
    assert quota.take("one", 0) == 0
    assert quota.take("other", 0) == 0
    assert quota.take("one", 0) > 0


def test_expensive_requests_take_more_of_the_budget() -> None:
    quota = Quota(rate=1, burst=5)
    assert quota.take("one", 0, cost=4) == 0
    assert quota.take("one", 0, cost=2) == pytest.approx(1)
    assert quota.take("one", 0) == 0
    assert quota.take("other", 0, cost=6) > 0


def test_keys_whose_bucket_is_full_again_are_forgotten() -> None:
    quota = Quota(rate=1, burst=2)
    for number in range(50):
        quota.take(number, 0)
    assert len(quota) == 50
    quota.take("one", 10)
    assert len(quota) == 1


def test_the_number_of_keys_is_bounded() -> None:
    quota = Quota(rate=1, burst=1, max_keys=10)
    for number in range(1000):
        assert quota.take(number, 0) == 0
        assert len(quota) <= 10
    assert quota.take(999, 0) > 0, "the latest are remembered"


@given(
    st.floats(0.1, 20),
    st.integers(1, 10),
    st.lists(st.floats(0, 3), min_size=1, max_size=60),
)
def test_nobody_gets_more_than_the_burst_and_the_rate(
    rate: float, burst: int, pauses: list[float]
) -> None:
    quota, now, taken = Quota(rate, burst), 1000.0, 0
    for pause in pauses:
        now += pause
        wait = quota.take("one", now)
        taken += wait == 0
        assert taken <= burst + rate * (now - 1000.0) + 1e-6
        if wait:
            assert Quota(rate, burst).take("one", now) == 0
            assert wait <= 1 / rate + 1e-6


@given(st.floats(0.1, 20), st.integers(1, 10))
def test_waiting_as_long_as_told_is_enough(rate: float, burst: int) -> None:
    quota, now = Quota(rate, burst), 0.0
    assert [quota.take("one", now) for _ in range(burst)] == [0] * burst
    for _ in range(3 * burst):
        wait = quota.take("one", now)
        assert wait > 0
        now += wait
        assert quota.take("one", now) == 0


@pytest.mark.parametrize(("rate", "burst", "max_keys"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_invalid_numbers_are_refused(rate: float, burst: float, max_keys: int) -> None:
    with pytest.raises(ValueError, match="quota"):
        Quota(rate, burst, max_keys=max_keys)


def test_one_empty_bucket_leaves_the_others_full() -> None:
    quota = Quota(1, 2)
    assert quota.take_all({"guest": 2, "family": 0.4}, 0) == 0
    assert quota.take_all({"guest": 2, "family": 0.4}, 0) == 2
    assert quota.take("family", 0, 1.6) == 0, "the refused request took nothing from it"
