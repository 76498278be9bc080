// Python binding of the text interface.
#include "answer/answer.hpp"

#include <nanobind/stl/string.h>

#include "bindings/bindings.hpp"

using namespace nb::literals;

void fourfold::bindings::add_answer(nb::module_& module) {
    // Keeps the GIL: one thread at a time may ask.
    module.def(
        "answer", [](const std::string& request) { return fourfold::answer(request); }, "request"_a,
        "Answer a request of the text interface as JSON; bad input gets an error as JSON.");
}
