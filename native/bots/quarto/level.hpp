// The Quarto! levels below perfect: their attention, depth and knowledge.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bots/quarto/attention.hpp"

namespace fourfold::quarto_bots {

// How far a player looks ahead on the board as they perceive it.
struct Depth {
    int plies = 0;            // what is checked: 0 own wins, 1 the piece to give, 2 the square too
    std::uint64_t nodes = 0;  // maximum solver nodes to find how the game ends; 0: no search
};

// What a player knows about good play when they can't see the end of the game.
struct Knowledge {
    bool parity = false;    // leave an even number of safe pieces: the opponent runs out first
    bool mobility = false;  // leave the opponent as few safe turns as possible
};

struct Level {
    std::string_view name;
    Attention attention;
    Depth depth;
    Knowledge knowledge{};
    double wrong_calls = 0;  // the probability of calling four pieces that share nothing
};

// From beginner to the best human play, weakest first.
inline constexpr std::array<Level, 5> levels = {{
    {"novice", {0.38, 1.0}, {0}, {}, 0.1},
    {"casual", {0.28, 1.0}, {1}},
    {"keen", {0.17, 1.0}, {2}, {.parity = true}},
    {"club", {0.07, 1.0}, {2, 5}, {.parity = true, .mobility = true}},
    {"expert", {0.012, 1.0}, {2, 150}, {.parity = true, .mobility = true}},
}};

}  // namespace fourfold::quarto_bots
