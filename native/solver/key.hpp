// The hash key of a position with a piece in hand, the same for positions equal up to symmetry.
#pragma once

#include <utility>

#include "solver/board.hpp"
#include "solver/ideas.hpp"
#include "solver/symmetry.hpp"
#include "solver/table.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

// Maximum number of pieces in a key: 16 bits for the squares, and one bit per trait and piece.
inline constexpr int max_pieces_per_key = 8;

// The bits of a set of squares at the places of another, packed (PEXT).
inline std::uint64_t gather(std::uint64_t bits, Squares places) {
#if defined(__BMI2__) && !defined(FOURFOLD_PORTABLE)
    return __builtin_ia32_pext_di(bits, places);
#else
    std::uint64_t gathered = 0;
    for (int i = 0; places != 0; places &= static_cast<Squares>(places - 1), ++i) {
        gathered |= (bits >> std::countr_zero(places) & 1) << i;
    }
    return gathered;
#endif
}

inline void sort_two(std::uint64_t& a, std::uint64_t& b) {
    const std::uint64_t smaller = a < b ? a : b;
    b = a < b ? b : a;
    a = smaller;
}

// Swapping the two values of traits makes the piece in hand all zeros; permuting traits sorts their
// masks; the board symmetries are looked up by the occupied squares, and usually one or two of them
// lead to the smallest form. The pieces on the board and in hand determine the supply, so it needs
// no bits. Neither do traits that are not in play: pieces that differ only in them are
// interchangeable.
inline Key make_key(Lanes8 values, Squares empty, unsigned traits, int hand,
                    const Symmetries& symmetries) {
    const auto occupied = static_cast<Squares>(~empty);
    Squares mask[4];
    for (int trait = 0; trait < 4; ++trait) {
        const bool is_in_play = traits >> trait & 1;
        // The squares whose value differs from the hand's.
        mask[trait] = is_in_play ? values[2 * trait + 1 - (hand >> trait & 1)] : Squares{0};
    }
    if constexpr (!ideas.symmetry) {
        Key key = occupied;
        for (int trait = 0; trait < 4; ++trait) {
            key |= gather(mask[trait], occupied) << (16 + 8 * trait);
        }
        return key;
    }
    const auto form = symmetries.form_of(occupied);
    std::uint64_t smallest = ~std::uint64_t{0};
    for (const std::uint8_t* symmetry = form.first; symmetry != form.last; ++symmetry) {
        std::uint64_t a = symmetries.apply(*symmetry, mask[0]);
        std::uint64_t b = symmetries.apply(*symmetry, mask[1]);
        std::uint64_t c = symmetries.apply(*symmetry, mask[2]);
        std::uint64_t d = symmetries.apply(*symmetry, mask[3]);
        sort_two(a, b);
        sort_two(c, d);
        sort_two(a, c);
        sort_two(b, d);
        sort_two(b, c);
        const std::uint64_t image = a << 48 | b << 32 | c << 16 | d;
        if (image < smallest) smallest = image;
    }
    Key key = form.squares;
    for (int trait = 0; trait < 4; ++trait) {
        key |= gather(smallest >> (16 * trait) & 0xFFFF, form.squares) << (16 + 8 * trait);
    }
    return key;
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
