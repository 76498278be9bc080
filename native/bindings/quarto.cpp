// The rules of Quarto! in Python.
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"
#include "quarto/perft.hpp"
#include "quarto/position.hpp"

using namespace nb::literals;
namespace quarto = fourfold::quarto;

namespace {

std::vector<int> quarto_complete_groups(const std::vector<int>& board, int traits, bool squares) {
    const auto rules = quarto::parse_rules(traits, squares, false);
    return quarto::parse_board(board).complete_groups(rules);
}

fourfold::Count quarto_perft(const std::vector<int>& board, int hand, int last, bool has_passed,
                             int traits, bool squares, bool calls, int depth) {
    const auto rules = quarto::parse_rules(traits, squares, calls);
    const auto position = quarto::parse_position(board, hand, last, has_passed, rules);
    return quarto::perft(position, rules, depth, fourfold::bindings::check_signals);
}

}  // namespace

void fourfold::bindings::add_quarto(nb::module_& module) {
    // Keeps the GIL: the work is shorter than handing the lock over and waiting to get it back.
    module.def(
        "quarto_complete_groups", &quarto_complete_groups, "board"_a, "traits"_a, "squares"_a,
        "Return the indices of all complete groups of a board.\n\n"
        "The board holds 16 piece codes, -1 for an empty square; traits is a mask, 1 to 15.");

    module.def("quarto_perft", &quarto_perft, "board"_a, "hand"_a, "last"_a, "has_passed"_a,
               "traits"_a, "squares"_a, "calls"_a, "depth"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the number of move sequences of exactly depth decisions.\n\n"
               "hand and last are -1 for none. Calls are not counted as moves. Releases the GIL "
               "and\nhonours Ctrl-C. Raises OverflowError past 64 bits.");
}
