// Answers about the value of a position.
#include <algorithm>
#include <cmath>
#include <utility>

#include "answer/assess.hpp"
#include "answer/command.hpp"
#include "game/step.hpp"
#include "quartino/insight.hpp"
#include "quarto/insight.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

constexpr double analysis_seconds = 3;

// Time for one position of a review: a game of Quartino has dozens of turns.
double review_seconds(const quarto::State&) { return 3; }
double review_seconds(const quartino::State&) { return 0.5; }

void write_value(Json& json, const std::optional<double>& value) {
    value ? json.real(*value) : json.null();
}

// A value as a word, relative to a fair share among the seats.
std::string_view standing_of(double value, int seats) {
    constexpr double certain = 0.95, clear = 0.2;
    if (std::abs(value) > certain) return value > 0 ? "won" : "lost";
    const double share = (1 + value) / 2 * seats;
    if (std::abs(share - 1) <= clear) return "even";
    return share > 1 ? "good" : "bad";
}

// The position as the seat to move knows it.
quarto::State known_to_mover(const quarto::State& state) { return state; }

quartino::State known_to_mover(const quartino::State& state) {
    if (!state.outcome) quartino::require_own_cards(state);
    return state.view(state.position.mover);
}

void write_insight(Json& json, const quarto::State& state) {
    quarto::describe_insight(json, state.game);
}
void write_insight(Json& json, const quartino::State& state) {
    quartino::describe_insight(json, state);
}

// Split a line into turns, up to the first illegal move.
template <typename Game>
std::vector<std::vector<typename Game::Move>> split_turns(
    typename Game::State state, const std::vector<typename Game::Move>& line) {
    std::vector<std::vector<typename Game::Move>> turns;
    int seat = nobody;
    for (const auto move : line) {
        if (state.refusal_of(move)) break;
        if (turns.empty() || state.seat() != seat) turns.emplace_back();
        seat = state.seat();
        turns.back().push_back(move);
        state.play(move);
    }
    return turns;
}

template <typename Game>
void describe_turns(Json& json, const Assessment<typename Game::Move>& found) {
    json.key("turns").begin_array();
    for (const auto& turn : found.turns) {
        json.begin_object().key("turn").text(Game::format_turn(turn.moves)).key("moves");
        Game::describe_moves(json, turn.moves);
        json.key("value");
        write_value(json, turn.value);
        json.key("low").number(turn.low).key("high").number(turn.high).key("distance");
        turn.distance ? json.number(*turn.distance) : json.null();
        json.key("error");
        write_value(json, turn.error);
        json.end_object();
    }
    json.end_array();
}

void describe_shares(Json& json, const std::vector<SeatShare>& shares) {
    json.key("shares").begin_array();
    for (const auto& [chance, error] : shares) {
        json.begin_object().key("chance").real(chance).key("error");
        write_value(json, error);
        json.end_object();
    }
    json.end_array();
}

template <typename Game>
void describe_analysis(Json& json, const typename Game::RuleSet& rules,
                       const typename Game::State& state, bool has_all_cards, double seconds) {
    using Found = Assessment<typename Game::Move>;
    const auto known = has_all_cards ? state : known_to_mover(state);
    Found found;
    found.is_exact = found.is_complete = true;  // a finished game has nothing to evaluate
    if (!state.outcome) found = assess(known, seconds);
    json.begin_object().key("game").text(Game::name);
    json.key("rules").text(Game::format_rules(rules));
    json.key("position").text(Game::format_state(known)).key("seat");
    write_seat(json, state.seat());
    json.key("is_over").truth(state.outcome.has_value()).key("winner");
    write_seat(json, state.outcome ? state.outcome->winner : nobody);
    json.key("reason");
    state.outcome ? json.text(state.outcome->reason) : json.null();
    json.key("value");
    write_value(json, found.value);
    json.key("standing");
    found.value ? json.text(standing_of(*found.value, state.seats())) : json.null();
    json.key("low").number(found.low).key("high").number(found.high).key("distance");
    found.distance ? json.number(*found.distance) : json.null();
    json.key("is_exact").truth(found.is_exact);
    json.key("is_complete").truth(found.is_complete);
    describe_shares(json, found.shares);
    describe_turns<Game>(json, found);
    json.key("line").begin_array();
    for (const auto& turn : split_turns<Game>(known, found.line)) {
        Game::describe_moves(json, turn);
    }
    json.end_array().key("insight");
    if (state.outcome) {
        json.null();
    } else {
        write_insight(json, known);
    }
    json.end_object();
}

template <typename Game>
void describe_judgement(Json& json, const typename Game::State& state, double seconds) {
    using Move = typename Game::Move;
    Assessment<Move> found;
    if (!state.outcome) found = assess(known_to_mover(state), seconds);
    // Each first move with its best value.
    std::vector<std::pair<Move, double>> worth;
    for (const auto& turn : found.turns) {
        if (!turn.value) continue;
        const auto known = std::ranges::find(worth, turn.moves[0], &std::pair<Move, double>::first);
        if (known == worth.end()) {
            worth.emplace_back(turn.moves[0], *turn.value);
        } else {
            known->second = std::max(known->second, *turn.value);
        }
    }
    json.begin_object().key("seat");
    write_seat(json, state.seat());
    json.key("value");
    write_value(json, found.value);
    json.key("is_exact").truth(found.is_exact).key("moves").begin_array();
    for (const auto& [move, value] : worth) {
        json.begin_object().key("moves");
        Game::describe_moves(json, {move});
        json.key("value").real(value).end_object();
    }
    json.end_array().key("best");
    const auto line = split_turns<Game>(known_to_mover(state), found.line);
    if (!line.empty()) {
        Game::describe_moves(json, line[0]);
    } else if (!found.turns.empty()) {
        Game::describe_moves(json, found.turns[0].moves);
    } else {
        json.null();
    }
    json.end_object();
}

// Whether a review judges the latest position. If the game is judged turn by turn, it judges only
// the start of a turn.
bool is_reviewed(const Match<QuartoGame>&) { return true; }
bool is_reviewed(const Match<QuartinoGame>& match) {
    const auto& states = match.states();
    return states.size() == 1 || states.back().seat() != states[states.size() - 2].seat();
}

}  // namespace

template <typename Game>
void answer_analysis(Json& json, const Request& request) {
    const double seconds = request.seconds().value_or(analysis_seconds);
    const bool has_all_cards = uses_all_cards(request);
    const auto position = request.find("position");
    if (!position) {
        const auto match = read_match<Game>(request);
        return describe_analysis<Game>(json, match.setup().rules, match.state(), has_all_cards,
                                       seconds);
    }
    const auto rules = read_rules<Game>(request);
    blaming("position", [&] {
        const auto state = Game::parse_state(*position, rules);
        describe_analysis<Game>(json, rules, state, has_all_cards, seconds);
    });
}

template <typename Game>
void answer_judgement(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    if (!is_reviewed(match)) {
        json.null();
        return;
    }
    const double seconds = request.seconds().value_or(review_seconds(match.state()));
    describe_judgement<Game>(json, match.state(), seconds);
}

template void answer_analysis<QuartoGame>(Json&, const Request&);
template void answer_analysis<QuartinoGame>(Json&, const Request&);
template void answer_judgement<QuartoGame>(Json&, const Request&);
template void answer_judgement<QuartinoGame>(Json&, const Request&);

}  // namespace fourfold
