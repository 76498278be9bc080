// What all have seen of the cards that are still hidden.
#pragma once

#include <array>
#include <cstdint>

#include "quartino_search/hands.hpp"

namespace fourfold::quartino_search {

struct Knowledge {
    // The cards of wrong claims.
    Shown shown{};

    // For each seat and card, the turns in which the seat had the stones to claim the card and
    // claimed none: it hardly holds it.
    std::array<std::array<std::uint8_t, quartino::card_count>, quartino::most_seats> passed{};
};

}  // namespace fourfold::quartino_search
