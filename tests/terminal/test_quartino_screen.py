"""Quartino on screen, by keyboard and mouse, with its secrets hidden."""

from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from fourfold.games.game import Outcome, Reason
from fourfold.games.quartino import Position, format_position, parse_turn
from fourfold.language import Language
from fourfold.table import AnyTable
from fourfold.terminal import table_screen as table_screen_module
from fourfold.terminal.dialog import Curtain
from fourfold.terminal.quartino_screen import QuartinoScreen
from tests.terminal.pilot import (
    MAX_STEPS,
    click,
    lay_table,
    run,
    table_screen,
    wait_until,
    words,
)


def position_of(table: AnyTable) -> Position:
    position = table.match.position
    assert isinstance(position, Position)
    return position


def hidden_cards(table: AnyTable, seat: int) -> list[str]:
    return [str(card) for card in position_of(table).racks[seat - 1].hidden]


def test_a_curtain_falls_between_the_players() -> None:
    table = lay_table("quartino", "wheel")

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Curtain)
        assert not any(
            card in words(pilot) for seat in (1, 2) for card in hidden_cards(table, seat)
        )
        await pilot.press("enter")
        assert all(card in words(pilot) for card in hidden_cards(table, 1))
        assert not any(card in words(pilot) for card in hidden_cards(table, 2))
        await pilot.press("r", "3", "enter", "full_stop")
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        assert all(card in words(pilot) for card in hidden_cards(table, 2))
        assert not any(card in words(pilot) for card in hidden_cards(table, 1))

    run(table, play)


def test_against_bots_there_is_no_curtain_and_their_cards_stay_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.001)
    table = lay_table("quartino", "wheel", seats=3, bots=2)
    chance = Random(7)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(MAX_STEPS):
            if len(table.match.turns()) > 10:
                break
            secret = [card for seat in (2, 3) for card in hidden_cards(table, seat)]
            shown = {str(m.card) for m in table.match.moves if hasattr(m, "card")}
            assert not any(card in words(pilot) for card in secret if card not in shown)
            if table.match.seat == 1:
                moves = table.match.position.legal_moves()
                right = [move for move in moves if not table.match.position.is_wrong(move)]
                table_screen(pilot).play(chance.choice(right))
            await pilot.pause(0.005)

    run(table, play)
    assert len(table.match.turns()) > 10


def test_the_keyboard_plays_and_claims() -> None:
    table = lay_table("quartino", "wheel")
    card = hidden_cards(table, 1)[1]
    for field, colour in enumerate(card):
        seat = table.match.seat
        for move in parse_turn(f"{colour}{field},."):
            table.match.play(move)
        assert table.match.seat != seat
    assert table.match.seat == 1

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "r", "8", "enter")
        await pilot.press("2", "enter")
        assert [str(c) for c in position_of(table).racks[0].claimed] == [card]
        assert position_of(table).stones == 1
        assert "QUARTINO!" in words(pilot)

    run(table, play)


def test_a_wrong_claim_is_seen_by_all() -> None:
    table = lay_table("quartino", "grid")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "y", "0", "enter", "1", "right", "enter")
        assert table.match.seat == 2
        await pilot.press("enter")
        card = hidden_cards(table, 1)[0]
        assert f"Player 1 claims QUARTINO with card {card} in section 2" in words(pilot)

    run(table, play)


def test_a_card_from_a_wrong_claim_is_not_in_the_history() -> None:
    table = lay_table("quartino", "grid")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "y", "0", "enter", "1", "right", "enter")
        card = hidden_cards(table, 1)[0]
        await pilot.press("enter", "r", "1", "enter")
        assert "Player 2 places a red stone on field 1." in words(pilot)
        assert "(1) Y0,?" in words(pilot)
        assert str(card) not in words(pilot)

    run(table, play)


def test_colour_is_declared_and_column_is_announced() -> None:
    table = lay_table("quartino", "wheel")
    for turn in ("R1,.", "R1,.", "R1,.", "R1,."):
        for move in parse_turn(turn):
            table.match.play(move)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        assert "Declare Colour" in words(pilot)
        await pilot.press("plus")
        assert "Column: field 1 is cleared" in words(pilot)
        assert position_of(table).stones == 3

    run(table, play)


def test_two_columns_are_announced_in_the_plural() -> None:
    table = lay_table("quartino", "wheel")
    stacks = [f"{colour}{field},." for field in (1, 2) for colour in "RGB"]
    for turn in (*stacks, "R3,.", "R4,.", "+,Y1,Y2,."):
        for move in parse_turn(turn):
            table.match.play(move)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "minus")
        assert "Column: fields 1, 2 are cleared; one extra stone." in words(pilot)

    run(table, play)


def test_the_first_click_on_a_field_never_places() -> None:
    table = lay_table("quartino", "wheel")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "r")
        await click(pilot, "#fields", "0")
        assert table.match.events == ()
        await click(pilot, "#fields", "0")
        assert format_position(position_of(table)).startswith("R/-/-/")

    run(table, play)


def test_the_click_that_placed_a_stone_does_not_count_for_the_next_one() -> None:
    table = lay_table("quartino", "wheel")
    for turn in ("R1,.", "R2,.", "R3,.", "R4,."):
        for move in parse_turn(turn):
            table.match.play(move)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "plus", "g")
        await click(pilot, "#fields", "5")
        await click(pilot, "#fields", "5")
        assert position_of(table).stones == 1
        await click(pilot, "#fields", "5")
        assert position_of(table).stones == 1

    run(table, play)


def test_a_button_pressed_twice_in_a_row_plays_once_without_an_error() -> None:
    table = lay_table("quartino", "wheel")
    for turn in ("R1,.", "R2,.", "R3,.", "R4,."):
        for move in parse_turn(turn):
            table.match.play(move)
    before = len(table.match.events)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        button = table_screen(pilot).query_one("#declare", Button)
        button.press()
        button.press()
        await pilot.pause()
        assert len(table.match.events) == before + 1
        assert Language("lt").text("quartino-declared", name="Player 1") in words(pilot)

    run(table, play, lang="lt")


def test_a_moves_announcement_uses_only_public_knowledge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = lay_table("quartino", "wheel")
    seen: list[Position] = []

    def remark(_screen: QuartinoScreen, before: Position, _move: object, after: Position) -> str:
        seen.extend((before, after))
        return ""

    monkeypatch.setattr(QuartinoScreen, "remark", remark)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "r", "3", "enter", "full_stop")

    run(table, play)
    first, second, third = (position.view(None) for position in table.match.positions)
    assert seen == [first, second, second, third]


def test_a_whole_stack_can_be_seen() -> None:
    table = lay_table("quartino", "wheel")
    for turn in ("R1,.", "G1,.", "B1,.", "Y2,."):
        for move in parse_turn(turn):
            table.match.play(move)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "1")
        assert "Field 1, from the top (3 stones):" in words(pilot)
        assert "◆B   ●G   ▲R" in words(pilot)
        await pilot.press("v")
        assert "1  ◆B ●G ▲R" in words(pilot)

    run(table, play)


def test_a_player_who_leaves_is_out_and_the_others_play_on() -> None:
    table = lay_table("quartino", "wheel", seats=3)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "ctrl+r", "enter")
        assert table.match.outcome is None
        assert table.match.seat == 2
        await pilot.press("enter", "ctrl+r", "enter")
        assert table.match.outcome == Outcome(3, Reason.RESIGNATION)
        assert "Player 3 wins by resignation." in words(pilot)

    run(table, play)


def test_undo_takes_back_a_turn_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen_module, "BOT_PAUSE_SECONDS", 0.001)
    table = lay_table("quartino", "wheel", bots=1)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("g", "4", "enter", "full_stop")
        await wait_until(pilot, lambda: table.match.seat == 1)
        before = format_position(position_of(table))
        await pilot.press("u")
        assert format_position(position_of(table)) != before
        assert table.match.seat == 1

    run(table, play)


def test_a_chosen_colour_does_not_carry_over_to_the_next_player() -> None:
    table = lay_table("quartino", "wheel")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "r", "1", "enter", "full_stop", "enter", "enter")
        assert "Choose a colour first" in words(pilot)
        assert len(table.match.turns()) == 1

    run(table, play)
