// Python bindings for the Quarto! rules.
#include <nanobind/stl/vector.h>

#include <array>

#include "bindings/bindings.hpp"
#include "quarto/position.hpp"

using namespace nb::literals;
namespace quarto = fourfold::quarto;

namespace {

std::vector<int> quarto_complete_groups(const std::vector<int>& board, int traits, bool squares) {
    const auto rules = quarto::parse_rules(traits, squares, false);
    return quarto::parse_board(board).complete_groups(rules);
}

}  // namespace

int fourfold::bindings::read_piece(nb::handle piece) {
    if (piece.is_none()) return quarto::none;
    const long code = PyLong_AsLong(piece.ptr());
    if (code == -1 && PyErr_Occurred()) throw nb::python_error();
    if (code < 0 || code >= quarto::piece_count) throw std::invalid_argument("no such piece");
    return static_cast<int>(code);
}

quarto::Position fourfold::bindings::read_position(nb::handle board, nb::handle hand) {
    const auto squares = nb::cast<nb::tuple>(board);
    if (squares.size() != quarto::square_count) {
        throw std::invalid_argument("a board has 16 squares");
    }
    std::array<int, quarto::square_count> pieces;
    for (int square = 0; square < quarto::square_count; ++square) {
        pieces[square] = read_piece(squares[square]);
    }
    return quarto::parse_position(pieces, read_piece(hand), quarto::none, false, {});
}

void fourfold::bindings::add_quarto(nb::module_& module) {
    // Keeps the GIL: the work takes less time than releasing and reacquiring it.
    module.def("quarto_complete_groups", &quarto_complete_groups, "board"_a, "traits"_a,
               "squares"_a,
               "Return the indices of all complete groups on a board.\n\n"
               "The board has 16 piece codes, -1 for an empty square; traits is a mask, 1 to 15.");
}
