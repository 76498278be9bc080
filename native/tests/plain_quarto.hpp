// Quarto! once more, as plainly as it can be written: no masks, no tables by arithmetic, no
// shortcuts. Slow, and easy to believe; the tests hold the real one equal to it.
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

// A random board with some pieces, which may hold complete groups.
Board random_board(std::mt19937& random, int pieces);

// All 15 sets of traits, with and without the blocks.
std::vector<Rules> all_rules(bool calls);

}  // namespace plain
