// A Quarto! position as bit masks, and its complete groups.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "quarto/group.hpp"
#include "quarto/rules.hpp"

namespace fourfold::quarto {

// A piece is the code of its traits, 0 to 15:
//
//     bit    3    2       1      0
//            top  height  shape  colour
inline constexpr int trait_count = 4;
inline constexpr int piece_count = 16;
inline constexpr int none = -1;  // no piece, no square

// A set of pieces: bit i stands for the piece with code i.
using Pieces = std::uint16_t;

// The pieces lie on the squares like this, for the squares a1, b1, … of the lowest rank:
//
//     traits[3]  top      0 0 1 .      a1 holds piece 0, b1 piece 1, c1 piece A, d1 nothing
//     traits[2]  height   0 0 0 .
//     traits[1]  shape    0 0 1 .      a trait's mask is 0 wherever no piece lies
//     traits[0]  colour   0 1 0 .
//     occupied            1 1 1 0
struct Position {
    Squares occupied = 0;
    std::array<Squares, trait_count> traits{};
    Pieces supply = 0xFFFF;   // the pieces neither on the board nor in hand
    int hand = none;          // the piece to place
    bool has_passed = false;  // whether the placer of the 16th piece has passed

    bool operator==(const Position&) const = default;

    bool is_full() const { return occupied == all_squares; }
    Squares empty() const { return static_cast<Squares>(~occupied); }
    int empty_count() const { return std::popcount(empty()); }

    // Whether all four squares of the group are occupied by pieces that share a value of a trait in
    // play.
    bool is_complete(Squares group, const Rules& rules) const;

    // The indices into `groups` of every complete group, in ascending order.
    std::vector<int> complete_groups(const Rules& rules) const;

    // The piece on a square, which must be occupied.
    int piece_on(int square) const {
        int piece = 0;
        for (int trait = 0; trait < trait_count; ++trait) {
            piece |= (traits[trait] >> square & 1) << trait;
        }
        return piece;
    }

    // Take a piece from the supply into the hand. It must be in the supply, and the hand empty.
    void give(int piece) {
        supply &= static_cast<Pieces>(~(1U << piece));
        hand = piece;
    }

    // Put the piece in hand on a square. There must be one, and the square must be empty.
    void place(int square) {
        put(hand, square);
        hand = none;
    }

    // Put a piece from anywhere on an empty square.
    void put(int piece, int square) {
        occupied |= square_bit(square);
        for (int trait = 0; trait < trait_count; ++trait) {
            traits[trait] |= static_cast<Squares>((piece >> trait & 1) << square);
        }
    }
};

// Convert a rule set and a position from raw values: for each square a piece or -1, then the hand
// and the square placed on last, or -1. Throws std::invalid_argument with the reason for an invalid
// position: a number out of range, a duplicate piece, a premature pass. Does not check whether play
// can reach the position.
Rules parse_rules(int traits, bool squares, bool calls);
Position parse_board(std::span<const int> board);
Position parse_position(std::span<const int> board, int hand, int last, bool has_passed,
                        const Rules& rules);

}  // namespace fourfold::quarto
