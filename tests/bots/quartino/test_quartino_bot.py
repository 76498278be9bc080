"""Properties of every level: legal turns, no peeking, the same answer to the same question."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from fourfold.bots import AnyBot, Budget, Question, bot_names, make_bot
from fourfold.bots.quartino import LEVELS
from fourfold.bots.quartino.level import Level
from fourfold.games import quartino
from fourfold.games.event import is_move
from fourfold.games.game import Move
from fourfold.games.quartino import (
    CARDS,
    QUARTINO,
    Claim,
    Declare,
    Decline,
    Position,
    parse_card,
    parse_position,
    parse_rules,
)
from fourfold.language import LANGUAGES, Language
from fourfold.match import AnyMatch, Match
from fourfold.solver.quartino.search import Knowledge, choose_turn
from tests.bots.quartino.game import (
    LITTLE_WORK,
    NAMES,
    TABLES,
    ask,
    make_bots,
    play_match,
    position_of,
    sample_matches,
)
from tests.games.generator import quartino_setup

TURN_CAP = 60
LEVELS_THAT_LOOK = [level for level in LEVELS if level.character.sees_others]


def test_the_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert bot_names(QUARTINO) == ("random", *NAMES)
    assert [bot.name for bot in make_bots()] == list(NAMES)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_level_plays_whole_legal_turns_and_never_claims_wrongly(
    rules: quartino.Rules, seats: int
) -> None:
    for first in range(len(LEVELS)):
        bots = [make_bots()[(first + seat) % len(LEVELS)] for seat in range(seats)]
        setup = quartino_setup(rules, seats, start=1 + first % seats, seed=first)
        match = Match(setup, turn_cap=TURN_CAP)
        before = 0
        for choice in play_match(bots, match, seed=first):
            events, positions = match.events[before:], match.positions[before:]
            for position, event in zip(positions, events, strict=False):
                assert not position.is_wrong(event)
            assert match.seat is None or match.seat != positions[0].seat
            assert list(events)[: len(choice.moves)] == list(choice.moves)
            before = len(match.events)
        assert match.outcome


@pytest.mark.parametrize("bot", make_bots(), ids=lambda bot: bot.name)
def test_every_level_answers_in_the_middle_of_a_turn(bot: AnyBot) -> None:
    phases = set()
    for match in sample_matches(games=12, moves=8):
        position = match.position
        for move in ask(bot, match).moves:
            assert not position.is_wrong(move)
            position = position.play(move)
        assert position.seat != match.seat
        phases.add(position_of(match).phase)
    assert phases == set(quartino.Phase)


def other_worlds(match: AnyMatch, random: Random) -> Iterator[AnyMatch]:
    """Yield the same match with other hidden cards that the seat to move can't know."""
    position = position_of(match)
    shown = {event.card for event in match.events if isinstance(event, Claim)}
    own = {card for card in position.rack.hidden if card is not None}
    free = [card for card in CARDS if card not in shown | own]
    first = match.positions[0]
    assert isinstance(first, Position)
    deal = [[card for card in rack.hidden if card is not None] for rack in first.racks]
    for _ in range(2):
        rest = sorted(free, key=lambda _: random.random())
        changed = [[card if card not in free else rest.pop() for card in rack] for rack in deal]
        text = quartino.format_deal(tuple(tuple(rack) for rack in changed))
        other = Match(replace(match.setup, deal=text))
        for event in match.events:
            assert is_move(event)
            other.play(event)
        yield other


@pytest.mark.parametrize("bot", make_bots(), ids=lambda bot: bot.name)
def test_no_choice_depends_on_what_the_seat_may_not_know(bot: AnyBot) -> None:
    random, worlds = Random(1), 0
    for match in sample_matches(games=12, moves=5):
        choice = ask(bot, match)
        for other in other_worlds(match, random):
            worlds += position_of(other) != position_of(match)
            assert other.position.view(match.seat) == match.position.view(match.seat)
            assert ask(bot, other) == choice
    assert worlds > 50


@pytest.mark.parametrize("bot", make_bots(), ids=lambda bot: bot.name)
def test_the_same_question_has_the_same_answer(bot: AnyBot) -> None:
    for match in sample_matches(games=6, moves=4):
        assert ask(bot, match) == ask(bot, match)


@pytest.mark.parametrize("bot", make_bots(), ids=lambda bot: bot.name)
def test_a_bot_without_budget_still_answers(bot: AnyBot) -> None:
    for budget in (
        Budget(seconds=0),
        Budget(seconds=1e-9, work=10**9),
        Budget(None, 10**9, lambda: True),
        Budget(None, 0),
    ):
        for match in sample_matches(games=6, moves=3):
            position = match.position
            for move in ask(bot, match, budget=budget).moves:
                assert not position.is_wrong(move)
                position = position.play(move)
            assert position.seat != match.seat


def test_a_long_search_can_be_stopped() -> None:
    asked = 0

    def is_stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    match = next(sample_matches(games=1, moves=1))
    assert ask(make_bot(QUARTINO, "expert"), match, budget=Budget(None, 10**9, is_stopped)).moves
    assert asked == 4


def test_an_error_in_the_stop_callback_reaches_the_caller() -> None:
    def is_stopped() -> bool:
        raise KeyError("stop")

    match = next(sample_matches(games=1, moves=1))
    with pytest.raises(KeyError, match="stop"):
        ask(make_bot(QUARTINO, "expert"), match, budget=Budget(None, 10**9, is_stopped))


@pytest.mark.parametrize("name", ["planner", "expert", "reader"])
def test_bots_that_look_ahead_explain_their_choice(name: str) -> None:
    for match in sample_matches(games=6, moves=4):
        choice = ask(make_bot(QUARTINO, name), match)
        values = [candidate.value for candidate in choice.candidates]
        assert choice.value == values[0]
        assert all(-1 <= value <= 1 for value in values)
        assert choice.candidates[0].moves == choice.moves
        assert choice.line[: len(choice.moves)] == choice.moves
        assert choice.line[0] in match.position.legal_moves()


@pytest.mark.parametrize("name", ["novice", "builder", "blocker"])
def test_bots_that_do_not_search_return_no_value(name: str) -> None:
    choice = ask(make_bot(QUARTINO, name), next(sample_matches(games=1, moves=1)))
    assert (choice.value, choice.line, choice.candidates) == (None, (), ())


# Seat 1 has only RYGB left, and needs two stones for it; red can be declared.
WIN_BY_COLOUR = "RRR/Y/-/-/-/R/-/-/- 1 colour RYGB;GRYB,GYRB,GBRY/?,?,?,?;"
# As above, but the pattern needs only one stone, so seat 1 wins either way.
WIN_EITHER_WAY = "RRR/Y/G/-/-/R/-/-/- 1 colour RYGB;GRYB,GYRB,GBRY/?,?,?,?;"


def turn_in(text: str, name: str) -> tuple[Move, ...]:
    view = parse_position(text, parse_rules("wheel"))
    choice = make_bot(QUARTINO, name).choose(Question(view, seed=3, budget=LITTLE_WORK))
    return choice.moves


@pytest.mark.parametrize("name", ["planner", "expert", "reader"])
def test_colour_is_declared_when_it_wins_at_once(name: str) -> None:
    moves = turn_in(WIN_BY_COLOUR, name)
    assert moves[0] == Declare()
    assert isinstance(moves[-1], Claim)


@pytest.mark.parametrize("name", ["planner", "expert", "reader"])
def test_a_win_is_taken(name: str) -> None:
    view = parse_position(WIN_EITHER_WAY, parse_rules("wheel"))
    for move in turn_in(WIN_EITHER_WAY, name):
        assert isinstance(move, quartino.Move)
        view = view.play(move)
    assert view.outcome
    assert view.outcome.winner == 1


# Seat 2 has shown RYGB, its last card, and only needs blue on field 3.
LAST_CARD_SHOWN = "R/Y/G/-/-/-/-/-/- 1 place:1 GBYR,GYBR,BGRY,YBGR;/?;GRYB,GYRB,GBRY"


@pytest.mark.parametrize("level", LEVELS_THAT_LOOK, ids=lambda level: level.name)
def test_a_bot_prevents_the_claim_of_a_card_that_everyone_has_seen(level: Level) -> None:
    view = parse_position(LAST_CARD_SHOWN, parse_rules("wheel"))
    card = parse_card("RYGB")
    knowledge = Knowledge((frozenset(), frozenset({card})), (Counter(), Counter()))
    for move in choose_turn(view, knowledge, level.character, seed=1).turns[0].moves:
        view = view.play(move)
    assert not any(view.play(move).is_shown(card) for move in view.legal_moves())


@pytest.mark.parametrize("name", ["planner", "expert", "reader"])
def test_declaring_and_declining_colour_are_both_considered(name: str) -> None:
    bot, asked = make_bot(QUARTINO, name), 0
    for match in sample_matches(games=24, moves=8):
        if position_of(match).phase is quartino.Phase.COLOUR:
            candidates = ask(bot, match).candidates
            firsts = {type(candidate.moves[0]) for candidate in candidates}
            assert firsts == {Declare, Decline} or candidates[0].value == 1
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_a_name_and_a_character_in_every_language(code: str) -> None:
    for name in NAMES:
        assert Language(code).has(f"bot-quartino-{name}")
        assert Language(code).has(f"bot-quartino-{name}.character")
