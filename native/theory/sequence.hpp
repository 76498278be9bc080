// Perft using symmetry: the same counts as quarto/perft.hpp, but much deeper.
#pragma once

#include <cstddef>
#include <functional>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::theory {

// Maximum number of boards in memory: about 300 MB.
inline constexpr std::size_t max_boards = std::size_t{1} << 23;

// Return the number of sequences of exactly `depth` decisions, with the same result and errors as
// quarto::perft. With less room than `max_boards` it takes longer, but is still exact.
Count count_sequences(
    const quarto::Position& position, const quarto::Rules& rules, int depth,
    const std::function<void()>& poll = [] {}, std::size_t room = max_boards);

// Return the number of those sequences that end the game with their last decision: by a complete
// group, by the last piece without calls, by the last pass with calls.
Count count_ended(
    const quarto::Position& position, const quarto::Rules& rules, int depth,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::theory
