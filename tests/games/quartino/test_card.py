"""Cards and deals."""

from itertools import permutations

import pytest

from fourfold.games.game import IllegalPositionError
from fourfold.games.quartino import (
    CARDS,
    QUARTINO,
    Rack,
    draw_deal,
    format_deal,
    parse_card,
    parse_deal,
    start,
)


def test_there_are_24_cards_one_for_each_order_of_the_colours() -> None:
    assert {str(card) for card in CARDS} == {"".join(order) for order in permutations("RYGB")}
    assert len(CARDS) == 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_gives_each_seat_four_different_cards(seats: int) -> None:
    for seed in range(50):
        deal = parse_deal(draw_deal(seats, seed))
        assert [len(rack) for rack in deal] == [4] * seats
        assert len({card for rack in deal for card in rack}) == 4 * seats


def test_a_seed_gives_the_same_deal_everywhere() -> None:
    assert QUARTINO.draw_deal(2, 1) == draw_deal(2, 1)
    assert QUARTINO.draw_deal(2, 1) == "RGBY,BYRG,GBYR,YRGB/YBGR,YBRG,GYBR,BRGY"
    assert (
        QUARTINO.draw_deal(4, 2024)
        == "YBGR,GBYR,YRGB,BYGR/YGBR,GBRY,RBYG,RBGY/BYRG,GRYB,YGRB,BRYG/BGYR,RGBY,GYBR,YBRG"
    )


def test_deals_differ_and_reach_every_card() -> None:
    deals = [draw_deal(2, seed) for seed in range(200)]
    assert len(set(deals)) == 200
    assert {card for deal in deals for rack in parse_deal(deal) for card in rack} == set(CARDS)


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_three_or_four_can_play(seats: int) -> None:
    with pytest.raises(IllegalPositionError, match="2, 3 or 4 seats"):
        draw_deal(seats, 1)


def test_the_card_dealt_twice_is_named() -> None:
    one, two = parse_deal(draw_deal(2, 1))
    with pytest.raises(IllegalPositionError, match=f"card {two[1]} is dealt twice"):
        start(deal=(one, (two[0], two[1], two[1], two[2])))


def test_an_impossible_deal_is_refused() -> None:
    one, two = parse_deal(draw_deal(2, 1))
    with pytest.raises(IllegalPositionError, match="is dealt twice"):
        start(deal=(one, one))
    with pytest.raises(IllegalPositionError, match="seat 2 has 3 cards, not 4"):
        start(deal=(one, two[:3]))
    with pytest.raises(IllegalPositionError, match="there is no seat 3: the game has 2 seats"):
        start(deal=(one, two), starter=3)
    with pytest.raises(IllegalPositionError, match="2, 3 or 4 seats, not 1"):
        start(deal=(one,))


def test_the_game_needs_a_deal_and_the_right_number_of_seats() -> None:
    deal = QUARTINO.draw_deal(3, 1)
    with pytest.raises(IllegalPositionError, match="needs a deal"):
        QUARTINO.start(QUARTINO.default_rules, seats=3)
    with pytest.raises(IllegalPositionError, match="the deal is for 3 seats, not 2"):
        QUARTINO.start(QUARTINO.default_rules, seats=2, deal=deal)
    assert QUARTINO.start(QUARTINO.default_rules, seats=3, deal=deal).seats == 3


def test_a_racks_known_cards_include_the_claimed_ones() -> None:
    a, b = parse_card("RYGB"), parse_card("BGYR")
    assert Rack((a, None), (b,)).known == (a, b)


def test_deals_round_trip() -> None:
    for seats in (2, 3, 4):
        deal = draw_deal(seats, seats)
        assert format_deal(parse_deal(deal)) == deal
        assert start(deal=deal) == start(deal=parse_deal(deal))
