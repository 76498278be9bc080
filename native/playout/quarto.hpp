// Whole games of Quarto! at random.
#pragma once

#include <cstdint>
#include <functional>

#include "playout/random.hpp"
#include "quarto/rules.hpp"

namespace fourfold::playout {

// How many games ended so.
struct QuartoTally {
    std::uint64_t starter_wins = 0;  // the starter gives the first piece and places the second
    std::uint64_t other_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t placements = 0;  // in all games together

    bool operator==(const QuartoTally&) const = default;
};

// Play games from the empty board: every give and every placement is uniformly random, and the
// placement that completes a group wins. Calls are not made: `rules.calls` is ignored.
//
// `poll` is called now and then, and may throw to stop.
QuartoTally play_quarto(
    const quarto::Rules& rules, std::uint64_t games, Random& random,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::playout
