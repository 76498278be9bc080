// The squares on which a piece would complete a group.
#pragma once

#include <array>

#include "quarto/position.hpp"

namespace fourfold::quarto {

// For each trait and each of its two values, the empty squares on which any piece with that value
// completes a group. A piece wins where one of its four values does, so one table serves for all
// pieces that may be given.
class Threats {
  public:
    Threats() = default;
    Threats(const Position& position, const Rules& rules);

    Squares winning_squares(int piece) const {
        Squares winning = 0;
        for (int trait = 0; trait < trait_count; ++trait) {
            winning |= by_value_[trait][piece >> trait & 1];
        }
        return winning;
    }

    // The number of pairs of a piece of the set and a square on which it wins.
    int winning_pair_count(Pieces pieces) const;

  private:
    std::array<std::array<Squares, 2>, trait_count> by_value_{};
};

}  // namespace fourfold::quarto
