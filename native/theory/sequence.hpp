// Counts move sequences by symmetry: the same numbers as quarto/perft.hpp, far deeper.
#pragma once

#include <cstddef>
#include <functional>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::theory {

// The number of boards kept in memory: about 300 MB.
inline constexpr std::size_t most_boards = std::size_t{1} << 23;

// Return the number of sequences of exactly `depth` decisions, as quarto::perft does; the errors
// are the same too. Less room than `most_boards` costs time and is as exact.
Count count_sequences(
    const quarto::Position& position, const quarto::Rules& rules, int depth,
    const std::function<void()>& poll = [] {}, std::size_t room = most_boards);

// Return the number of those sequences that end the game with their last decision: by a complete
// group, by the last piece without calls, by the last pass with calls.
Count count_ended(
    const quarto::Position& position, const quarto::Rules& rules, int depth,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::theory
