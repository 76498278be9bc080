// Perft: counts move sequences, to compare two implementations of the rules.
#pragma once

#include <functional>

#include "count.hpp"
#include "quartino/position.hpp"

namespace fourfold::quartino {

// Return the number of sequences of exactly `depth` moves from a position, including wrong claims.
// A sequence may end the game only with its last move; depth 0 is 1.
//
// `poll` is called periodically during a long count, and may throw to stop it. Throws
// std::invalid_argument for a negative depth and std::overflow_error for a count past 64 bits.
Count perft(const Position& position, int depth, const std::function<void()>& poll = [] {});

}  // namespace fourfold::quartino
