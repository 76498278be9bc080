// What an x86-64 processor can do and the operating system lets it do.
#pragma once

namespace fourfold::solver {

// The levels of the x86-64 psABI that the search is compiled for, and one extension.
struct Processor {
    bool has_v3 = false;
    bool has_v4 = false;
    bool has_bitalg = false;
};

// Compilers have a builtin for this, but it needs their run-time library, which linkers on Windows
// don't find.
Processor ask_processor();

}  // namespace fourfold::solver
