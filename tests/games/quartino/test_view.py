"""What each viewer knows."""

import pytest

from fourfold.games.quartino import CARDS, Claim, format_position
from tests.games.quartino.table import RACKS_OF_FOUR, play, rack_of, stacks_of, state_of, table

PATTERN = "R/Y/G/B/-/-/-/-/-"


def hidden_cards(seat: int | None) -> set[str]:
    """Return the cards in the racks that a viewer may not know."""
    racks = [rack.rstrip(";").split(",") for rack in RACKS_OF_FOUR.split("/")]
    return {card for number, rack in enumerate(racks, 1) if number != seat for card in rack}


@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
def test_a_seat_sees_its_own_rack_and_a_spectator_none(seat: int | None) -> None:
    position = table(PATTERN, "1 claim", RACKS_OF_FOUR)
    view = position.view(seat)
    for number in (1, 2, 3, 4):
        rack = rack_of(position, number) if number == seat else "?,?,?,?;"
        assert rack_of(view, number) == rack


@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
def test_a_view_names_no_hidden_card(seat: int | None) -> None:
    view = table(PATTERN, "1 claim", RACKS_OF_FOUR).view(seat)
    text = format_position(view)
    assert not any(card in text for card in hidden_cards(seat))
    known = {str(card) for rack in view.racks for card in rack.known}
    assert not known & hidden_cards(seat)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_board_the_supply_and_the_numbers_of_cards_are_open(seat: int | None) -> None:
    position = play(table(PATTERN, "1 claim"), "RYGB@1")
    view = position.view(seat)
    assert stacks_of(view) == stacks_of(position)
    assert state_of(view) == state_of(position)
    assert view.supply == position.supply
    assert [len(rack.hidden) for rack in view.racks] == [3, 4]


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_claimed_cards_are_open(seat: int | None) -> None:
    view = play(table(PATTERN, "1 claim"), "RYGB@1").view(seat)
    assert [str(card) for card in view.racks[0].claimed] == ["RYGB"]


def test_a_card_shown_in_a_wrong_claim_is_hidden_again() -> None:
    """The others saw the card when it was shown; the position doesn't remember that."""
    position = play(table(PATTERN, "1 claim"), "RYGB@3")
    assert rack_of(position.view(2), 1) == "?,?,?,?;"
    assert position.view(2) == play(table(PATTERN, "1 claim"), "BGYR@3").view(2)


def test_a_view_allows_every_claim_that_the_mover_could_make() -> None:
    """Any card that the mover may hold, in every window; the viewer's own cards are excluded."""
    position = table(PATTERN, "1 claim", "BGYR,GRYB,YBRG;RYGB/RGYB,BRGY,GYBR,YRBG;")
    own = {move.card for move in position.legal_moves() if isinstance(move, Claim)}
    assert len(own) == 3
    claims = position.view(2).legal_moves()
    possible = {move.card for move in claims if isinstance(move, Claim)}
    known = {card for card in CARDS if card in position.racks[1].known or str(card) == "RYGB"}
    assert possible == set(CARDS) - known
    assert len(claims) == 1 + 8 * len(possible)


def test_a_claim_of_a_card_that_the_viewer_holds_is_impossible() -> None:
    view = table(PATTERN, "1 claim").view(2)
    legal = [str(move.card) for move in view.legal_moves() if isinstance(move, Claim)]
    assert not set(legal) & {"RGYB", "BRGY", "GYBR", "YRBG"}


def test_a_right_claim_shows_a_card_in_every_view() -> None:
    position = table(PATTERN, "1 claim")
    claim = position.legal_moves()[1]
    for seat in (None, 1, 2):
        after = position.view(seat).play(claim)
        assert rack_of(after, 1).endswith(";RYGB")
        assert after == position.play(claim).view(seat)
