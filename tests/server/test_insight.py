"""What hints say without the solver: threats, and what is hardest to answer."""

from random import Random

from fourfold.games.quarto import Give, Piece, Place, Position, parse_position, parse_rules, start
from fourfold.games.quarto.threat import find_threats
from fourfold.server.games.quarto.adapter import QUARTO_ADAPTER
from fourfold.server.games.quarto.insight import find_hardest

RULES = parse_rules("CSHT")


def test_a_threat_names_its_square_and_traits() -> None:
    # Three square pieces in the second rank; the rest is quiet.
    position = parse_position("..../..../23E./8... - a2", RULES)
    assert [str(each.group) for each in find_threats(position.board, RULES)] == ["a2-d2"]
    insight = QUARTO_ADAPTER.describe_insight(position)
    [threat] = insight.threats
    assert (threat.group, threat.square, threat.traits) == ("a2-d2", "d2", {"S": 1})
    assert threat.pieces == ("6", "7", "A", "B", "F")


def test_a_piece_is_dangerous_exactly_if_it_wins_at_once() -> None:
    seen = set()
    for seed in range(30):
        chance, position = Random(seed), start(RULES)
        while not position.outcome:
            threats = list(find_threats(position.board, RULES))
            if position.hand is None:
                for piece in position.supply:
                    is_dangerous = any(each.is_completed_by(piece) for each in threats)
                    assert is_dangerous == _wins(position, piece)
                    seen.add(is_dangerous)
            position = position.play(chance.choice(position.legal_moves()))
    assert seen == {True, False}


def _wins(position: Position, piece: Piece) -> bool:
    given = position.play(Give(piece))
    return any(given.play(move).outcome is not None for move in given.legal_moves())


def test_the_hardest_move_leaves_the_fewest_safe_pieces_but_at_least_one() -> None:
    # Next to two round, short, hollow pieces a third one threatens most.
    position = parse_position("..../..../01../.... 4 b2", RULES)
    squares = {str(move) for move in find_hardest(position)}
    assert squares == {"c2", "d2"}
    for move in find_hardest(position):
        assert isinstance(move, Place)
        after = position.play(move)
        assert any(not _wins(after, piece) for piece in after.supply)


def test_an_empty_board_has_no_hardest_move() -> None:
    assert find_hardest(start(RULES)) == ()
    assert find_hardest(parse_position("..../..../..../.... 5 -", RULES)) == ()
