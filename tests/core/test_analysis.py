"""Analyses, judgements and bots' turns: the core answers as the server and Python do."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from pydantic import TypeAdapter

from fourfold.bots import Budget, Question, bot_names, make_bot
from fourfold.bots.quartino import LEVELS
from fourfold.games import GAMES, quartino
from fourfold.games.event import Event
from fourfold.games.game import AnyPosition, Move
from fourfold.games.quartino.shown import find_shown_cards
from fourfold.games.setup import AnySetup
from fourfold.games.trusted import derive
from fourfold.server.analysis import (
    PositionAnalysis,
    describe_end,
    describe_worth,
    read_position,
)
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.http.review import _judgement_of
from fourfold.solver.native import answer
from fourfold.solver.quartino.estimate import estimate
from tests.core.request import ask, open_book, setup_keys, write_events, write_request
from tests.core.server_answers import describe_choice
from tests.games.policy import POLICIES
from tests.soak import make_setup

NO_CAP = 600
"""Seconds, more than any answer takes: one that stopped early would differ."""

ANALYSIS = TypeAdapter(PositionAnalysis)


def sample(
    game: str, games: range, min_moves: int
) -> Iterator[tuple[AnySetup, list[Event], AnyPosition]]:
    """Yield a few positions of random games, after at least this many moves."""
    for number in games:
        setup, random = make_setup(game, number), Random(number)
        position: AnyPosition = setup.position()
        events: list[Event] = []
        while position.outcome is None and len(events) < 80:
            move = POLICIES[-1](position, random)
            events.append(move)
            position = position.play(move)
            if len(events) > min_moves and random.random() < 0.15:
                yield setup, events, position


def course_of(setup: AnySetup, events: list[Event]) -> dict[str, object]:
    return {**setup_keys(setup), "events": write_events([(e, False) for e in events], setup)}


def analyse(game: str, rules: str, text: str) -> PositionAnalysis:
    """Analyse as the server does, here instead of in a worker."""
    adapter, known = ADAPTERS[game], read_position(game, rules, text)
    if known.outcome:
        return describe_end(adapter, known)
    found = describe_worth(adapter, known, adapter.judge(known, NO_CAP))
    whole = adapter.game.parse_position(text, known.rules)
    return replace(found, insight=adapter.describe_insight(whole))


def dump(found: PositionAnalysis) -> str:
    """Return an analysis as the server sends it; validation turns whole values into floats."""
    return ANALYSIS.dump_json(ANALYSIS.validate_python(ANALYSIS.dump_python(found))).decode()


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_an_analysis_matches_the_servers_byte_for_byte(game: str) -> None:
    open_book()
    compared = 0
    for setup, _, position in sample(game, range(40) if game == "quarto" else range(2), 14):
        rules, text = setup.game.format_rules(setup.rules), position.notation
        expected = analyse(game, rules, text)
        keys = {"game": game, "rules": rules, "position": text, "seconds": NO_CAP}
        found = answer(write_request("analysis", **keys))
        line = json.loads(found)["line"]
        if game == "quarto":
            # Any of several equally good lines will do.
            assert bool(line) == bool(expected.line)
            found = found.replace(json.dumps(line, separators=(",", ":")), "[]", 1)
            expected = replace(expected, line=())
        assert found == dump(expected)
        compared += 1
    assert compared > 5


def test_an_analysis_for_all_cards_matches_pythons_estimate() -> None:
    compared = 0
    for setup, _, position in sample("quartino", range(6), 8):
        if position.outcome:
            continue
        assert isinstance(position, quartino.Position)
        # Hide some cards, also of the seat to move.
        racks = [
            replace(
                rack,
                hidden=tuple(c if (n + compared) % 3 else None for n, c in enumerate(rack.hidden)),
            )
            for rack in position.racks
        ]
        if compared % 2:
            racks[position.mover - 1] = position.rack
        given = derive(position, racks=tuple(racks))
        found = ask(
            "analysis",
            game="quartino",
            rules=setup.game.format_rules(setup.rules),
            position=given.notation,
            seconds=NO_CAP,
            cards="all",
        )
        expected = estimate(given, LEVELS[-1].character)
        assert found["position"] == given.notation
        assert found["is_complete"]
        assert found["shares"] == [
            {"chance": each.chance, "error": each.error} for each in expected.shares
        ]
        assert [(each["turn"], each["value"]) for each in found["turns"]] == [
            (setup.game.format_turn(each.moves), 2 * each.share.chance - 1)
            for each in expected.turns
        ]
        assert found["insight"]["claims"] == [
            {
                "card": str(each.card),
                "window": each.window,
                "holder": each.holder,
                "is_claimed": each.is_claimed,
            }
            for each in find_shown_cards(given)
        ]
        assert bool(expected.turns) == (None not in given.rack.hidden)
        compared += 1
        if compared == 6:
            return
    raise AssertionError("too few positions")


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_a_judgement_matches_the_servers(game: str) -> None:
    open_book()
    adapter = ADAPTERS[game]
    for setup, events, position in sample(game, range(20) if game == "quarto" else range(2), 16):
        course = course_of(setup, events)
        found = ask("judgement", **course, seconds=NO_CAP)
        positions = [setup.position()]
        for event in events:
            positions.append(positions[-1].play(event))
        if not adapter.is_reviewed(positions, len(events)):
            assert found is None
            continue
        if position.outcome:
            assert found == {
                "seat": None,
                "value": None,
                "is_exact": False,
                "moves": [],
                "best": None,
            }
            continue
        known = position.view(position.seat)
        judged = _judgement_of(describe_worth(adapter, known, adapter.judge(known, NO_CAP)))
        expected = judged.model_copy(update={"seat": position.seat}).model_dump(mode="json")
        if game == "quarto":
            values = {json.dumps(each["moves"]): each["value"] for each in found["moves"]}
            first = {**found["best"], "moves": found["best"]["moves"][:1]}
            assert values[json.dumps(first)] == max(values.values())
            found["best"] = expected["best"]
        assert expected == found


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_bots_choose_as_in_python(game: str) -> None:
    open_book()
    levels = bot_names(GAMES[game])
    asked = 0
    for setup, events, position in sample(game, range(12) if game == "quarto" else range(4), 2):
        if position.outcome or (len(events) < 9 and game == "quarto"):
            continue
        level, seed = levels[asked % len(levels)], 12345 + asked
        question = Question(position, tuple(events), seed, Budget(seconds=NO_CAP))
        choice = make_bot(GAMES[game], level).choose(question)
        course = course_of(setup, events)
        found = ask("turn", **course, bot=level, seed=seed, seconds=NO_CAP)
        assert found == describe_choice(game, choice), (level, course)
        asked += 1
    assert asked > 2 * len(levels)


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ("ask turn\nbot chess", "bot: expected one of random, novice, casual"),
        ("ask turn", "bot: expected one of random"),
        ("ask turn\nbot novice\nevents 1:resignation", "the game is over"),
        ("ask turn\nbot novice\nseed -1", "seed: expected a number from 0 to 18446744073709551615"),
        ("ask analysis\nposition x", "position: column 1: expected a piece"),
        ("ask analysis\nseconds soon", "seconds: expected a number such as 0.5, found 'soon'"),
        (
            "ask analysis\ngame quartino\nposition -/-/-/-/-/-/-/-/- 1 place:1 ?,?,?,?;/?,?,?,?;",
            "position: the cards of seat 1, the seat to move, are unknown",
        ),
        (
            "ask turn\ngame quartino\nbot expert\ndeal ?,?,?,?/?,?,?,?",
            "the cards of seat 1, the seat to move, are unknown",
        ),
        ("ask analysis\ncards mine", "cards: expected own or all, found 'mine'"),
        ("ask judgement\ngame quartino", "deal: the game needs one"),
        ("ask replay", "record: the request needs the text of a record"),
        ("ask record\nheader 1st Ann", "header: a header key has letters"),
        ("ask expiry\nevents draw", "the game is over"),
        ("ask state\nask state", "ask: the request has it twice"),
    ],
)
def test_a_bad_request_gets_one_clear_sentence(request_: str, error: str) -> None:
    found = json.loads(answer(request_))
    assert list(found) == ["error"]
    assert found["error"].startswith(error)


def test_running_out_of_time_is_a_pass_or_a_loss() -> None:
    assert ask("expiry", events="=5") == {"event": "2:time"}
    deal = "RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB"
    assert ask("expiry", game="quartino", deal=deal) == {"event": "1:time"}
    assert ask("expiry", game="quartino", deal=deal, events="R1") == {"event": "."}


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_moves_from_a_position_lead_to_the_same_position_as_in_python(game: str) -> None:
    adapter, ended = ADAPTERS[game], 0
    for number in range(30):
        setup, random = make_setup(game, number), Random(number)
        first: AnyPosition = setup.position()
        for _ in range(random.randrange(30)):
            if first.outcome is None:
                first = first.play(POLICIES[-1](first, random))
        if first.outcome is not None:
            continue  # A position's text doesn't say that a call has ended the game.
        position = first
        events: list[Move] = []
        while position.outcome is None and len(events) < 30:
            events.append(POLICIES[-1](position, random))
            position = position.play(events[-1])
        found = ask(
            "position",
            game=game,
            rules=setup.game.format_rules(setup.rules),
            position=first.notation,
            events=" ".join(map(setup.game.format_move, events)) or None,
        )
        assert found["position"] == adapter.describe_position(position).model_dump(mode="json")
        winner = None if position.outcome is None else position.outcome.winner
        assert (found["outcome"] or {}).get("winner") == winner
        assert (found["outcome"] is None) == (position.outcome is None)
        ended += position.outcome is not None
    assert ended or game == "quartino"
