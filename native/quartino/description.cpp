#include "quartino/description.hpp"

#include <vector>

namespace fourfold::quartino {

namespace {

constexpr std::string_view game = "quartino";

void describe_rack(Json& json, const Rack& rack) {
    json.begin_object().key("hidden").begin_array();
    for (const int card : rack.hidden()) {
        card == unknown_card ? json.null() : json.text(format_card(card));
    }
    json.end_array().key("claimed").begin_array();
    for (const int card : rack.claimed()) json.text(format_card(card));
    json.end_array().key("is_out").truth(rack.is_out).end_object();
}

void describe_stack(Json& json, Stack stack) {
    std::vector<int> stones;
    for (; stack != empty_stack; stack >>= 2) stones.push_back(top_of(stack));
    json.begin_array();
    for (auto stone = stones.rbegin(); stone != stones.rend(); ++stone) {
        json.text(colour_letters[*stone]);
    }
    json.end_array();
}

// The fields that Column cleared; a claim never clears a stack of four.
void write_cleared(Json& json, const State& before, const State& after) {
    json.key("cleared").begin_array();
    for (int field = 0; field < field_count; ++field) {
        if (!is_column(before.position.board.stacks[field])) continue;
        if (after.position.board.stacks[field] == empty_stack) json.number(field);
    }
    json.end_array();
}

}  // namespace

void describe_rules(Json& json, const RuleSet& rules) {
    json.begin_object().key("game").text(game).key("key").text(format_rules(rules));
    json.key("seconds");
    rules.seconds ? json.number(*rules.seconds) : json.null();
    json.key("has_secrets").truth(true);
    json.key("geometry").text(geometry_names[rules.geometry]).key("windows").begin_array();
    const Geometry& geometry = geometries[rules.geometry];
    for (int window = 0; window < geometry.window_count; ++window) {
        json.begin_array();
        for (const int field : geometry.windows[window]) json.number(field);
        json.end_array();
    }
    json.end_array().key("column").number(enough).end_object();
}

void describe_state(Json& json, const State& state) {
    const Position& position = state.position;
    json.begin_object().key("game").text(game).key("text").text(format_state(state));
    json.key("stacks").begin_array();
    for (const Stack stack : position.board.stacks) describe_stack(json, stack);
    json.end_array().key("supply").begin_object();
    for (int colour = 0; colour < colour_count; ++colour) {
        json.key(colour_letters[colour]).number(stones_of_a_colour - position.board.count(colour));
    }
    json.end_object().key("colours").begin_array();
    for (int colour = 0; colour < colour_count; ++colour) {
        if (position.board.count(colour) >= enough) json.text(colour_letters[colour]);
    }
    json.end_array();
    json.key("phase").text(phase_names[static_cast<std::size_t>(position.phase)]);
    // As a spectator sees it: if it depended on the player's own cards, it would reveal them.
    json.key("can_match").truth(state.view(nobody).has_call());
    json.key("stones").number(position.stones).key("racks").begin_array();
    for (int seat = 0; seat < position.seats; ++seat) describe_rack(json, position.racks[seat]);
    json.end_array().end_object();
}

void describe_move(Json& json, Move move) {
    const auto begin = [&](std::string_view kind) -> Json& {
        return json.begin_object().key("kind").text(kind).key("text").text(format_move(move));
    };
    if (is_place(move)) {
        begin("place").key("colour").text(colour_letters[colour_of(move)]);
        json.key("field").number(field_of(move));
    } else if (is_claim(move)) {
        begin("claim").key("card").text(format_card(card_of(move)));
        json.key("window").number(window_of(move) + 1);
    } else {
        begin(move == end_move ? "end" : move == declare_move ? "declare" : "decline");
    }
    json.end_object();
}

void describe_moves(Json& json, std::span<const Move> moves) {
    json.begin_object().key("game").text(game).key("moves").begin_array();
    for (const Move move : moves) describe_move(json, move);
    json.end_array().end_object();
}

void describe_played(Json& json, const State& before, Move move, const State& after) {
    json.begin_object().key("game").text(game).key("move");
    describe_move(json, move);
    json.key("fault");
    before.is_wrong(move) ? json.text("mismatch") : json.null();
    write_cleared(json, before, after);
    json.end_object();
}

void describe_aftermath(Json& json, const State& before, const State& after) {
    json.begin_object().key("game").text(game);
    write_cleared(json, before, after);
    json.end_object();
}

void describe_ending(Json& json) { json.begin_object().key("game").text(game).end_object(); }

}  // namespace fourfold::quartino
