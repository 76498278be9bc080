// The header `Out`: who left while the others played on, such as `2@14 time, 3@20 resignation`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/outcome.hpp"

namespace fourfold {

struct EarlyDeparture {
    int played;  // moves before it
    Departure departure;
};

// Throws GameError for any other text.
std::vector<EarlyDeparture> parse_departures(std::string_view text);
std::string format_departures(const std::vector<EarlyDeparture>& departures);

}  // namespace fourfold
