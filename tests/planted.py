"""Bugs to plant in the rules, each with the check that must catch it.

A check that can't fail proves nothing: here each important one is shown to fail.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from fourfold.games import quartino, quarto, replay, scanner, setup
from fourfold.games.game import Outcome
from fourfold.games.quartino import symmetry as quartino_symmetry
from fourfold.games.quartino import turn
from fourfold.games.quarto import position as quarto_position
from fourfold.games.quarto import refusal, symmetry
from fourfold.games.trusted import derive
from tests import test_view_record
from tests.games import perft_case, test_conformance, test_perft, test_replay
from tests.games.generator import SETUPS, quartino_setup
from tests.games.quartino import test_geometry, test_view
from tests.games.quartino import test_position as test_quartino_position
from tests.games.quartino import test_readings as test_quartino_readings
from tests.games.quartino import test_symmetry as test_quartino_symmetry
from tests.games.quarto import test_notation, test_position, test_symmetry
from tests.games.quarto.test_readings import TestWhatTheSheetsLeaveOpen, TestWindowsExactly
from tests.solver import test_native, test_quartino

Patch = pytest.MonkeyPatch
PLANTED: list["Planted"] = []

QUARTINO_TABLE = quartino_setup(quartino.AS_PRINTED, 3)
DIAGONAL = quarto.parse_group("a4-d1")
CASES = {case.position: case for case in perft_case.all_cases() if case.rules == "CSHT"}
LATE = CASES["9348/.C../FA15/D.62 7 b3"]
WON_BY_DIAGONAL = CASES["0.../.1../..2./...3 - -"]
sheet = test_quartino_readings.TestWhatTheSheetLeavesOpen()


@dataclass(frozen=True, slots=True)
class Planted:
    """A bug and the check that must catch it."""

    plant: Callable[[Patch], None]
    """Plants the bug."""

    check: Callable[[], Any]
    """A test that passes without the bug and fails with it."""

    @property
    def name(self) -> str:
        """What is wrong."""
        return self.plant.__name__.replace("_", " ")


def found_by(check: Callable[..., Any], *arguments: Any) -> Callable[[Any], Any]:
    """Register a bug with the check that must catch it."""

    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        PLANTED.append(Planted(plant, lambda: check(*arguments)))
        return plant

    return add


@found_by(test_position.test_each_group_that_counts_can_be_called_when_complete, "CSHT!", DIAGONAL)
@found_by(test_perft.test_the_rules_match_the_counts_in_the_data_files, WON_BY_DIAGONAL)
@found_by(test_native.test_both_implementations_agree_in_random_games, quarto.parse_rules("CSHT"))
def a_diagonal_is_missing(patch: Patch) -> None:
    lines = tuple(group for group in quarto.LINES if str(group) != "a4-d1")
    through = tuple(tuple(g for g in lines if square in g.squares) for square in quarto.SQUARES)
    patch.setattr(quarto.Rules, "groups", property(lambda _: lines))
    patch.setattr(quarto.Rules, "groups_through", property(lambda _: through))


@found_by(TestWhatTheSheetsLeaveOpen().test_a_dead_group)
@found_by(TestWindowsExactly().test_the_opponent)
def a_dead_group_can_be_called(patch: Patch) -> None:
    patch.setattr(quarto.Position, "live_groups", quarto.Position.complete_groups)


@found_by(TestWindowsExactly().test_the_placer)
def the_placers_window_does_not_close(patch: Patch) -> None:
    def why_not(position: quarto.Position, move: quarto.Move, seat: int | None) -> str | None:
        return refusal.refusal_of(position, move, None if isinstance(move, quarto.Call) else seat)

    patch.setattr(quarto_position, "refusal_of", why_not)


@found_by(TestWindowsExactly().test_the_opponent)
def the_opponents_window_does_not_close(patch: Patch) -> None:
    def place_and_forget(self: quarto.Position, square: quarto.Square) -> quarto.Position:
        after = place(self, square)
        return after if self.last is None else derive(after, last=self.last)

    place = quarto.Position._place
    patch.setattr(quarto.Position, "_place", place_and_forget)


@found_by(TestWhatTheSheetsLeaveOpen().test_a_wrong_call)
def a_wrong_call_costs_nothing(patch: Patch) -> None:
    patch.setattr(
        quarto.Position,
        "can_call",
        property(lambda self: self.rules.calls and self.last is not None),
    )
    refuse = refusal._refuse_call
    patch.setattr(
        refusal,
        "_refuse_call",
        lambda position, group: refuse(derive(position, has_called=False), group),
    )


@found_by(TestWindowsExactly().test_then_the_opponent)
def the_first_pass_draws(patch: Patch) -> None:
    def play(self: quarto.Position, move: quarto.Move, seat: int | None = None) -> quarto.Position:
        after = original(self, move, seat)
        draw = Outcome(None, quarto.Reason.FULL_BOARD)
        return derive(after, outcome=draw) if isinstance(move, quarto.Pass) else after

    original = quarto.Position.play
    patch.setattr(quarto.Position, "play", play)


@found_by(TestWhatTheSheetsLeaveOpen().test_the_estonian_example_four_light_pieces_for_beginners)
@found_by(test_perft.test_the_rules_match_the_counts_in_the_data_files, LATE)
def only_the_value_1_of_a_trait_counts(patch: Patch) -> None:
    def is_complete(self: quarto.Position, group: quarto.Group) -> bool:
        pieces = [self.board[square] for square in group.squares]
        shared = self.rules.mask
        for piece in pieces:
            shared &= 0 if piece is None else piece
        return bool(shared)

    patch.setattr(quarto.Position, "is_complete", is_complete)


@found_by(test_position.test_the_starter_places_the_even_numbered_pieces, 1, "CSHT!")
def the_starter_places_first(patch: Patch) -> None:
    mover: Any = quarto.Position.__dict__["mover"]
    patch.setattr(quarto.Position, "mover", property(lambda self: 3 - mover.fget(self)))


@found_by(test_conformance.test_every_legal_move_plays_and_no_other_does, SETUPS[0])
def wrong_calls_are_not_listed(patch: Patch) -> None:
    moves = quarto.Position.legal_moves
    patch.setattr(
        quarto.Position,
        "legal_moves",
        lambda self: tuple(move for move in moves(self) if not self.is_wrong(move)),
    )


@found_by(test_symmetry.test_the_square_placed_on_last_matters_with_calls_on)
@found_by(test_symmetry.test_the_canonical_form_keeps_everything_but_the_board)
def the_canonical_form_ignores_the_last_square(patch: Patch) -> None:
    patch.setattr(
        test_symmetry,
        "canonical",
        lambda position: symmetry.canonical(derive(position, last=None)),
    )


@found_by(
    test_symmetry.test_the_number_of_boards_up_to_symmetry_is_known, "CSHT", [2, 40], [8, 148]
)
def traits_are_not_swapped_in_the_canonical_form(patch: Patch) -> None:
    patch.setattr(symmetry, "sorted", lambda masks, **_: list(masks), raising=False)


@found_by(
    test_notation.test_a_bad_move_is_refused_at_its_column, "=G", 2, f"{test_notation.A_PIECE}'G'"
)
def columns_are_counted_from_0(patch: Patch) -> None:
    patch.setattr(scanner.Scanner, "column", property(lambda self: self.index))


@found_by(sheet.test_colour_where_column_then_removes_those_stones)
@found_by(test_quartino.test_both_implementations_agree_in_random_games, 0)
def column_comes_before_colour(patch: Patch) -> None:
    def begin_turn(position: quartino.Position, seat: int) -> quartino.Position:
        cleared = tuple(() if len(stack) >= 4 else stack for stack in position.stacks)
        return original(derive(position, stacks=cleared), seat)

    original = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@found_by(sheet.test_fewer_stones_in_the_supply_than_to_be_placed)
@found_by(test_quartino.test_the_core_handles_a_supply_with_too_few_stones)
def the_shortage_is_forgotten(patch: Patch) -> None:
    def resolve(position: quartino.Position, seat: int, extra: int) -> quartino.Position:
        after = original(position, seat, extra)
        return derive(after, stones=1 + extra + (after.stacks != position.stacks))

    original = turn.resolve_column
    patch.setattr(turn, "resolve_column", resolve)


@found_by(test_conformance.test_a_view_never_depends_on_what_it_hides, QUARTINO_TABLE)
@found_by(test_conformance.test_the_same_public_moves_give_the_same_views, QUARTINO_TABLE)
@found_by(test_view.test_a_view_names_no_hidden_card, None)
def a_view_leaks_one_card(patch: Patch) -> None:
    def view(self: quartino.Position, seat: int | None) -> quartino.Position:
        seen = original(self, seat)
        racks = (
            replace(rack, hidden=(*rack.hidden[:-1], *whole.hidden[-1:]))
            for rack, whole in zip(seen.racks, self.racks, strict=True)
        )
        return derive(seen, racks=tuple(racks))

    original = quartino.Position.view
    patch.setattr(quartino.Position, "view", view)


@found_by(test_conformance.test_viewing_and_playing_commute, QUARTINO_TABLE)
def a_claimed_card_is_not_shown(patch: Patch) -> None:
    def view(self: quartino.Position, seat: int | None) -> quartino.Position:
        seen = original(self, seat)
        racks = tuple(
            rack if number == seat else replace(rack, claimed=())
            for number, rack in enumerate(seen.racks, 1)
        )
        return derive(seen, racks=racks)

    original = quartino.Position.view
    patch.setattr(quartino.Position, "view", view)


@found_by(test_view_record.test_a_viewed_record_does_not_depend_on_what_it_hides, QUARTINO_TABLE)
@found_by(
    test_view_record.test_a_viewed_record_names_no_hidden_card_except_in_claims, QUARTINO_TABLE
)
def a_viewed_record_reveals_the_deal(patch: Patch) -> None:
    patch.setattr(setup.Setup, "view", lambda self, _: self)


@found_by(
    test_view_record.test_replaying_a_viewed_record_gives_the_view_of_every_position,
    *(QUARTINO_TABLE, 0.0),
)
def a_viewed_record_hides_the_viewers_own_cards(patch: Patch) -> None:
    view = setup.Setup.view
    patch.setattr(setup.Setup, "view", lambda self, _: view(self, None))


@found_by(test_quartino_symmetry.test_a_symmetry_keeps_legality_and_outcome)
@found_by(test_quartino_symmetry.test_a_rotation_keeps_the_cards_and_a_reflection_mirrors_them)
def a_mirror_leaves_the_cards_as_they_are(patch: Patch) -> None:
    apply = quartino.Symmetry.apply_to_card

    def apply_to_card(self: quartino.Symmetry, card: quartino.Card) -> quartino.Card:
        return apply(replace(self, board=replace(self.board, places=(0, 1, 2, 3))), card)

    patch.setattr(quartino.Symmetry, "apply_to_card", apply_to_card)


@found_by(test_quartino_symmetry.test_symmetric_copies_have_one_form)
def colours_are_not_renamed_in_a_boards_canonical_form(patch: Patch) -> None:
    digits = {letter: str(digit) for digit, letter in enumerate("RYGB")}
    patch.setattr(quartino_symmetry, "_renamed", lambda text: text.translate(str.maketrans(digits)))


@found_by(test_quartino_position.test_a_wrong_claim_ends_the_turn_and_the_card_goes_back)
@found_by(test_quartino.test_both_implementations_agree_in_random_games, 0)
def a_wrong_claim_keeps_the_turn(patch: Patch) -> None:
    def play(
        self: quartino.Position, move: quartino.Move, seat: int | None = None
    ) -> quartino.Position:
        after = original(self, move, seat)
        return self if self.is_wrong(move) else after

    original = quartino.Position.play
    patch.setattr(quartino.Position, "play", play)


@found_by(test_geometry.test_every_rotation_of_the_wheel_counts_and_a_mirror_image_does_not)
@found_by(test_quartino.test_both_implementations_agree_in_random_games, 0)
def a_mirror_image_matches(patch: Patch) -> None:
    def is_match(self: quartino.Position, card: quartino.Card, window: int) -> bool:
        hub, first, second, third = card.colours
        mirrored = quartino.Card((hub, third, second, first))
        return original(self, card, window) or original(self, mirrored, window)

    original = quartino.Position.is_match
    patch.setattr(quartino.Position, "is_match", is_match)


@found_by(test_quartino_position.test_the_last_card_ends_the_game_and_no_more_stones_are_removed)
@found_by(test_quartino.test_both_implementations_agree_in_random_games, 0)
def the_last_claim_takes_stones_off(patch: Patch) -> None:
    def claim(position: quartino.Position, card: quartino.Card, window: int) -> quartino.Position:
        fields = position.rules.geometry.windows[window - 1]
        stacks = tuple(s[:-1] if f in fields else s for f, s in enumerate(position.stacks))
        return derive(original(position, card, window), stacks=stacks)

    original = turn.claim_card
    patch.setattr(turn, "claim_card", claim)


@found_by(test_quartino_position.test_seats_that_left_are_skipped)
@found_by(test_quartino.test_both_implementations_agree_in_random_games, 1)
def seats_that_left_get_their_turn(patch: Patch) -> None:
    patch.setattr(
        turn,
        "next_turn",
        lambda position: turn.begin_turn(position, position.mover % position.seats + 1),
    )


@found_by(
    test_replay.test_a_result_that_contradicts_the_moves_is_refused,
    *(test_replay.WON, {"Result": "3"}, "Result: expected 1, 2, draw or *, found '3'"),
)
def a_result_is_believed(patch: Patch) -> None:
    patch.setattr(replay, "_check_result", lambda *_: None)
