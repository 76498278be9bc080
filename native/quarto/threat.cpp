#include "quarto/threat.hpp"

#include <bit>

namespace fourfold::quarto {

Threats::Threats(const Position& position, const Rules& rules) {
    for (const Squares group : groups_in_play(rules.squares)) {
        const Squares gap = group & position.empty();
        // Not std::has_single_bit, which calls a popcount function on baseline x86-64.
        if (gap == 0 || (gap & (gap - 1)) != 0) continue;
        const Squares pieces = group & position.occupied;
        for (int trait = 0; trait < trait_count; ++trait) {
            if (!(rules.traits >> trait & 1)) continue;
            const Squares ones = position.traits[trait] & pieces;
            if (ones == 0) by_value_[trait][0] |= gap;
            if (ones == pieces) by_value_[trait][1] |= gap;
        }
    }
}

int Threats::winning_pair_count(Pieces pieces) const {
    if (by_value_ == decltype(by_value_){}) return 0;  // common early in a game, and quick to check
    int pairs = 0;
    for (; pieces != 0; pieces &= pieces - 1) {
        pairs += std::popcount(winning_squares(std::countr_zero(pieces)));
    }
    return pairs;
}

}  // namespace fourfold::quarto
