// The notation of events: a move, `2:resignation`, `2:time`, `2:absence`, or `draw`.
#pragma once

#include <string>
#include <string_view>

#include "game/match.hpp"

namespace fourfold {

// A departure, if the text is one.
std::optional<Departure> parse_departure(std::string_view text);

std::string format_departure(const Departure& departure);

template <typename Game>
typename Match<Game>::Event parse_event(std::string_view text) {
    if (text == "draw") return Agreement{};
    if (const auto departure = parse_departure(text)) return *departure;
    return Game::parse_move(text);
}

template <typename Game>
std::string format_event(const typename Match<Game>::Event& event) {
    if (const auto* move = std::get_if<typename Game::Move>(&event)) {
        return Game::format_move(*move);
    }
    const auto* departure = std::get_if<Departure>(&event);
    return departure == nullptr ? "draw" : format_departure(*departure);
}

}  // namespace fourfold
