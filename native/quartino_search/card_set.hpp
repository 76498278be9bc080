// Sets of cards: one bit for each of the 24.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "quartino/card.hpp"

namespace fourfold::quartino_search {

// Bit c stands for the card c.
using CardSet = std::uint32_t;

inline constexpr CardSet all_cards = (CardSet{1} << quartino::card_count) - 1;

constexpr CardSet set_of(std::span<const std::uint8_t> cards) {
    CardSet set = 0;
    for (const int card : cards) set |= CardSet{1} << card;
    return set;
}

constexpr int size_of(CardSet set) { return std::popcount(set); }

}  // namespace fourfold::quartino_search
