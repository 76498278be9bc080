"""What a game's events reveal about hidden cards."""

from collections import Counter

from fourfold.bots.quartino.knowledge import gather_knowledge
from fourfold.games.game import Departure, Reason
from fourfold.games.quartino import Claim, Position, parse_card, parse_turn
from fourfold.match import AnyMatch, Match
from fourfold.solver.quartino.search import draw_deal, know_nothing
from tests.bots.quartino.game import position_of, sample_matches
from tests.games.generator import QUARTINO_RULES, quartino_setup
from tests.games.legality import problem


def table(*turns: str, seats: int = 2, start: int = 1) -> AnyMatch:
    """Return a match on the wheel after some turns."""
    match = Match(quartino_setup(QUARTINO_RULES[0], seats, start=start, seed=1))
    for turn in turns:
        for move in parse_turn(turn):
            match.play(move)
    return match


def view_of(match: AnyMatch) -> Position:
    view = match.position.view(match.seat)
    assert isinstance(view, Position)
    return view


def own_card(match: AnyMatch, seat: int) -> str:
    return str(position_of(match).racks[seat - 1].hidden[0])


def test_a_card_from_a_wrong_claim_is_known_from_then_on() -> None:
    for start in (1, 2, 3):
        match = table(seats=3, start=start)
        card = own_card(match, start)
        match = table(f"R1,{card}@1", "G1,.", seats=3, start=start)
        shown = gather_knowledge(view_of(match), match.events).shown
        assert shown[start - 1] == {parse_card(card)}
        assert sum(map(len, shown)) == 1


def test_a_card_that_was_shown_and_then_claimed_is_no_longer_hidden() -> None:
    card = own_card(table(), 1)
    c = card
    match = table(
        f"{c[0]}0,{c}@1", f"{c[1]}1,.", f"{c[2]}2,.", f"{c[3]}3,.", f"{c[0]}8,{c}@1,{c[0]}0,."
    )
    knowledge = gather_knowledge(view_of(match), match.events)
    assert knowledge.shown == (frozenset(), frozenset())
    assert problem(draw_deal(view_of(match), knowledge, 1)) is None


def test_a_seat_that_had_the_stones_for_a_card_passed_it_up() -> None:
    match = table("R0,.", "Y1,.", "G2,.", "R8,.")
    knowledge = gather_knowledge(view_of(match), match.events)
    # Before the fourth turn red, yellow and green were in window 1: blue was missing.
    assert knowledge.passed[1][parse_card("RYGB")] == 1
    assert knowledge.passed[0][parse_card("RYGB")] == 0


def test_a_turn_with_a_claim_passes_up_nothing() -> None:
    card = own_card(table(), 2)
    match = table(*(f"{colour}{field},." for field, colour in enumerate(card[:3])))
    before = gather_knowledge(view_of(match), match.events).passed[1]
    for move in parse_turn(f"{card[3]}3,{card}@1,{card[0]}5,."):
        match.play(move)
    assert gather_knowledge(view_of(match), match.events).passed[1] == before


def test_after_a_departure_events_belong_to_the_right_seat() -> None:
    match = table("R0,.", "Y1,.", seats=3, start=2)
    match.resign(1)
    assert match.events[-1] == Departure(1, Reason.RESIGNATION)
    card = own_card(match, 2)
    for move in parse_turn(f"G5,{card}@2"):
        match.play(move)
    shown = gather_knowledge(view_of(match), match.events).shown
    assert shown == (frozenset(), frozenset({parse_card(card)}), frozenset())


def test_events_of_another_game_reveal_nothing() -> None:
    match, other = table("R0,.", "Y1,."), table("R0,.", "Y2,.")
    for events in ((), other.events, [Claim(parse_card("RYGB"), 1)]):
        assert gather_knowledge(view_of(match), events) == know_nothing(2)


def test_a_drawn_deal_agrees_with_everything_seen() -> None:
    shown_cards = 0
    for number, match in enumerate(sample_matches(games=30, moves=12)):
        view = view_of(match)
        knowledge = gather_knowledge(view, match.events)
        shown_cards += sum(map(len, knowledge.shown))
        deal = draw_deal(view, knowledge, number)
        assert deal.view(view.seat) == view
        assert problem(deal) is None
        for rack, shown in zip(deal.racks, knowledge.shown, strict=True):
            assert shown <= set(rack.hidden)
        # The cards that everyone has seen are still in those racks.
        for rack, shown in zip(position_of(match).racks, knowledge.shown, strict=True):
            assert shown <= set(rack.hidden)
    assert shown_cards > 20


def test_all_deals_are_equally_likely_when_nothing_is_known() -> None:
    view = view_of(table(seats=4))
    drawn = Counter(
        card
        for seed in range(2_000)
        for card in draw_deal(view, know_nothing(4), seed).racks[2].hidden
    )
    assert len(drawn) == 20
    assert all(320 < count < 480 for count in drawn.values())  # 4 of 20
