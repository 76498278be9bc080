// The rules of Quarto! in Python.
#include <nanobind/stl/vector.h>

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

void fourfold::bindings::add_quarto(nb::module_& module) {
    // Keeps the GIL: the work is shorter than handing the lock over and waiting to get it back.
    module.def(
        "quarto_complete_groups", &quarto_complete_groups, "board"_a, "traits"_a, "squares"_a,
        "Return the indices of all complete groups of a board.\n\n"
        "The board holds 16 piece codes, -1 for an empty square; traits is a mask, 1 to 15.");
}
