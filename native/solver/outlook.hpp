// What a board holds for the next two placements: which squares complete a group now, and which
// would leave the next player one that can be completed.
#pragma once

#include "solver/board.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

// For each trait value a lane of squares. A piece that has the value
//
//     wins on      a square that completes a group of three of the value;
//     threatens on a square that makes such a group: with two of the value and another empty
//     square.
struct Outlook {
    Lanes8 threatens;
    // A piece that does not have the value can block the only square on which it wins. The squares
    // after whose occupation by such a piece the value still wins somewhere: none, all but one,
    // all.
    Lanes8 stays;
    // One bit for each value that wins on some square now.
    unsigned winning_values;

    bool wins_with(int piece) const {
        unsigned own = 0;
        for (int trait = 0; trait < 4; ++trait) own |= 1U << (2 * trait + (piece >> trait & 1));
        return (winning_values & own) != 0;
    }
};

// Turn each nibble, and so every row of the first form and every diagonal of the second, by one,
// two or three places: a square then sees its three neighbours in the group.
template <typename Lanes>
Lanes turn_1(Lanes x) {
    return ((x << 1) & 0xEEEE) | ((x >> 3) & 0x1111);
}
template <typename Lanes>
Lanes turn_2(Lanes x) {
    return ((x << 2) & 0xCCCC) | ((x >> 2) & 0x3333);
}
template <typename Lanes>
Lanes turn_3(Lanes x) {
    return ((x << 3) & 0x8888) | ((x >> 1) & 0x7777);
}

// Columns are turned by rotating the whole lane.
inline Lanes8 rotate(Lanes8 x, int bits) { return (x << bits) | (x >> (16 - bits)); }

// From the diagonal form back to squares: copies of the nibble in all four rows, of which each row
// keeps its own.
inline Lanes8 from_diagonal_form(Lanes8 form) {
    return (((form & 15) * 0x1111) & 0x8421) | (((form >> 4) * 0x1111) & 0x1248);
}

// For groups whose other three squares are seen in a, b and c, and their empty ones in the others:
// the squares that complete one, and those that make three of one with a square left.
template <typename Lanes>
void add_groups(Lanes a, Lanes b, Lanes c, Lanes empty_a, Lanes empty_b, Lanes empty_c, Lanes& wins,
                Lanes& threatens) {
    const Lanes both = a & b;
    wins |= both & c;
    threatens |= (both & empty_c) | (a & empty_b & c) | (empty_a & b & c);
}

inline void add_blocks(Lanes8 value, Lanes8 empty, Lanes8& wins, Lanes8& threatens) {
    const Lanes8 right = (value >> 1) & 0x7777, left = (value << 1) & 0xEEEE;
    const Lanes8 empty_right = (empty >> 1) & 0x7777, empty_left = (empty << 1) & 0xEEEE;
    const Lanes8 up = value >> 4, down = value << 4;
    const Lanes8 empty_up = empty >> 4, empty_down = empty << 4;
    add_groups<Lanes8>(right, up, right >> 4, empty_right, empty_up, empty_right >> 4, wins,
                       threatens);
    add_groups<Lanes8>(left, up, left >> 4, empty_left, empty_up, empty_left >> 4, wins, threatens);
    add_groups<Lanes8>(right, down, right << 4, empty_right, empty_down, empty_right << 4, wins,
                       threatens);
    add_groups<Lanes8>(left, down, left << 4, empty_left, empty_down, empty_left << 4, wins,
                       threatens);
}

// Inlined wherever it is used: half of the search's time is spent here.
template <bool squares>
[[gnu::always_inline]] inline Outlook look_ahead(const Board& board, const Tables& tables) {
    const Lanes16 both_forms = board.values;
    const Lanes8 empty = repeat8(board.empty);
    const Lanes16 empty_forms = join(empty, repeat8(board.empty_diagonal));
    Lanes16 wins_16{}, threatens_16{};
    add_groups(turn_1(both_forms), turn_2(both_forms), turn_3(both_forms), turn_1(empty_forms),
               turn_2(empty_forms), turn_3(empty_forms), wins_16, threatens_16);
    wins_16 &= empty_forms;
    threatens_16 &= empty_forms;
    Lanes8 wins = low_half(wins_16) | from_diagonal_form(high_half(wins_16));
    Lanes8 threatens = low_half(threatens_16) | from_diagonal_form(high_half(threatens_16));

    const Lanes8 value = low_half(both_forms);
    add_groups(rotate(value, 4), rotate(value, 8), rotate(value, 12), rotate(empty, 4),
               rotate(empty, 8), rotate(empty, 12), wins, threatens);
    if constexpr (squares) add_blocks(value, empty, wins, threatens);

    wins &= empty & tables.in_play;
    threatens &= empty & tables.in_play;
    const Lanes8 is_winning = is_set(wins);
    const Lanes8 wins_on_several = is_set((Lanes8)(wins & (wins - 1)));
    return {threatens, is_winning & (wins_on_several | ~wins), pack_lanes(is_winning)};
}

// The pairs of a square for the piece in hand and a piece to give after which the opponent does not
// win at once: lane p holds the squares for giving p, nothing where p is not in the supply. The
// piece in hand must not win itself: then its own values win nowhere, and a new threat of theirs
// comes only from the square that it takes.
inline Lanes16 safe_pairs(const Outlook& outlook, const Tables& tables, Squares empty, int hand,
                          Lanes16 supply) {
    const Lanes8 own = tables.values_of_piece[hand];
    const Lanes8 unsafe = (outlook.threatens & own) | (outlook.stays & ~own);
    const Lanes16 colour =
        __builtin_shufflevector(unsafe, unsafe, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
    const Lanes16 shape =
        __builtin_shufflevector(unsafe, unsafe, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3);
    const Lanes16 height =
        __builtin_shufflevector(unsafe, unsafe, 4, 4, 4, 4, 5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 5, 5);
    const Lanes16 top =
        __builtin_shufflevector(unsafe, unsafe, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7);
    return ~(colour | shape | height | top) & supply & empty;
}

// All ones in the lanes of the pieces of a set.
inline Lanes16 lanes_of(Pieces pieces, const Tables& tables) {
    return is_set(tables.piece_bit & pieces);
}

// The pieces that can be given after placing on a square.
inline unsigned pieces_for(Lanes16 pairs, int square) {
    return pack_lanes(is_set(pairs & static_cast<Lane>(1U << square)));
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
