// Counts move sequences plainly, the proof that two implementations have the same rules;
// theory/sequence.hpp counts deeper.
#pragma once

#include <functional>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::quarto {

// The most decisions that can follow: every piece given and placed, then two passes with calls.
int longest_course(const Position& position, const Rules& rules);

// Return the number of sequences of exactly `depth` decisions from a position: a give, a place, or,
// with calls, one of the two passes after the 16th piece. Calls themselves are not counted. A
// sequence that ends the game counts only when it ends it with its last decision; depth 0 is 1.
//
// `poll` is called now and then from a long count, and may throw to stop it. Throws
// std::invalid_argument for a negative depth and std::overflow_error for a count past 64 bits.
Count perft(
    const Position& position, const Rules& rules, int depth,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::quarto
