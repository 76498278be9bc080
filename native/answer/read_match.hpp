// The match that a request describes: set-up and events.
#pragma once

#include <string>

#include "answer/request.hpp"
#include "game/event.hpp"
#include "game/match.hpp"

namespace fourfold {

inline constexpr std::uint64_t max_seed = ~std::uint64_t{0};
inline constexpr std::uint64_t max_number = 999'999'999;

// Return what a function returns; prefix a GameError with the key at fault.
template <typename Read>
auto blaming(const std::string& key, Read read) {
    try {
        return read();
    } catch (const GameError& error) {
        throw GameError(key + ": " + error.what());
    }
}

template <typename Game>
typename Game::RuleSet read_rules(const Request& request) {
    return blaming("rules",
                   [&] { return Game::parse_rules(request.get("rules", Game::default_rules)); });
}

template <typename Game>
int read_seats(const Request& request, int otherwise) {
    const auto seats = static_cast<int>(
        request.number("seats", static_cast<std::uint64_t>(otherwise), 0, max_number));
    blaming("seats", [&] { Game::require_seats(seats); });
    return seats;
}

// A seat at the table; `otherwise` if the key is missing.
inline int read_seat(const Request& request, std::string_view key, int seats, int otherwise) {
    return static_cast<int>(request.number(key, static_cast<std::uint64_t>(otherwise), 1,
                                           static_cast<std::uint64_t>(seats)));
}

template <typename Game>
Setup<Game> read_setup(const Request& request) {
    Setup<Game> setup;
    setup.rules = read_rules<Game>(request);
    const auto deal = request.find("deal");
    if (deal) setup.deal = blaming("deal", [&] { return Game::parse_deal(*deal); });
    if (!deal && Game::has_deal) throw GameError("deal: the game needs one");
    const int dealt = Game::count_seats(setup.deal);
    setup.seats = read_seats<Game>(request, dealt);
    if (setup.seats != dealt) {
        throw GameError("seats: the deal is for " + std::to_string(dealt) + " seats, not " +
                        std::to_string(setup.seats));
    }
    setup.starter = read_seat(request, "starter", setup.seats, 1);
    return setup;
}

// Add the request's events to a match.
template <typename Game>
void add_events(Match<Game>& match, const Request& request) {
    auto rest = request.get("events", "");
    for (int number = 1; !rest.empty(); ++number) {
        const auto end = rest.find(' ');
        const auto text = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        blaming("event " + std::to_string(number), [&] { match.add(parse_event<Game>(text)); });
    }
}

template <typename Game>
Match<Game> read_match(const Request& request) {
    const auto cap = request.number("turn_cap", 0, 1, max_number);
    Match<Game> match(read_setup<Game>(request), static_cast<int>(cap));
    add_events(match, request);
    return match;
}

// The seat that asks; nobody for a spectator.
template <typename Game>
int read_viewer(const Request& request, const Match<Game>& match) {
    return read_seat(request, "viewer", match.setup().seats, nobody);
}

}  // namespace fourfold
