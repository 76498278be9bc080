// Answers about the course of a game: its state, its steps and its moments.
#include <algorithm>

#include "answer/command.hpp"
#include "game/step.hpp"
#include "openings/opening.hpp"

namespace fourfold {

namespace {

void write_opening(Json& json, const quarto::State& state) {
    openings::describe_opening(json, state);
}
void write_opening(Json& json, const quartino::State&) { json.null(); }

}  // namespace

template <typename Game>
void answer_state(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    const int viewer = read_viewer(request, match);
    const auto& state = match.state();
    json.begin_object().key("to_move");
    write_seat(json, state.seat());
    json.key("position");
    describe_state(json, match.seen_by(viewer, match.events().size()));
    json.key("legal");
    if (viewer != nobody && viewer == state.seat()) {
        Game::describe_moves(json, state.view(viewer).legal_moves());
    } else {
        json.null();
    }
    json.key("outcome");
    describe_outcome(json, match);
    json.key("has_call").truth(state.has_call()).end_object();
}

template <typename Game>
void answer_steps(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    json.begin_array();
    for (std::size_t i = 0; i < match.events().size(); ++i) describe_step(json, match, i);
    json.end_array();
}

template <typename Game>
void answer_moments(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    const int viewer = read_viewer(request, match);
    const auto& events = match.events();
    const auto first_other = std::ranges::find_if(
        events, [](const auto& event) { return event.index() != 0; });  // 0: a move
    const auto moves = static_cast<std::size_t>(first_other - events.begin());
    const auto first = request.number("first", 0, 0, max_number);
    const auto limit = request.number("limit", max_number, 1, max_number);
    const auto end = std::min<std::uint64_t>(match.states().size(), first + limit);
    json.begin_array();
    for (auto number = first; number < end; ++number) {
        describe_moment(json, match, number, moves, viewer);
    }
    json.end_array();
}

template <typename Game>
void answer_expiry(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    const auto& state = match.state();
    require_running(state.outcome);
    const std::string event = state.expires() ? format_departure({state.seat(), reason::time})
                                              : Game::format_move(Game::idle_move);
    json.begin_object().key("event").text(event).end_object();
}

template <typename Game>
void answer_position(Json& json, const Request& request) {
    Setup<Game> setup;
    setup.rules = read_rules<Game>(request);
    setup = read_setup_from<Game>(request, setup, request.get("position", ""));
    Match<Game> match(setup);
    add_events(match, request);
    const auto& state = match.state();
    json.begin_object().key("to_move");
    write_seat(json, state.seat());
    json.key("position");
    describe_state(json, state);
    json.key("legal");
    Game::describe_moves(json, state.legal_moves());
    json.key("outcome");
    describe_outcome(json, match);
    json.key("opening");
    write_opening(json, state);
    json.end_object();
}

template void answer_position<QuartoGame>(Json&, const Request&);
template void answer_position<QuartinoGame>(Json&, const Request&);
template void answer_expiry<QuartoGame>(Json&, const Request&);
template void answer_expiry<QuartinoGame>(Json&, const Request&);
template void answer_state<QuartoGame>(Json&, const Request&);
template void answer_state<QuartinoGame>(Json&, const Request&);
template void answer_steps<QuartoGame>(Json&, const Request&);
template void answer_steps<QuartinoGame>(Json&, const Request&);
template void answer_moments<QuartoGame>(Json&, const Request&);
template void answer_moments<QuartinoGame>(Json&, const Request&);

}  // namespace fourfold
