// Public knowledge about the cards that are still hidden.
#pragma once

#include <array>
#include <cstdint>

#include "quartino_search/hands.hpp"

namespace fourfold::quartino_search {

struct Knowledge {
    // The cards shown in wrong claims.
    Shown shown{};

    // For each seat and card, the number of turns in which the seat could have claimed the card but
    // claimed none: it is unlikely to hold the card.
    std::array<std::array<std::uint8_t, quartino::card_count>, quartino::max_seats> passed{};
};

}  // namespace fourfold::quartino_search
