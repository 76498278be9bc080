// The parts of the module fourfold._native: raw values in, raw values out, and no rules of their
// own.
#pragma once

#include <nanobind/nanobind.h>

namespace nb = nanobind;

namespace fourfold::bindings {

// Let Python run its signal handlers, and throw what one raises, as Ctrl-C does.
void check_signals();

void add_playout(nb::module_& module);
void add_quartino(nb::module_& module);
void add_quartino_search(nb::module_& module);
void add_quarto(nb::module_& module);
void add_solver(nb::module_& module);
void add_theory(nb::module_& module);

}  // namespace fourfold::bindings
