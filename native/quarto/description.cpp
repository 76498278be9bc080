#include "quarto/description.hpp"

#include "quarto/missed.hpp"

namespace fourfold::quarto {

namespace {

constexpr std::string_view game = "quarto";

// With fewer pieces on the board no group is full, so a call can only be wrong.
constexpr int min_pieces_to_call = 4;

void write_piece(Json& json, int piece) {
    piece == none ? json.null() : json.text(format_piece(piece));
}

void write_square(Json& json, int square) {
    square == none ? json.null() : json.text(format_square(square));
}

std::string_view duty_of(const State& state) {
    if (state.outcome) return "nothing";
    if (state.game.position.hand != none) return "place";
    return state.game.position.is_full() ? "pass" : "give";
}

void write_fault(Json& json, Fault fault) {
    switch (fault) {
        case Fault::none:
            json.null();
            break;
        case Fault::empty:
            json.text("empty");
            break;
        case Fault::different:
            json.text("different");
            break;
        case Fault::old:
            json.text("old");
            break;
    }
}

int winning_group(const State& last, Move last_call) {
    if (is_call(last_call)) return group_of(last_call);
    const bool is_line = last.outcome && last.outcome->reason == reason::line;
    return is_line ? last.game.live_groups()[0] : none;
}

void describe_missed(Json& json, const Missed& missed) {
    json.begin_object().key("group").text(format_group(missed.group));
    json.key("square").text(format_square(missed.square));
    json.key("placer").number(missed.placer).key("seats").begin_array();
    for (const int seat : missed.seats) json.number(seat);
    json.end_array().key("number").number(missed.number).end_object();
}

}  // namespace

void describe_rules(Json& json, const RuleSet& rules) {
    json.begin_object().key("game").text(game).key("key").text(format_rules(rules));
    json.key("seconds");
    rules.seconds ? json.number(*rules.seconds) : json.null();
    json.key("has_secrets").truth(false).key("traits").begin_array();
    for (int trait = 0; trait < trait_count; ++trait) {
        if (rules.rules.traits >> trait & 1) json.text(trait_letters.substr(trait, 1));
    }
    json.end_array().key("squares").truth(rules.rules.squares);
    json.key("calls").truth(rules.rules.calls).key("groups").begin_object();
    const auto in_play = static_cast<int>(groups_in_play(rules.rules.squares).size());
    for (int group = 0; group < in_play; ++group) {
        json.key(format_group(group)).begin_array();
        for (const int square : squares_of(group)) json.text(format_square(square));
        json.end_array();
    }
    json.end_object().end_object();
}

void describe_state(Json& json, const State& state) {
    const Position& position = state.game.position;
    json.begin_object().key("game").text(game).key("text").text(format_state(state));
    json.key("board").begin_array();
    for (int square = 0; square < square_count; ++square) {
        write_piece(json, position.occupied >> square & 1 ? position.piece_on(square) : none);
    }
    json.end_array().key("hand");
    write_piece(json, position.hand);
    json.key("last");
    write_square(json, state.game.last);
    json.key("supply").begin_array();
    for (int piece = 0; piece < piece_count; ++piece) {
        if (position.supply >> piece & 1) write_piece(json, piece);
    }
    json.end_array().key("can_call").truth(state.game.can_call());
    json.key("offers_call")
        .truth(state.game.can_call() && state.game.placed() >= min_pieces_to_call);
    json.key("must").text(duty_of(state)).end_object();
}

void describe_move(Json& json, Move move) {
    const auto begin = [&](std::string_view kind) -> Json& {
        return json.begin_object().key("kind").text(kind).key("text").text(format_move(move));
    };
    if (is_give(move)) {
        begin("give").key("piece").text(format_piece(piece_of(move)));
    } else if (is_place(move)) {
        begin("place").key("square").text(format_square(square_of(move)));
    } else if (is_call(move)) {
        begin("call").key("group").text(format_group(group_of(move)));
    } else {
        begin("pass");
    }
    json.end_object();
}

void describe_moves(Json& json, std::span<const Move> moves) {
    json.begin_object().key("game").text(game).key("moves").begin_array();
    for (const Move move : moves) describe_move(json, move);
    json.end_array().end_object();
}

void describe_played(Json& json, const State& before, Move move, const State&) {
    json.begin_object().key("game").text(game).key("move");
    describe_move(json, move);
    json.key("fault");
    write_fault(json, is_call(move) ? before.fault_of(move) : Fault::none);
    json.end_object();
}

void describe_aftermath(Json& json, const State&, const State&) {
    json.begin_object().key("game").text(game).end_object();
}

void describe_ending(Json& json, const State& first, const State& last, std::span<const Move> moves,
                     Move last_call) {
    const int group = winning_group(last, last_call);
    json.begin_object().key("game").text(game).key("group");
    group == none ? json.null() : json.text(format_group(group));
    std::vector<int> pieces;
    if (group != none) {
        for (const int square : squares_of(group)) {
            pieces.push_back(last.game.position.piece_on(square));
        }
    }
    json.key("shared");
    describe_shared(json, last.game.rules, pieces);
    json.key("square");
    write_square(json, group == none ? none : last.game.last);
    json.key("placer");
    group == none ? json.null() : json.number(last.placer());
    json.key("missed").begin_array();
    for (const Missed& missed : missed_groups(first, moves)) describe_missed(json, missed);
    json.end_array().end_object();
}

void describe_shared(Json& json, const Rules& rules, std::span<const int> pieces) {
    json.begin_object();
    for (int trait = 0; trait < trait_count && !pieces.empty(); ++trait) {
        if (!(rules.traits >> trait & 1)) continue;
        const int value = pieces[0] >> trait & 1;
        bool is_shared = true;
        for (const int piece : pieces) is_shared &= (piece >> trait & 1) == value;
        if (is_shared) json.key(trait_letters.substr(trait, 1)).number(value);
    }
    json.end_object();
}

}  // namespace fourfold::quarto
