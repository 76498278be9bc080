// The Quartino levels.
#pragma once

#include <array>
#include <string_view>

#include "quartino_search/character.hpp"

namespace fourfold::quartino_bots {

struct Level {
    std::string_view name;
    quartino_search::Character character;  // its attention, its mistakes and its search effort
    bool remembers = true;  // whether it remembers the cards that others have shown or passed up
    bool reads_stones = false;  // whether it infers the others' cards from what they build
};

// Weakest first.
inline constexpr std::array<Level, 6> levels = {{
    {"novice",
     {.attention = 0.7, .diligence = 0.7, .sees_others = false, .effort = {0, 1, 0}},
     false},
    {"builder", {.attention = 0.8, .sees_others = false, .effort = {0, 1, 0}}, false},
    {"blocker", {.attention = 0.85, .effort = {0, 1, 0}}, false},
    {"planner", {.effort = {.iterations = 128, .candidates = 8, .depth = 2}}},
    {"expert", {.effort = {.iterations = 3000, .candidates = 24, .depth = 4}}},
    {"reader", {.effort = {.iterations = 3000, .candidates = 24, .depth = 4}}, true, true},
}};

}  // namespace fourfold::quartino_bots
