// A reference implementation of Quarto!, as plain as possible: no masks, no computed tables, no
// shortcuts. Slow but obviously correct; the tests compare the real one with it.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "quarto/rules.hpp"

namespace plain {

using fourfold::quarto::Rules;
using Board = std::array<int, 16>;  // a piece's code, or -1

struct Position {
    Board board{};
    int hand = -1;
    bool has_passed = false;
    bool is_over = false;
};

std::vector<int> complete_groups(const Board& board, const Rules& rules);

std::uint64_t perft(const Position& position, const Rules& rules, int depth);

// The number of the same sequences whose last decision ends the game.
std::uint64_t perft_ended(const Position& position, const Rules& rules, int depth);

// The number of pieces on a board.
int placed_count(const Board& board);

// A random board with some pieces, possibly with complete groups.
Board random_board(std::mt19937& random, int pieces);

// All 15 sets of traits, with and without the blocks.
std::vector<Rules> all_rules(bool calls);

}  // namespace plain
