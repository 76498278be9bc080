// The board as the search sees it: all eight trait values at once, a lane for each.
#pragma once

#include <array>

#include "quarto/position.hpp"
#include "solver/lane.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

using quarto::Pieces;
using quarto::Squares;

// Lane 2 * trait + value holds the squares of the pieces that have this value of the trait. The
// same eight lanes follow once more in the *diagonal form*, eight bits of which are used: bit i for
// the square 5 * i of one diagonal, bit 4 + i for the square 12 - 3 * i of the other. Rows of the
// first form and diagonals of the second are then both nibbles.
//
//     lanes 0 … 7    the squares       15 14 13 12 | 11 10 9 8 | 7 6 5 4 | 3 2 1 0
//     lanes 8 … 15   diagonal form                               3 6 9 12 | 15 10 5 0
struct Board {
    Lanes16 values;
    Squares empty;
    Squares empty_diagonal;  // the empty squares in diagonal form
};

constexpr Squares diagonal_form(int square) {
    Squares form = 0;
    for (int i = 0; i < 4; ++i) {
        if (square == 5 * i) form |= static_cast<Squares>(1U << i);
        if (square == 12 - 3 * i) form |= static_cast<Squares>(16U << i);
    }
    return form;
}

inline constexpr auto diagonal_forms = [] {
    std::array<Squares, 16> forms{};
    for (int square = 0; square < 16; ++square) forms[square] = diagonal_form(square);
    return forms;
}();

// What makes a board useful in vectors, for the traits in play.
struct Tables {
    Lanes8 values_of_piece[16];  // all ones in the lanes of a piece's values
    Lanes16 values_twice[16];    // the same for both forms
    Lanes16 square_in_both_forms[16];
    Lanes16 all_but[16];  // all ones but in the lane of a piece
    Lanes16 piece_bit;    // lane p holds bit p
    Lanes8 in_play;       // all ones in the lanes of the traits in play

    explicit Tables(unsigned traits) {
        for (int piece = 0; piece < 16; ++piece) {
            Lanes8 own{};
            for (int trait = 0; trait < 4; ++trait) own[2 * trait + (piece >> trait & 1)] = 0xFFFF;
            values_of_piece[piece] = own;
            values_twice[piece] = join(own, own);
            piece_bit[piece] = static_cast<Lane>(1U << piece);
            all_but[piece] = repeat16(0xFFFF);
            all_but[piece][piece] = 0;
        }
        for (int square = 0; square < 16; ++square) {
            square_in_both_forms[square] =
                join(repeat8(static_cast<Lane>(1U << square)), repeat8(diagonal_forms[square]));
        }
        for (int lane = 0; lane < 8; ++lane) {
            in_play[lane] = (traits >> (lane / 2) & 1) ? 0xFFFF : 0;
        }
    }
};

inline Board place(const Board& board, const Tables& tables, int piece, int square) {
    return {board.values | (tables.values_twice[piece] & tables.square_in_both_forms[square]),
            static_cast<Squares>(board.empty & ~(1U << square)),
            static_cast<Squares>(board.empty_diagonal & ~diagonal_forms[square])};
}

inline Board make_board(const quarto::Position& position, const Tables& tables) {
    Board board{Lanes16{}, 0xFFFF, 0xFF};
    for (int square = 0; square < 16; ++square) {
        if (!(position.occupied >> square & 1)) continue;
        board = place(board, tables, position.piece_on(square), square);
    }
    return board;
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
