"""A table: who plays, how a bot is asked and checked, what is taken back."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from fourfold.bots import (
    AnyBot,
    AnyChoice,
    AnyQuestion,
    BotCrashError,
    Budget,
    Choice,
    IllegalAnswerError,
    make_bot,
)
from fourfold.games.event import Event
from fourfold.games.game import GameError
from fourfold.games.quartino import QUARTINO, Position
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import Setup
from fourfold.match import AnyMatch, Match
from fourfold.table import Player, Table, ask_bot, next_question, play_match
from tests.terminal.pilot import lay_table, play_quietly


@dataclass
class Answering:
    """A bot that gives one fixed answer."""

    answer: Any
    name: str = "answering"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        assert question.view.seat
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


def question(*turns: str) -> AnyQuestion:
    match = Match(Setup(QUARTO, QUARTO.default_rules))
    for turn in turns:
        for move in QUARTO.parse_turn(turn):
            match.play(move)
    return Table(match, [Player("a"), Player("b")]).question(Budget())


def test_a_record_has_the_names_and_the_bots_of_the_current_players() -> None:
    keen = make_bot("quarto", "keen")
    first = Table(Match.new("quarto", names=["X", "Y"]), [Player("Ann"), Player("Keen", keen)])
    headers = first.record().headers
    assert (headers["Seat1"], headers["Seat2"], headers["Bot2"]) == ("Ann", "Keen", "keen")
    loaded = Match.from_record(first.record())
    again = Table(loaded, [Player("Zoe", keen), Player("Bob")]).record()
    assert (again.headers["Seat1"], again.headers["Seat2"]) == ("Zoe", "Bob")
    assert {key: v for key, v in again.headers.items() if "Bot" in key} == {"Bot1": "keen"}


def test_undo_takes_back_the_persons_move_and_the_bots_answers() -> None:
    table = lay_table("quarto", "CSHT!", bots=1)
    play_quietly(table, 1)
    before = table.match.position
    assert table.bot is not None
    table.move_bot()
    table.move_bot()
    assert table.match.seat == 1
    play_quietly(table, 1)
    table.undo()
    assert table.match.seat == 1
    table.undo()
    assert table.match.position == table.match.positions[0]
    assert table.match.position != before
    assert not table.can_undo


def test_there_is_no_undo_between_people() -> None:
    table = lay_table("quarto", "CSHT!")
    play_quietly(table, 3)
    position = table.match.position
    assert not table.can_undo
    table.undo()
    assert table.match.position == position


def test_the_table_knows_which_seats_have_left() -> None:
    table = lay_table("quartino", "wheel", seats=3)
    table.match.resign(2)
    assert [table.has_left(seat) for seat in (1, 2, 3)] == [False, True, False]


def test_only_people_at_one_screen_have_secrets_from_each_other() -> None:
    assert lay_table("quartino", "wheel", seats=3, bots=1).has_secrets
    assert not lay_table("quartino", "wheel", seats=3, bots=2).has_secrets
    assert not lay_table("quarto", "CSHT!").has_secrets


def test_undo_takes_the_whole_turn_back_once_a_bot_has_answered() -> None:
    table = lay_table("quarto", "CSHT!", bots=1, start=2)
    play_quietly(table, 1)
    before = table.match.position
    play_quietly(table, 2)
    while table.bot is not None:
        table.move_bot()
    table.undo()
    assert table.match.position == before
    assert not table.can_undo


def test_undo_within_a_turn_takes_one_move_back() -> None:
    table = lay_table("quarto", "CSHT!", bots=1, start=2)
    play_quietly(table, 2)
    placed = table.match.position
    play_quietly(table, 1)
    table.undo()
    assert table.match.position == placed
    table.undo()
    assert len(table.match.events) == 1


def test_a_bot_gets_its_view_the_events_and_its_own_seed() -> None:
    table = lay_table("quartino", "wheel", bots=1, start=2)
    first = table.question(Budget())
    assert isinstance(first.view, Position)
    assert first.view == table.match.position.view(2)
    assert None in first.view.racks[0].hidden
    table.move_bot()
    second = table.question(Budget())
    assert list(second.events) == list[Event](table.match.events)
    assert second.seed != first.seed


def test_the_same_seed_gives_the_same_game() -> None:
    def moves(seed: int) -> tuple[Any, ...]:
        setup = Setup(QUARTINO, QUARTINO.default_rules, deal=QUARTINO.draw_deal(2, 1))
        bot = make_bot(QUARTINO, "random")
        table = Table(Match(setup, turn_cap=20), [Player("a", bot), Player("b", bot)], seed)
        while table.match.outcome is None:
            table.move_bot()
        return table.match.moves

    assert moves(5) == moves(5)
    assert moves(5) != moves(6)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (None, r"^a bot returns a Choice, such as Choice\(\(move,\)\), not None$"),
        (QUARTO.parse_move("a1"), r"Choice\(\(move,\)\), not quarto\.Place\('a1'\)$"),
        (Choice((QUARTO.parse_move("=5"),)), "move 1, .*: you may not give: place piece 5 first"),
        (Choice((QUARTO.parse_move("a1"),) * 2), "move 2"),
        (
            Choice((*QUARTO.parse_turn("a1=7"), QUARTO.parse_move("a2"))),
            "after the end of the turn",
        ),
        (
            Choice((QUARTINO.parse_move("R1"),)),
            "^move 1, R1, is not a move: expected a Quarto! move, found quartino.Place",
        ),
    ],
)
def test_an_answer_that_the_rules_refuse_is_an_error(answer: Any, problem: str) -> None:
    with pytest.raises(IllegalAnswerError, match=problem):
        ask_bot(Answering(answer), question("=5"))


def test_a_bot_that_raises_has_crashed() -> None:
    with pytest.raises(BotCrashError, match="KeyError: 'lost'"):
        ask_bot(Answering(KeyError("lost")), question("=5"))


@pytest.mark.parametrize(
    ("code", "problem"),
    [("no model", "SystemExit: no model"), (3, "SystemExit: 3"), (None, "SystemExit: None")],
)
def test_a_bot_that_exits_has_crashed(code: str | int | None, problem: str) -> None:
    with pytest.raises(BotCrashError, match=f"^{problem}$"):
        ask_bot(Answering(SystemExit(code)), question("=5"))
    with pytest.raises(BotCrashError, match=r"^SystemExit$"):
        ask_bot(Answering(SystemExit()), question("=5"))


def test_ctrl_c_while_a_bot_thinks_ends_the_program() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask_bot(Answering(KeyboardInterrupt()), question("=5"))


def test_a_bot_may_answer_with_a_whole_turn() -> None:
    choice = Choice(tuple(QUARTO.parse_turn("a1=7")))
    assert ask_bot(Answering(choice), question("=5")) is choice


def test_a_turn_cap_of_one_ends_the_game_after_the_first_turn() -> None:
    match = Match(Setup(QUARTO, QUARTO.default_rules), turn_cap=1)
    table = Table(match, [Player("a"), Player("b")])
    table.play(Choice((QUARTO.parse_move("=5"),)))
    assert match.outcome is not None


@pytest.mark.parametrize(("game", "seats"), [("quarto", 2), ("quartino", 2), ("quartino", 3)])
def test_bots_play_a_match_to_its_end(game: str, seats: int) -> None:
    def play(seed: int) -> AnyMatch:
        match = Match.new(game, seats=seats, seed=1, turn_cap=30)
        bots = [make_bot(game, name) for name in ("random", "novice", "random")[:seats]]
        assert play_match(match, bots, seed=seed, budget=Budget(None, 10)) == match.outcome
        return match

    assert play(1).moves == play(1).moves
    assert play(1).moves != play(2).moves


def test_bots_continue_a_match_that_has_begun() -> None:
    match = Match.new("quarto")
    match.play("=5")
    match.play("b2")
    play_match(match, [make_bot("quarto", "random")] * 2)
    assert [str(move) for move in match.moves[:2]] == ["=5", "b2"]
    with pytest.raises(GameError, match=r"^the game is over: start another with Match\.new$"):
        play_match(match, [make_bot("quarto", "random")] * 2)


def test_every_bot_is_told_the_same_budget_and_its_own_view() -> None:
    budget, asked = Budget(work=3), list[AnyQuestion]()

    class Watching:
        name = "watching"

        def choose(self, question: AnyQuestion) -> AnyChoice:
            asked.append(question)
            return make_bot("quartino", "random").choose(question)

    match = Match.new("quartino", seed=1, turn_cap=4)
    play_match(match, [Watching()] * 2, budget=budget)
    assert {question.view.mover for question in asked} == {1, 2}
    for question in asked:
        assert question.budget is budget
        assert question.view == question.view.view(question.view.mover)
        assert None in question.view.racks[2 - question.view.mover].hidden


def test_a_bot_that_fails_leaves_the_match_as_it_was() -> None:
    match = Match.new("quarto")
    cause = ValueError("broken")
    with pytest.raises(BotCrashError) as caught:
        play_match(match, [make_bot("quarto", "random"), Answering(cause)])
    assert str(caught.value) == "the bot 'answering' in seat 2: ValueError: broken"
    assert caught.value.__cause__ is cause
    assert [seat for seat, _ in match.turns()] == [1]
    with pytest.raises(IllegalAnswerError, match="in seat 2: a bot returns a Choice"):
        play_match(match, [make_bot("quarto", "random"), Answering(None)])
    assert len(match.moves) == 1


def test_every_seat_needs_a_bot() -> None:
    bot, no_bot = make_bot("quartino", "random"), cast("AnyBot", "random")
    match = Match.new("quartino", seats=3, seed=1)
    with pytest.raises(ValueError, match=r"^2 bots for 3 seats$"):
        play_match(match, [bot, bot])
    with pytest.raises(ValueError, match=r"^1 bot for 3 seats$"):
        play_match(match, [bot])
    with pytest.raises(TypeError, match=r"^expected a bot with a name"):
        play_match(match, [bot, bot, no_bot])


def test_a_finished_match_has_no_next_question() -> None:
    match = Match.new("quarto")
    match.resign(1)
    with pytest.raises(GameError, match=r"^the game is over: there is nothing to choose$"):
        next_question(match)
