"""What the remaining pieces would complete, compared with trying every placement."""

from random import Random

import pytest

from fourfold.games.quarto import SQUARES, Piece, Place, Position, look_ahead, parse_position, start


def tried(position: Position, piece: Piece) -> set[tuple[int, str]]:
    """Return the square and the group of everything that a piece completes, by the rules."""
    given = Position(position.rules, position.board, piece, position.last)
    return {
        (int(square), str(group))
        for square in SQUARES
        if position.board[square] is None
        for group in given.play(Place(square)).live_groups()
    }


@pytest.mark.parametrize("key", ["CSHT!", "CSHT+!", "C!"])
def test_threats_are_what_placements_complete(key: str) -> None:
    random = Random(key)
    for _ in range(20):
        position = start(key)
        for _ in range(random.randrange(12, 24)):
            moves = [move for move in position.sensible_moves() if not str(move).startswith("!")]
            position = position.play(random.choice(moves))
        outlook = look_ahead(position)
        for piece, threats in outlook.threats.items():
            found = {(int(each.square), str(each.group)) for each in threats}
            assert found == tried(position, piece)
        assert {*outlook.safe, *outlook.poisoned} == set(position.supply)
        assert not any(outlook.threats[piece] for piece in outlook.safe)
        assert all(outlook.threats[piece] for piece in outlook.poisoned)


def test_who_runs_out_of_safe_pieces_depends_on_their_number() -> None:
    odd = look_ahead(parse_position("2..3/.548/9.A./1.BF C", "CSHT"))
    assert ([str(piece) for piece in odd.safe], odd.giver, odd.runs_out) == (["E"], 2, 1)
    even = look_ahead(start("CSHT"))
    assert (len(even.safe), even.giver, even.runs_out) == (16, 1, 1)


def test_a_finished_game_has_no_next_giver() -> None:
    over = look_ahead(parse_position("0123/..../..../.... - -", "CSHT"))
    assert (over.giver, over.runs_out) == (None, None)
