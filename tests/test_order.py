"""The order of the tests, which `make test` distributes over several workers."""

import pytest

from tests.conftest import SLOW_FOLDERS, deal, folder_of


@pytest.mark.parametrize("workers", [2, 3, 4, 16])
def test_no_test_is_lost_and_slow_ones_come_first_in_each_share(
    request: pytest.FixtureRequest, workers: int
) -> None:
    items = request.session.items
    dealt = deal(items, workers)
    assert sorted(map(id, dealt)) == sorted(map(id, items))
    others = [each for each in items if folder_of(each) not in SLOW_FOLDERS]
    if len(others) < len(SLOW_FOLDERS) * workers:
        return  # Only some tests were selected, with too few quick ones to fill the shares.
    for share in shares(dealt, workers):
        is_slow = [folder_of(each) in SLOW_FOLDERS for each in share]
        assert is_slow == sorted(is_slow, reverse=True)


def shares(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """Split the items into the chunks that xdist's workers start with."""
    split: list[list[pytest.Item]] = []
    for left in range(workers, 0, -1):
        size = len(items) // left
        split.append(items[:size])
        items = items[size:]
    return split
