"""Settings for all tests: property-based tests draw the same examples on every run."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "fourfold",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("fourfold")

# Shells start background jobs with SIGINT ignored, which the programs under test would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of workers for `-n auto`; most tests spend half of their time waiting."""
    return 2 * (os.cpu_count() or 1)


SLOW_FOLDERS = ("web", "server", "terminal", "cli", "arena")
"""Folders whose tests mostly wait: for a browser, a server, a screen or a process."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every worker start with its share of the slow tests.

    Each worker gets the same number of consecutive tests, and later steals from the end of
    another's. In the order of their names, the browser's tests would come last, when nothing
    else is left to do while they wait.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = deal(items, workers)


def deal(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the items in an order in which each worker's share starts with slow ones."""
    slow = [[each for each in items if folder_of(each) == folder] for folder in SLOW_FOLDERS]
    others = [each for each in items if folder_of(each) not in SLOW_FOLDERS]
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        share = [each for folder in slow for each in _share(folder, worker, workers)]
        # xdist divides what is left by the number of workers that are left, and rounds down.
        size = (len(items) - len(dealt)) // (workers - worker)
        more = max(0, size - len(share))
        dealt += share + others[:more]
        others = others[more:]
    return dealt + others


def _share(items: list[pytest.Item], worker: int, workers: int) -> list[pytest.Item]:
    """Return a worker's share of a folder: consecutive tests, which have fixtures in common."""
    return items[len(items) * worker // workers : len(items) * (worker + 1) // workers]


def folder_of(item: pytest.Item) -> str:
    """Return the folder of a test below `tests`, or an empty text."""
    parts = item.path.relative_to(item.config.rootpath).parts
    return parts[1] if len(parts) > 2 and parts[0] == "tests" else ""
