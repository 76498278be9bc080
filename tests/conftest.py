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
