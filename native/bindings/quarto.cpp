// The module fourfold._native: raw values in, raw values out, and no rules of its own.
//
// A std::invalid_argument of the core arrives in Python as ValueError, a std::overflow_error as
// OverflowError. Its only importer is fourfold/solver/native.py.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include "quarto/perft.hpp"
#include "quarto/position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
namespace quarto = fourfold::quarto;

namespace {

// Let Python run its signal handlers, and stop the count when one raises, as Ctrl-C does.
void check_signals() {
    nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

std::vector<int> quarto_complete_groups(const std::vector<int>& board, int traits, bool squares) {
    const auto rules = quarto::parse_rules(traits, squares, false);
    return quarto::parse_board(board).complete_groups(rules);
}

fourfold::Count quarto_perft(const std::vector<int>& board, int hand, int last, bool has_passed,
                             int traits, bool squares, bool calls, int depth) {
    const auto rules = quarto::parse_rules(traits, squares, calls);
    const auto position = quarto::parse_position(board, hand, last, has_passed, rules);
    return quarto::perft(position, rules, depth, check_signals);
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The compiled core of Fourfold; import fourfold.solver instead.";

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
