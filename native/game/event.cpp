#include "game/event.hpp"

namespace fourfold {

std::optional<Departure> parse_departure(std::string_view text) {
    if (text.size() < 2 || text[0] < '1' || text[0] > '9' || text[1] != ':') return std::nullopt;
    const int seat = text[0] - '0';
    const auto why = text.substr(2);
    if (why == "time") return Departure{seat, reason::time};
    if (why == "resignation") return Departure{seat, reason::resignation};
    if (why == "absence") return Departure{seat, reason::resignation, true};
    return std::nullopt;
}

std::string format_departure(const Departure& departure) {
    const auto why = departure.is_absence ? "absence" : departure.reason;
    return std::to_string(departure.seat) + ":" + std::string(why);
}

}  // namespace fourfold
