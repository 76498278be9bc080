// Public knowledge about the cards that are still hidden.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "quartino_search/hands.hpp"

namespace fourfold::quartino_search {

// For each seat and card, a factor for the odds that the seat holds the card.
using CardOdds = std::array<std::array<float, quartino::card_count>, quartino::max_seats>;

struct Knowledge {
    // The cards shown in wrong claims.
    Shown shown{};

    // For each seat and card, the number of turns in which the seat could have claimed the card but
    // claimed none: it is unlikely to hold the card.
    std::array<std::array<std::uint8_t, quartino::card_count>, quartino::max_seats> passed{};

    // What the stones hint at. If it is known, it replaces `passed`, which is a part of it.
    std::optional<CardOdds> odds{};
};

}  // namespace fourfold::quartino_search
