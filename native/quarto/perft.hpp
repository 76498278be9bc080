// Plain perft: counts move sequences, to compare two implementations of the rules;
// theory/sequence.hpp counts deeper.
#pragma once

#include <functional>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::quarto {

// The maximum number of remaining decisions: giving and placing every piece, then two passes with
// calls.
int max_decisions(const Position& position, const Rules& rules);

// Return the number of sequences of exactly `depth` decisions from a position: a give, a place, or,
// with calls, one of the two passes after the 16th piece. Calls themselves are not counted. A
// sequence may end the game only with its last decision; depth 0 is 1.
//
// `poll` is called periodically during a long count, and may throw to stop it. Throws
// std::invalid_argument for a negative depth and std::overflow_error for a count past 64 bits.
Count perft(
    const Position& position, const Rules& rules, int depth,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::quarto
