"""Why a call is wrong."""

import pytest

from fourfold.games.quarto import QUARTO, Call, Fault, parse_group, parse_rules


@pytest.mark.parametrize(
    ("board", "group", "fault"),
    [
        ("..../..../..../0123 - d1", "a1-d1", None),
        ("..../..../..../012. - c1", "a1-d1", Fault.EMPTY),
        ("..../..../..../0F5A - d1", "a1-d1", Fault.DIFFERENT),
        ("..../..../4.../0123 - a2", "a1-d1", Fault.OLD),
    ],
)
def test_a_wrong_call_has_its_fault(board: str, group: str, fault: Fault | None) -> None:
    position = QUARTO.parse_position(board, parse_rules("CSHT!"))
    call = Call(parse_group(group))
    assert position.fault(call) is fault
    assert position.is_wrong(call) is (fault is not None)
