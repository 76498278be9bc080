// A player's four cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "quartino/card.hpp"

namespace fourfold::quartino {

inline constexpr int cards_of_a_rack = 4;

// The hidden cards first, in deal order, then the claimed ones, in claim order:
//
//     cards          5 0 | 23 7      hidden are 5 and 0; 23 was claimed, then 7
//     hidden_count   2
struct Rack {
    std::array<std::uint8_t, cards_of_a_rack> cards{};
    std::uint8_t hidden_count = cards_of_a_rack;
    bool is_out = false;  // whether the player has left the game

    std::span<const std::uint8_t> hidden() const { return std::span(cards).first(hidden_count); }
    std::span<const std::uint8_t> claimed() const { return std::span(cards).subspan(hidden_count); }

    bool hides(int card) const { return std::ranges::count(hidden(), card) != 0; }

    // Turn a hidden card face up: it moves to the end, and all after it move up by one.
    void claim(int card) {
        const auto place = std::find(cards.begin(), cards.begin() + hidden_count, card);
        std::rotate(place, place + 1, cards.end());
        --hidden_count;
    }
};

}  // namespace fourfold::quartino
