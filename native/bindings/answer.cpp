// Python binding of the text interface.
#include "answer/answer.hpp"

#include <nanobind/stl/string.h>

#include "bindings/bindings.hpp"

using namespace nb::literals;

void fourfold::bindings::add_answer(nb::module_& module) {
    // Keeps the GIL: one thread at a time may call it.
    module.def(
        "answer", [](const std::string& request) { return fourfold::answer(request); }, "request"_a,
        "Answer a request of the text interface as JSON; bad input gets an error as JSON.");
    module.def(
        "wants_book", [](const std::string& request) { return fourfold::wants_book(request); },
        "request"_a, "Return whether an opening book would help to answer a request.");
    module.def(
        "load_book",
        [](const nb::bytes& file) {
            return fourfold::load_book(
                {static_cast<const std::uint8_t*>(file.data()), file.size()});
        },
        "file"_a, "Use an opening book for answers; return whether the bytes are one.");
}
