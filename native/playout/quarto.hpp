// Random playouts of Quarto!.
#pragma once

#include <cstdint>
#include <functional>

#include "playout/random.hpp"
#include "quarto/rules.hpp"

namespace fourfold::playout {

// The results of playouts.
struct QuartoTally {
    std::uint64_t starter_wins = 0;  // the starter gives the first piece and places the second
    std::uint64_t other_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t placements = 0;  // total

    bool operator==(const QuartoTally&) const = default;
};

// Play games from the empty board: gives and placements are uniformly random, and the placement
// that completes a group wins. There are no calls: `rules.calls` is ignored.
//
// `poll` is called periodically, and may throw to stop.
QuartoTally play_quarto(
    const quarto::Rules& rules, std::uint64_t games, Random& random,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::playout
