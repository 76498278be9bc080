// The parts of the module fourfold._native: they convert raw values, and contain no rules.
#pragma once

#include <nanobind/nanobind.h>

#include "quarto/position.hpp"

namespace nb = nanobind;

namespace fourfold::bindings {

// Run Python's signal handlers, and throw what they raise, for example on Ctrl-C.
void check_signals();

// Convert a piece from Python: an int or None.
int read_piece(nb::handle piece);

// Convert a Quarto! position from a tuple of 16 pieces or None, and the hand, which is None if a
// piece is to be given. Hand-written for speed, as a batch has many positions.
quarto::Position read_position(nb::handle board, nb::handle hand);

void add_answer(nb::module_& module);
void add_dataset(nb::module_& module);
void add_envs(nb::module_& module);
void add_playout(nb::module_& module);
void add_quartino(nb::module_& module);
void add_quartino_bots(nb::module_& module);
void add_quartino_search(nb::module_& module);
void add_quarto(nb::module_& module);
void add_quarto_bots(nb::module_& module);
void add_solver(nb::module_& module);
void add_theory(nb::module_& module);

}  // namespace fourfold::bindings
