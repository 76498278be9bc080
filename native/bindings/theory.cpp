// Python bindings for the counts in Quarto! theory.
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"
#include "quarto/position.hpp"
#include "theory/full_board.hpp"
#include "theory/sequence.hpp"

using namespace nb::literals;
namespace quarto = fourfold::quarto;
namespace theory = fourfold::theory;

namespace {

fourfold::Count quarto_perft(const std::vector<int>& board, int hand, int last, bool has_passed,
                             int traits, bool squares, bool calls, int depth) {
    const auto rules = quarto::parse_rules(traits, squares, calls);
    const auto position = quarto::parse_position(board, hand, last, has_passed, rules);
    return theory::count_sequences(position, rules, depth, fourfold::bindings::check_signals);
}

fourfold::Count quarto_perft_ended(const std::vector<int>& board, int hand, int last,
                                   bool has_passed, int traits, bool squares, bool calls,
                                   int depth) {
    const auto rules = quarto::parse_rules(traits, squares, calls);
    const auto position = quarto::parse_position(board, hand, last, has_passed, rules);
    return theory::count_ended(position, rules, depth, fourfold::bindings::check_signals);
}

fourfold::Count quarto_full_boards(int traits, bool squares) {
    return theory::count_full_boards(quarto::parse_rules(traits, squares, false),
                                     fourfold::bindings::check_signals);
}

}  // namespace

void fourfold::bindings::add_theory(nb::module_& module) {
    module.def("quarto_perft", &quarto_perft, "board"_a, "hand"_a, "last"_a, "has_passed"_a,
               "traits"_a, "squares"_a, "calls"_a, "depth"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the number of move sequences of exactly depth decisions.\n\n"
               "hand and last are -1 for none. Calls are not counted as moves. Releases the GIL "
               "and\nhandles Ctrl-C. Raises OverflowError past 64 bits.");

    module.def("quarto_perft_ended", &quarto_perft_ended, "board"_a, "hand"_a, "last"_a,
               "has_passed"_a, "traits"_a, "squares"_a, "calls"_a, "depth"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the number of those sequences that end the game with their last decision.");

    module.def("quarto_full_boards", &quarto_full_boards, "traits"_a, "squares"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the number of full boards without a complete group.\n\n"
               "Releases the GIL and handles Ctrl-C.");
}
