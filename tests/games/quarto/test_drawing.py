"""The drawing of a Quarto! position."""

from hypothesis import given, settings

from fourfold.games.game import Departure, Reason
from fourfold.games.quarto import (
    PIECES,
    SQUARES,
    Piece,
    Position,
    Square,
    Trait,
    draw_svg,
    parse_position,
    start,
)
from fourfold.games.quarto.piece_shape import draw_piece
from tests.games.picture import find, look
from tests.games.strategy import quarto_positions

DIAGONAL = "5.../.7../..D./...1"


def standing(position: Position) -> list[tuple[Square, Piece]]:
    """List the pieces on the board, each with its square."""
    pairs = zip(SQUARES, position.board, strict=True)
    return [(square, piece) for square, piece in pairs if piece is not None]


@given(position=quarto_positions())
@settings(max_examples=60)
def test_every_piece_is_drawn_where_it_is(position: Position) -> None:
    drawing = draw_svg(position)
    found = find(drawing, "square", "piece")
    assert sorted(found) == sorted((str(s), str(p)) for s, p in standing(position))
    assert find(drawing, "hand") == [(str(p),) for p in (position.hand,) if p is not None]
    assert find(drawing, "supply") == [(str(p),) for p in position.supply]
    assert all(draw_piece(piece) in drawing for _, piece in standing(position))


@given(position=quarto_positions())
@settings(max_examples=60)
def test_nearer_pieces_are_painted_later(position: Position) -> None:
    ranks = [square[1] for square, _ in find(draw_svg(position), "square", "piece")]
    assert ranks == sorted(ranks, reverse=True)


@given(position=quarto_positions())
@settings(max_examples=60)
def test_the_last_square_and_every_live_group_are_marked(position: Position) -> None:
    drawing = draw_svg(position)
    assert find(drawing, "last") == [(str(s),) for s in (position.last,) if s is not None]
    assert find(drawing, "group") == [(str(group),) for group in position.live_groups()]


def test_all_pieces_look_different_even_when_small() -> None:
    assert len({draw_piece(piece) for piece in PIECES}) == 16
    assert len({draw_piece(piece, is_small=True) for piece in PIECES}) == 16


def lightness(colour: str) -> float:
    """Return a colour's lightness in greyscale, 0 to 255."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_dark_and_light_pieces_can_be_told_apart_without_colours() -> None:
    def top_of(piece: Piece) -> float:
        fills = [part.partition('"')[0] for part in draw_piece(piece).split(' fill="')[1:]]
        # A solid piece ends with its top and an outline without fill.
        assert fills[-1] == "none"
        return lightness(fills[-2])

    solid = [piece for piece in PIECES if piece.value(Trait.TOP)]
    light = [top_of(piece) for piece in solid if not piece.value(Trait.COLOUR)]
    dark = [top_of(piece) for piece in solid if piece.value(Trait.COLOUR)]
    assert min(light) - max(dark) > 120


def test_a_tall_piece_is_higher_and_only_a_hollow_one_has_a_hole() -> None:
    for piece in PIECES:
        drawing = draw_piece(piece, is_small=True)
        assert ("-46" in drawing) == bool(piece.value(Trait.HEIGHT))
        assert ('rx="13.8"' in drawing) != bool(piece.value(Trait.TOP))


def test_different_positions_look_different() -> None:
    positions = [
        f"{DIAGONAL} 0 d1",
        f"{DIAGONAL} 2 d1",
        f"{DIAGONAL} 0 a4",
        f"{DIAGONAL} - d1",
        "5.../.7../..D./...0 - d1",
        "5.../.7../..D./..1. 0 c1",
        "..../..../..../.... - -",
    ]
    looks = {look(draw_svg(parse_position(text))) for text in positions}
    assert len(looks) == len(positions)


def test_the_drawing_says_whose_move_it_is_and_what_is_due() -> None:
    first = start()
    full = parse_position("048C/159D/26AE/37BF - d1")
    captions = {
        first: ("Seat 1", "to give"),
        start(starter=2): ("Seat 2", "to give"),
        first.play("=5"): ("Seat 2", "to place"),
        full: ("Seat 1", "to call or pass"),
        full.play("!a1-d1"): ("Seat 1", "has won"),
        full.play("--").play("--"): ("The game", "is drawn"),
        first.leave(Departure(1, Reason.RESIGNATION)): ("Seat 2", "has won"),
    }
    for position, (who, what) in captions.items():
        drawing = draw_svg(position)
        assert f">{who}</text>" in drawing
        assert f">{what}</text>" in drawing
