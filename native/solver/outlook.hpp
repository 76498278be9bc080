// The prospects of the next two placements: the squares that complete a group now, and those that
// would leave the next player a group to complete.
#pragma once

#include "solver/board.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

// For each trait value a lane of squares. A piece with the value
//
//     wins on      a square that completes a group of three of the value;
//     threatens on a square that makes such a group: with two of the value and another empty
//                  square. For a value that already wins somewhere, it may have more squares.
struct Threats {
    Lanes8 wins, threatens;
};

template <bool squares>
[[gnu::always_inline]] inline Threats find_threats(const Board<squares>& board,
                                                   const Tables<squares>& tables) {
    Lanes32 wins{}, threatens{};
    for (int i = 0; i < Sight<squares>::count; i += 3) {
        const Lanes32 a = board.values.seen[i], b = board.values.seen[i + 1],
                      c = board.values.seen[i + 2];
        wins |= a & b & c;
        // At least two of the value, and none of the opposite one, which is in the next lane.
        threatens |= ((a & b) | (c & (a | b))) & ~swap_neighbours(a | b | c);
    }
    const Lanes8 open = tables.in_play & board.empty_squares;
    return {fold(wins) & open, fold(threatens) & open};
}

struct Outlook {
    Lanes8 threatens;
    // A piece without the value can block the only square on which the value wins. These are the
    // squares that such a piece can take without blocking every win: none, all but one, or all.
    Lanes8 stays;

    explicit Outlook(const Threats& threats) : threatens(threats.threatens) {
        const Lanes8 wins = threats.wins;
        stays = is_set(wins) & (is_set((Lanes8)(wins & (wins - 1))) | ~wins);
    }
    Outlook() = default;
};

// The safe pairs of a square for the piece in hand and a piece to give, after which the opponent
// does not win at once: lane p holds the squares for giving p, or nothing if p is not in the
// supply. The piece in hand must not win itself: its own values then win nowhere, and only the
// square it takes can create a threat of theirs.
[[gnu::always_inline]] inline Lanes16 safe_pairs(const Outlook& outlook, Lanes8 own, Squares empty,
                                                 Lanes16 supply) {
    const Lanes8 unsafe = (outlook.threatens & own) | (outlook.stays & ~own);
    const Lanes16 both = join(unsafe, unsafe);
    const Lanes16 colour =
        __builtin_shufflevector(both, both, 0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
    const Lanes16 shape =
        __builtin_shufflevector(both, both, 2, 2, 3, 3, 2, 2, 3, 3, 10, 10, 11, 11, 10, 10, 11, 11);
    const Lanes16 height =
        __builtin_shufflevector(both, both, 4, 4, 4, 4, 5, 5, 5, 5, 12, 12, 12, 12, 13, 13, 13, 13);
    const Lanes16 top =
        __builtin_shufflevector(both, both, 6, 6, 6, 6, 6, 6, 6, 6, 15, 15, 15, 15, 15, 15, 15, 15);
    return ~(colour | shape | height | top) & supply & empty;
}

// The pieces that can be given after placing on a square.
inline unsigned pieces_for(Lanes16 pairs, int square) {
    return lanes_set(pairs & quarto::square_bit(square));
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
