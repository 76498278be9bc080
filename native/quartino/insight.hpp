// What can be seen in a position without calculating: the cards that the board shows.
#pragma once

#include <vector>

#include "quartino/state.hpp"
#include "text/json.hpp"

namespace fourfold::quartino {

// A card that a window shows, whoever holds it.
struct ShownCard {
    int card;
    int window;               // from 0
    int holder = no_seat;     // the seat known to hold it or to have claimed it
    bool is_claimed = false;  // then it can't be claimed again
};

// Every card shown, by window; at most one per window.
std::vector<ShownCard> find_shown_cards(const State& state);

void describe_insight(Json& json, const State& state);

}  // namespace fourfold::quartino
