// The core for WebAssembly: the text interface over a C ABI. web/src/core calls it.
//
// A caller allocates memory for a request, writes it there, asks, and reads the answer before the
// next question.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "answer/answer.hpp"

// The C++ runtime calls this before it aborts. Nobody would read its message, and the code that
// formats one would be a tenth of the module.
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
extern "C" char* __cxa_demangle(const char*, char*, std::size_t*, int*) { return nullptr; }
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

#define FOURFOLD_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string latest_answer;

}  // namespace

FOURFOLD_EXPORT(ff_alloc) void* ff_alloc(std::size_t size) { return std::malloc(size); }

FOURFOLD_EXPORT(ff_free) void ff_free(void* memory) { std::free(memory); }

// The answer, of `ff_answer_size` bytes, is valid until the next question.
FOURFOLD_EXPORT(ff_ask) const char* ff_ask(const char* request, std::size_t size) {
    latest_answer = fourfold::answer({request, size});
    return latest_answer.data();
}

FOURFOLD_EXPORT(ff_answer_size) std::size_t ff_answer_size() { return latest_answer.size(); }

// 1 if an opening book, which has not been loaded yet, would help to answer; otherwise 0.
FOURFOLD_EXPORT(ff_wants_book) int ff_wants_book(const char* request, std::size_t size) {
    return fourfold::wants_book({request, size}) ? 1 : 0;
}

// 1 if the bytes are an opening book, which is then used; otherwise 0.
FOURFOLD_EXPORT(ff_load_book) int ff_load_book(const std::uint8_t* file, std::size_t size) {
    return fourfold::load_book({file, size}) ? 1 : 0;
}
