// The completed groups that nobody called, for display after a game.
#pragma once

#include <span>
#include <vector>

#include "quarto/state.hpp"

namespace fourfold::quarto {

struct Missed {
    int group;
    int square;  // that completed it
    int placer;
    std::vector<int> seats;  // that could have called it: the placer, and possibly the opponent
    int number;              // of the move that completed it, counted from 1
};

// The missed groups of a finished game in the order in which they were completed. Groups completed
// by the winning placement are not missed, although only one of them was called.
std::vector<Missed> missed_groups(const State& start, std::span<const Move> moves);

}  // namespace fourfold::quarto
