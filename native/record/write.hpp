// A match as a record.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/match.hpp"
#include "record/departure_list.hpp"
#include "record/record.hpp"

namespace fourfold {

// The departures that did not end the game, with the number of moves before each.
template <typename Game>
std::vector<EarlyDeparture> list_departures(const Match<Game>& match) {
    std::vector<EarlyDeparture> departures;
    int played = 0;
    for (std::size_t i = 0; i < match.events().size(); ++i) {
        const auto* departure = std::get_if<Departure>(&match.events()[i]);
        played += std::holds_alternative<typename Game::Move>(match.events()[i]);
        if (departure != nullptr && !match.states()[i + 1].outcome) {
            departures.push_back({played, *departure});
        }
    }
    return departures;
}

// A viewer who sees all cards.
inline constexpr int all_seeing = -1;

// The record as a viewer may see it now. `extra` has further headers: names as `Seat1` and so on,
// and any others, which come last.
template <typename Game>
Record write_record(const Match<Game>& match, int viewer, const std::vector<Header>& extra) {
    const bool shows_all = viewer == all_seeing || match.outcome();
    const Setup<Game>& setup = match.setup();
    Record record;
    const auto add = [&](const std::string& key, const std::string& value) {
        record.headers.push_back({key, value});
    };
    add("Game", std::string(Game::name));
    add("Rules", Game::format_rules(setup.rules));
    if (Game::has_seat_header) add("Seats", std::to_string(setup.seats));
    if (setup.first) {
        const auto first = shows_all ? *setup.first : setup.first->view(viewer);
        add("Position", Game::format_state(first));
    } else if (Game::has_deal) {
        const auto deal = shows_all ? setup.deal : Game::view_deal(setup.deal, viewer);
        add("Deal", Game::format_deal(deal));
    }
    add("Start", std::to_string(setup.starter));
    for (int seat = 1; seat <= setup.seats; ++seat) {
        const std::string number = std::to_string(seat);
        std::string name = "Seat " + number;
        for (const Header& header : extra) {
            if (header.key == "Seat" + number) name = header.value;
        }
        add("Seat" + number, name);
    }
    if (const auto& outcome = match.outcome()) {
        add("Result", outcome->winner == nobody ? "draw" : std::to_string(outcome->winner));
        add("Reason", std::string(outcome->reason));
    } else {
        add("Result", "*");
    }
    if (match.reached_cap() != 0) add("TurnCap", std::to_string(match.reached_cap()));
    const auto departures = list_departures(match);
    if (!departures.empty()) add("Out", format_departures(departures));
    for (const Header& header : extra) {
        if (!record.find(header.key)) record.headers.push_back(header);
    }
    for (const auto& turn : match.turns()) {
        record.turns.push_back({Game::format_turn(turn.moves), 0, {}, {}});
    }
    return record;
}

}  // namespace fourfold
