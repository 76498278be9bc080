#include "quartino/insight.hpp"

#include <algorithm>

#include "quartino/notation.hpp"

namespace fourfold::quartino {

std::vector<ShownCard> find_shown_cards(const State& state) {
    const Position& position = state.position;
    std::vector<ShownCard> shown;
    for (int window = 0; window < position.table().window_count; ++window) {
        for (int card = 0; card < card_count; ++card) {
            if (!(position.board.windows_of(card) >> window & 1)) continue;
            ShownCard found{card, window};
            for (int seat = 1; seat <= position.seats; ++seat) {
                const Rack& rack = position.racks[seat - 1];
                const bool is_claimed = std::ranges::count(rack.claimed(), card) != 0;
                if (!is_claimed && !rack.hides(card)) continue;
                found.holder = seat;
                found.is_claimed = is_claimed;
            }
            shown.push_back(found);
        }
    }
    return shown;
}

void describe_insight(Json& json, const State& state) {
    json.begin_object().key("game").text("quartino").key("claims").begin_array();
    for (const ShownCard& shown : find_shown_cards(state)) {
        json.begin_object().key("card").text(format_card(shown.card));
        json.key("window").number(shown.window + 1).key("holder");
        shown.holder == no_seat ? json.null() : json.number(shown.holder);
        json.key("is_claimed").truth(shown.is_claimed).end_object();
    }
    json.end_array().end_object();
}

}  // namespace fourfold::quartino
