// The board as the search stores it: for every square, the pieces on the other squares of its
// groups.
#pragma once

#include <array>

#include "quarto/position.hpp"
#include "solver/lane.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

using quarto::Pieces;
using quarto::Squares;

// A square lies in at most four lines (row, column, two diagonals) and four blocks, each with three
// other squares. The sight of a set of squares says for every square whether the first, second and
// third of those are in the set. Eight lanes, one for each trait value 2 * trait + value, hold one
// kind of group; each bit is a square that looks.
//
//     lanes       0 … 7    8 … 15   16 … 23         24 … 31
//     sight[0]    row      column   diagonal        other diagonal      the first other square
//     sight[1]                                                          the second
//     sight[2]                                                          the third
//
// and the same again for the four blocks. A square without a group of a kind sees nothing. Sets
// grow by OR, so placing a piece takes one operation per vector.
template <bool squares>
struct Sight {
    static constexpr int count = squares ? 6 : 3;
    Lanes32 seen[count];
};

template <bool squares>
struct Board {
    Sight<squares> values;  // of the pieces with a value
    Lanes8 value_squares;   // the squares of the pieces with a value
    Squares empty_squares;
};

// A square's group of one kind, as its other squares; none if there is no such group.
struct Others {
    int square[3];
    bool exist;
};

// Kinds 0 to 3 are the lines, 4 to 7 the blocks to the lower left, lower right, upper left, upper
// right.
constexpr Others others_of(int square, int kind) {
    const int row = square / 4, column = square % 4;
    int group[4] = {};
    if (kind < 4) {
        for (int i = 0; i < 4; ++i) {
            group[i] = kind == 0   ? 4 * row + i
                       : kind == 1 ? 4 * i + column
                       : kind == 2 ? 5 * i
                                   : 3 + 3 * i;
        }
    } else {
        const int lower = row - 1 + (kind - 4) / 2, left = column - 1 + (kind - 4) % 2;
        if (lower < 0 || lower > 2 || left < 0 || left > 2) return {{}, false};
        for (int i = 0; i < 4; ++i) group[i] = 4 * (lower + i / 2) + left + i % 2;
    }
    Others others{{}, false};
    int found = 0;
    for (int i = 0; i < 4; ++i) {
        if (group[i] == square) {
            others.exist = true;
        } else if (found < 3) {
            others.square[found++] = group[i];
        }
    }
    return others;
}

// The squares whose group of a kind has this square as its first, second or third other square.
constexpr Squares lookers(int seen, int kind, int place) {
    Squares found = 0;
    for (int looks = 0; looks < 16; ++looks) {
        const Others others = others_of(looks, kind);
        if (others.exist && others.square[place] == seen) found |= quarto::square_bit(looks);
    }
    return found;
}

// Lookup tables for the vectors, for the traits in play.
template <bool squares>
struct Tables {
    Lanes32 values_in_all_kinds[16];
    Lanes8 values_of_piece[16];  // all ones in the lanes of a piece's values
    Sight<squares> square[16];   // who sees a square
    Lanes16 all_but[16];         // all ones except in a piece's lane
    Lanes16 piece_bit;           // lane p holds bit p
    Lanes8 in_play;              // all ones in the lanes of the traits in play

    explicit Tables(unsigned traits) {
        for (int piece = 0; piece < 16; ++piece) {
            Lanes8 own{};
            for (int trait = 0; trait < 4; ++trait) own[2 * trait + (piece >> trait & 1)] = 0xFFFF;
            values_of_piece[piece] = own;
            values_in_all_kinds[piece] = load_lanes([&](int lane) { return own[lane % 8]; });
            piece_bit[piece] = static_cast<Lane>(1U << piece);
            all_but[piece] = repeat16(0xFFFF);
            all_but[piece][piece] = 0;
        }
        for (int lane = 0; lane < 8; ++lane) {
            in_play[lane] = (traits >> (lane / 2) & 1) ? 0xFFFF : 0;
        }
        for (int seen = 0; seen < 16; ++seen) {
            for (int i = 0; i < Sight<squares>::count; ++i) {
                square[seen].seen[i] = load_lanes(
                    [&](int lane) { return lookers(seen, i / 3 * 4 + lane / 8, i % 3); });
            }
        }
    }
};

template <bool squares>
[[gnu::always_inline]] inline Board<squares> place(const Board<squares>& board,
                                                   const Tables<squares>& tables, int piece,
                                                   int square) {
    Board<squares> next;
    const Sight<squares>& sight = tables.square[square];
    const Lanes32 own = tables.values_in_all_kinds[piece];
    for (int i = 0; i < Sight<squares>::count; ++i) {
        next.values.seen[i] = board.values.seen[i] | (own & sight.seen[i]);
    }
    next.value_squares =
        board.value_squares | (tables.values_of_piece[piece] & quarto::square_bit(square));
    next.empty_squares = static_cast<Squares>(board.empty_squares & ~(1U << square));
    return next;
}

template <bool squares>
Board<squares> make_board(const quarto::Position& position, const Tables<squares>& tables) {
    Board<squares> board{};
    board.empty_squares = position.empty();
    for (int square = 0; square < 16; ++square) {
        if (!(position.occupied >> square & 1)) continue;
        const Sight<squares>& sight = tables.square[square];
        const int piece = position.piece_on(square);
        const Lanes32 own = tables.values_in_all_kinds[piece];
        for (int i = 0; i < Sight<squares>::count; ++i) {
            board.values.seen[i] |= own & sight.seen[i];
        }
        board.value_squares |= tables.values_of_piece[piece] & quarto::square_bit(square);
    }
    return board;
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
