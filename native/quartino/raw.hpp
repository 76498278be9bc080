// A position as plain numbers, for exchange with Python.
#pragma once

#include <vector>

#include "quartino/position.hpp"

namespace fourfold::quartino {

struct RawRack {
    std::vector<int> hidden;
    std::vector<int> claimed;
    bool is_out = false;

    bool operator==(const RawRack&) const = default;
};

struct RawPosition {
    std::vector<std::vector<int>> stacks;  // colours, from the lowest stone to the top one
    int mover = 1;
    int phase = 1;  // 0 colour, 1 place, 2 claim
    int stones = 1;
    std::vector<RawRack> racks{};
    int geometry = 0;  // 0 wheel, 1 grid
    bool is_over = false;
    int winner = no_seat;  // 0 during the game and for a draw

    bool operator==(const RawPosition&) const = default;
};

// Throws std::invalid_argument with the reason for an invalid position: a number out of range, too
// many stones of a colour, a duplicate card, a seat to move that has left. Does not check whether
// play can reach the position, but play can continue from it.
Position parse_position(const RawPosition& raw);

// The inverse of `parse_position`.
RawPosition format_position(const Position& position);

}  // namespace fourfold::quartino
