// Tables of the stones' colours and the cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace fourfold::quartino {

// A colour is 0 red, 1 yellow, 2 green, 3 blue.
inline constexpr int colour_count = 4;
inline constexpr int stones_of_a_colour = 7;
inline constexpr int stone_count = colour_count * stones_of_a_colour;

// A card is an index into `cards`. Its pattern is four colours, in the order of a window's fields.
inline constexpr int card_count = 24;
using Pattern = std::array<std::uint8_t, 4>;

// All permutations of the four colours in ascending order, as in Python's table: an index means the
// same card in both.
inline constexpr std::array<Pattern, card_count> cards = [] {
    std::array<Pattern, card_count> all{};
    Pattern pattern = {0, 1, 2, 3};
    for (Pattern& card : all) {
        card = pattern;
        std::next_permutation(pattern.begin(), pattern.end());
    }
    return all;
}();

}  // namespace fourfold::quartino
