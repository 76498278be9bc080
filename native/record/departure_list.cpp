#include "record/departure_list.hpp"

#include "text/decimal.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

std::string_view trim(std::string_view text) {
    while (const auto space = leading_space(text)) text.remove_prefix(space);
    while (const auto space = trailing_space(text)) text.remove_suffix(space);
    return text;
}

std::optional<EarlyDeparture> parse_entry(std::string_view entry) {
    if (entry.size() < 4 || entry[0] < '1' || entry[0] > '4' || entry[1] != '@') {
        return std::nullopt;
    }
    const auto space = entry.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto played = parse_whole(entry.substr(2, space - 2), 999'999'999);
    const auto why = entry.substr(space + 1);
    if (!played || (why != reason::time && why != reason::resignation)) return std::nullopt;
    const auto own = why == reason::time ? reason::time : reason::resignation;
    return EarlyDeparture{static_cast<int>(*played), {entry[0] - '0', own}};
}

}  // namespace

std::vector<EarlyDeparture> parse_departures(std::string_view text) {
    std::vector<EarlyDeparture> departures;
    for (bool is_last = false; !is_last;) {
        const auto end = text.find(',');
        const auto entry = text.substr(0, end);
        const auto departure = parse_entry(trim(entry));
        if (!departure) {
            throw GameError("expected a seat that left, such as '2@14 time', found " +
                            quote(entry));
        }
        departures.push_back(*departure);
        is_last = end == std::string_view::npos;
        if (!is_last) text.remove_prefix(end + 1);
    }
    return departures;
}

std::string format_departures(const std::vector<EarlyDeparture>& departures) {
    std::string text;
    for (const auto& [played, departure] : departures) {
        text += (text.empty() ? "" : ", ") + std::to_string(departure.seat) + "@" +
                std::to_string(played) + " " + std::string(departure.reason);
    }
    return text;
}

}  // namespace fourfold
