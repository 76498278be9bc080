// The course of a match as told to clients, in the shapes of the server's protocol.
#pragma once

#include "game/match.hpp"
#include "text/json.hpp"

namespace fourfold {

inline void write_seat(Json& json, int seat) { seat == nobody ? json.null() : json.number(seat); }

// The event with an index, and its consequences.
template <typename Game>
void describe_step(Json& json, const Match<Game>& match, std::size_t index) {
    const auto& event = match.events()[index];
    const auto &before = match.states()[index], &after = match.states()[index + 1];
    json.begin_object().key("kind");
    if (const auto* move = std::get_if<typename Game::Move>(&event)) {
        json.text("moved").key("seat").number(before.seat()).key("is_forced").truth(false);
        json.key("played");
        describe_played(json, before, *move, after);
    } else if (const auto* departure = std::get_if<Departure>(&event)) {
        json.text("departed").key("seat").number(departure->seat).key("reason");
        json.text(departure->is_absence ? "absence" : departure->reason).key("aftermath");
        describe_aftermath(json, before, after);
    } else {
        json.text("draw_agreed").key("absent").null();
    }
    json.end_object();
}

template <typename Game>
void describe_outcome(Json& json, const Match<Game>& match) {
    if (!match.outcome()) {
        json.null();
        return;
    }
    json.begin_object().key("winner");
    write_seat(json, match.outcome()->winner);
    json.key("reason").text(match.told_reason()).key("ending");
    Game::describe_ending(json, match);
    json.end_object();
}

// The game after a number of events. `moves` is the number of moves before the first other event:
// a new game can only continue from there or earlier.
template <typename Game>
void describe_moment(Json& json, const Match<Game>& match, std::size_t number, std::size_t moves,
                     int viewer) {
    json.begin_object().key("event");
    if (number == 0) {
        json.null();
    } else {
        describe_step(json, match, number - 1);
    }
    json.key("position");
    describe_state(json, match.seen_by(viewer, number));
    const auto& state = match.states()[number];
    json.key("to_move");
    write_seat(json, state.seat());
    json.key("can_go_on").truth(!state.outcome && number <= moves).end_object();
}

}  // namespace fourfold
