// The module fourfold._native. Its only importers are fourfold/solver/native.py and
// fourfold/solver/*/native.py.
//
// A std::invalid_argument becomes a ValueError in Python, a std::overflow_error an OverflowError.
#include "bindings/bindings.hpp"

using namespace nb::literals;

void fourfold::bindings::check_signals() {
    nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

NB_MODULE(_native, module) {
    module.doc() = "The compiled core of Fourfold; import fourfold.solver instead.";
    // A thread that never ends keeps its solver alive. That is not a leak, so it gets no warning at
    // exit. A test turns the warnings on to check that the bindings leak nothing.
    nb::set_leak_warnings(false);
    module.def("set_leak_warnings", &nb::set_leak_warnings, "is_on"_a,
               "Set whether to warn about objects that outlive the interpreter.");
    fourfold::bindings::add_answer(module);
    fourfold::bindings::add_dataset(module);
    fourfold::bindings::add_envs(module);
    fourfold::bindings::add_playout(module);
    fourfold::bindings::add_quartino(module);
    fourfold::bindings::add_quartino_bots(module);
    fourfold::bindings::add_quartino_search(module);
    fourfold::bindings::add_quarto(module);
    fourfold::bindings::add_solver(module);
    fourfold::bindings::add_quarto_bots(module);
    fourfold::bindings::add_theory(module);
}
