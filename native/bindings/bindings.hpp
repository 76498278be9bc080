// The parts of the module fourfold._native: raw values in, raw values out, and no rules of their
// own.
#pragma once

#include <nanobind/nanobind.h>

#include "quarto/position.hpp"

namespace nb = nanobind;

namespace fourfold::bindings {

// Let Python run its signal handlers, and throw what one raises, as Ctrl-C does.
void check_signals();

// Read a piece as Python has it, an int, or None.
int read_piece(nb::handle piece);

// Read a position of Quarto! from a tuple of 16 pieces or None, and the hand; no hand: a piece is
// to be given. By hand, for a batch has many of them.
quarto::Position read_position(nb::handle board, nb::handle hand);

void add_playout(nb::module_& module);
void add_quartino(nb::module_& module);
void add_quartino_search(nb::module_& module);
void add_quarto(nb::module_& module);
void add_solver(nb::module_& module);
void add_theory(nb::module_& module);

}  // namespace fourfold::bindings
