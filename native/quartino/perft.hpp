// Counts move sequences, the proof that two implementations have the same rules.
#pragma once

#include <functional>

#include "count.hpp"
#include "quartino/position.hpp"

namespace fourfold::quartino {

// Return the number of sequences of exactly `depth` moves from a position, wrong claims counted. A
// sequence that ends the game counts only when it ends it with its last move; depth 0 is 1.
//
// `poll` is called now and then from a long count, and may throw to stop it. Throws
// std::invalid_argument for a negative depth and std::overflow_error for a count past 64 bits.
Count perft(const Position& position, int depth, const std::function<void()>& poll = [] {});

}  // namespace fourfold::quartino
