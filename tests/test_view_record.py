"""A viewer's record hides what they may not know, and replays to their view."""

from random import Random

import pytest

from fourfold.games.game import Seat
from fourfold.games.quartino import CARDS, QUARTINO, parse_deal
from fourfold.games.quarto import QUARTO
from fourfold.games.record import format_record, parse_record
from fourfold.games.replay import replay
from fourfold.games.setup import AnySetup, Setup
from fourfold.games.variation import Variation
from fourfold.match import Match
from tests.games.generator import SETUPS, name_of, play_course, quartino_setup
from tests.games.policy import choose_any, choose_eagerly
from tests.games.test_conformance import same_course_with_other_cards
from tests.test_match import play_out

QUARTINO_SETUPS = [setup for setup in SETUPS if setup.game is QUARTINO]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
every_setup_with_secrets = pytest.mark.parametrize("setup", QUARTINO_SETUPS, ids=name_of)


def viewers(setup: AnySetup) -> list[Seat | None]:
    return [None, *range(1, setup.seats + 1)]


@every_setup
@pytest.mark.parametrize("leaving", [0.0, 0.02])
def test_replaying_a_viewed_record_gives_the_view_of_every_position(
    setup: AnySetup, leaving: float
) -> None:
    for number, policy in enumerate((choose_any, choose_eagerly)):
        match = Match(setup)
        play_out(match, policy, Random(number), leaving=leaving)
        for viewer in viewers(setup):
            record = parse_record(format_record(match.view_record(viewer)))
            seen = Match.from_record(record)
            assert list(seen.events) == list(match.events)
            views = [position.view(viewer) for position in match.positions]
            assert list(seen.positions) == views
            assert replay(record).position == views[-1]
            assert seen.record() == seen.view_record(viewer) == record


@every_setup_with_secrets
def test_a_viewed_record_does_not_depend_on_what_it_hides(setup: AnySetup) -> None:
    random = Random(5)
    for policy in (choose_any, choose_eagerly):
        course = play_course(setup, Random(11), policy, 30)
        for viewer in viewers(setup):
            other = same_course_with_other_cards(course, viewer, random)
            assert other.setup.deal != setup.deal
            texts = []
            for each in (course, other):
                match = Match(each.setup)
                for move in each.moves:
                    match.play(move)
                texts.append(format_record(match.view_record(viewer)).encode())
            assert texts[0] == texts[1]


@every_setup_with_secrets
def test_a_viewed_record_names_no_hidden_card_except_in_claims(setup: AnySetup) -> None:
    for viewer in viewers(setup):
        text = format_record(Match(setup).view_record(viewer))
        assert setup.deal
        own = parse_deal(setup.deal)[viewer - 1] if viewer else ()
        assert {card for card in CARDS if str(card) in text} == set(own)


def test_a_viewed_deal_hides_the_other_cards() -> None:
    deal = "RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB"
    setup = Setup(QUARTINO, QUARTINO.default_rules, deal=deal)
    assert setup.is_known
    assert setup.view(1).deal == "RYGB,BGYR,GRYB,YBRG/?,?,?,?"
    assert setup.view(2).deal == "?,?,?,?/BYRG,GYBR,RGBY,YRGB"
    assert setup.view(None).deal == "?,?,?,?/?,?,?,?"
    assert not setup.view(1).is_known
    assert setup.view(1).view(1) == setup.view(1)
    assert setup.view(1).view(2) == setup.view(None)
    assert setup.view(1).position() == setup.position().view(1)


def test_a_game_without_secrets_looks_the_same_to_everyone() -> None:
    setup = Setup(QUARTO, QUARTO.default_rules)
    assert setup.is_known
    assert setup.view(None) == setup.view(2) == setup
    match = Match(setup)
    match.play(QUARTO.parse_move("=5"))
    assert match.view_record(None) == match.record()


def test_the_full_record_keeps_the_deal() -> None:
    setup = quartino_setup(QUARTINO.default_rules, 2)
    assert Match(setup).record().headers["Deal"] == setup.deal


def test_comments_and_variations_are_left_out_where_cards_are_hidden() -> None:
    """Whoever wrote them may have seen the cards."""
    match = Match(quartino_setup(QUARTINO.default_rules, 2))
    match.play("R0")
    match.comments = {1: "the other has RYGB"}
    match.variations = {1: (Variation(("R1,.",)),)}
    for viewer in viewers(match.setup):
        record = match.view_record(viewer)
        assert (record.comments, record.variations) == ({}, {})
    assert match.record().comments == match.comments
