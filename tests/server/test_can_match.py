"""`can_match`, which lets clients end a turn: it never depends on the player's actual cards."""

from random import Random

from fourfold.games.quartino import QUARTINO, Claim, Phase, Position, parse_position, parse_rules
from fourfold.games.setup import Setup
from fourfold.server.games.quartino.adapter import QUARTINO_ADAPTER

RULES = parse_rules("wheel")


def can_match(position: Position) -> bool:
    return QUARTINO_ADAPTER.describe_position(position).can_match


def test_can_match_is_the_same_for_the_holder_and_everybody_else() -> None:
    seen = set()
    for seed in range(40):
        chance = Random(seed)
        setup = Setup(QUARTINO, RULES, 3, 1, QUARTINO.draw_deal(3, seed))
        position = setup.position()
        for _ in range(120):
            if position.outcome:
                break
            views = [position.view(seat) for seat in (1, 2, 3, None)]
            [everybody] = {can_match(view) for view in (*views, position)}
            assert not everybody or position.phase is Phase.CLAIM
            own = any(isinstance(move, Claim) for move in position.sensible_moves())
            # The turn of a player with a matching card never ends early.
            assert everybody or not own
            seen.add((everybody, own))
            position = position.play(chance.choice(position.sensible_moves()))
    assert seen == {(False, False), (True, False), (True, True)}


def test_a_pattern_whose_card_is_already_shown_cannot_be_claimed_again() -> None:
    board = "R/Y/G/B/-/-/-/-/- 1 claim"
    assert can_match(parse_position(f"{board} RBGY,BGYR,GRYB;YBRG/?,?,?,?;", RULES))
    assert not can_match(parse_position(f"{board} BGYR,GRYB,YBRG;RYGB/?,?,?,?;", RULES))
    assert not can_match(parse_position("R/Y/Y/B/-/-/-/-/- 1 claim ?,?,?,?;/?,?,?,?;", RULES))
