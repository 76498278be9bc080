// The opponent's safe pairs after a placement, for every piece to give in parallel.
#pragma once

#include <utility>

#include "solver/outlook.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

// Selects what a value makes unsafe for a piece's lane: the piece makes a threat if it has the
// value, and leaves one if it doesn't.
constexpr bool has_value(int piece, int value) { return (piece >> (value / 2) & 1) == value % 2; }

template <int value, std::size_t... piece>
Lanes16 spread(const Outlook& outlook, std::index_sequence<piece...>) {
#if defined(__AVX2__) && !defined(FOURFOLD_PORTABLE)
    return __builtin_shufflevector(outlook.threatens, outlook.stays,
                                   (has_value(piece, value) ? value : 8 + value)...);
#else
    constexpr Lanes16 own = {(has_value(piece, value) ? Lane{0xFFFF} : Lane{0})...};
    return (repeat16(outlook.threatens[value]) & own) | (repeat16(outlook.stays[value]) & ~own);
#endif
}

class Answers {
  public:
    [[gnu::always_inline]] Answers(const Outlook& outlook, Squares empty) {
        const auto pieces = std::make_index_sequence<16>{};
        const Lanes16 value[8] = {
            spread<0>(outlook, pieces), spread<1>(outlook, pieces), spread<2>(outlook, pieces),
            spread<3>(outlook, pieces), spread<4>(outlook, pieces), spread<5>(outlook, pieces),
            spread<6>(outlook, pieces), spread<7>(outlook, pieces),
        };
        const Lane taken = static_cast<Lane>(~empty);
        for (int i = 0; i < 4; ++i) {
            low_[i] = value[i & 1] | value[2 + (i >> 1)] | taken;
            high_[i] = value[4 + (i & 1)] | value[6 + (i >> 1)];
        }
    }

    // Lane p holds the number of safe pairs.
    template <bool squares>
    [[gnu::always_inline]] Lanes16 count(Pieces supply, const Tables<squares>& tables) const {
        Lanes16 sum{};
        for (unsigned left = supply; left != 0; left &= left - 1) {
            const int q = std::countr_zero(left);
            sum += count_lane_bits(~(low_[q & 3] | high_[q >> 2]) & tables.all_but[q]);
        }
        return sum;
    }

  private:
    Lanes16 low_[4], high_[4];
};

}  // namespace fourfold::solver::FOURFOLD_TARGET
