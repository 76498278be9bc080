// The match that a request describes: set-up and events.
#pragma once

#include <string>

#include "answer/request.hpp"
#include "game/event.hpp"
#include "game/match.hpp"
#include "text/utf8.hpp"

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

// The set-up of a game that begins from a position.
template <typename Game>
Setup<Game> read_setup_from(const Request& request, Setup<Game> setup, std::string_view first) {
    blaming("position", [&] {
        setup.first = Game::parse_state(first, setup.rules);
        if (request.find("deal")) {
            throw GameError("a position has its own cards: leave out the deal");
        }
    });
    const int own_seats = setup.first->seats();
    setup.seats = read_seats<Game>(request, own_seats);
    if (setup.seats != own_seats) {
        throw GameError("seats: the position has " + std::to_string(own_seats) + " seats, not " +
                        std::to_string(setup.seats));
    }
    setup.starter = read_seat(request, "starter", setup.seats, 1);
    setup.first = Game::parse_state(first, setup.rules, setup.starter);
    return setup;
}

template <typename Game>
Setup<Game> read_setup(const Request& request) {
    Setup<Game> setup;
    setup.rules = read_rules<Game>(request);
    const auto first = request.find("position");
    if (first) return read_setup_from<Game>(request, setup, *first);
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

// Whether an answer uses all the cards given, or only those that one seat knows.
inline bool uses_all_cards(const Request& request) {
    const auto cards = request.get("cards", "own");
    if (cards == "all") return true;
    if (cards == "own") return false;
    throw GameError("cards: expected own or all, found " + quote_start(cards, max_quoted));
}

// The seat that asks; nobody for a spectator.
template <typename Game>
int read_viewer(const Request& request, const Match<Game>& match) {
    return read_seat(request, "viewer", match.setup().seats, nobody);
}

}  // namespace fourfold
