"""What to do where a program is missing that a test needs."""

import os
from typing import NoReturn

import pytest


def do_without(lack: str) -> NoReturn:
    """Skip a test for want of something; where CI is set, nothing may be missing."""
    if os.environ.get("CI") == "true":
        pytest.fail(lack)
    pytest.skip(lack)
