"""The limits by name, as `--limit` sets them and docs/deployment.md lists them."""

import re
from dataclasses import fields
from math import inf
from pathlib import Path

import pytest

from fourfold.server.config import Limits

DOCUMENT = (Path(__file__).parents[2] / "docs" / "deployment.md").read_text("utf-8")


def test_each_limit_is_set_by_its_name() -> None:
    limits = Limits().changed("rooms_per_guest=50").changed("files-per-second=2.5")
    assert (limits.rooms_per_guest, limits.files_per_second) == (50, 2.5)
    for each in fields(Limits):
        assert getattr(Limits().changed(f"{each.name}=7"), each.name) == 7


def test_none_lifts_a_limit_that_can_be_lifted() -> None:
    limits = Limits().changed("rooms_per_guest=none").changed("files_per_second=none")
    assert (limits.rooms_per_guest, limits.files_per_second) == (0, inf)
    with pytest.raises(ValueError, match=r"^body_bytes: expected a whole number above 0, found"):
        Limits().changed("body_bytes=none")


@pytest.mark.parametrize("value", ["", "many", "-1", "0", "nan", "inf", "1.5", "1 2"])
def test_an_invalid_limit_is_refused(value: str) -> None:
    expected = f"rooms_per_guest: expected a whole number above 0, or none, found {value!r}"
    with pytest.raises(ValueError, match=f"^{re.escape(expected)}$"):
        Limits().changed(f"rooms_per_guest={value}")


def test_an_unknown_limit_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"^unknown limit 'room'; choose from message_bytes, "):
        Limits().changed("room=3")


def test_the_document_lists_every_limit_with_its_default() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", DOCUMENT, re.MULTILINE))
    documented = {name: float(value.replace(",", "")) for name, value in listed.items()}
    assert documented == {each.name: float(getattr(Limits(), each.name)) for each in fields(Limits)}
