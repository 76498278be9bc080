// The commands of the text interface. Each writes its answer, or throws GameError.
#pragma once

#include "answer/read_match.hpp"
#include "game/quartino_game.hpp"
#include "game/quarto_game.hpp"
#include "text/json.hpp"

namespace fourfold {

template <typename Game>
void answer_rules(Json& json, const Request& request) {
    describe_rules(json, read_rules<Game>(request));
}

template <typename Game>
void answer_deal(Json& json, const Request& request);

// The state of the game as the viewer sees it, and what they may do.
template <typename Game>
void answer_state(Json& json, const Request& request);

template <typename Game>
void answer_steps(Json& json, const Request& request);

template <typename Game>
void answer_moments(Json& json, const Request& request);

// What running out of time means for the seat to move: a move made on its behalf, or its departure.
template <typename Game>
void answer_expiry(Json& json, const Request& request);

// A position given as text: what a client draws, every legal move, and how bots fared from here if
// it is an opening.
template <typename Game>
void answer_position(Json& json, const Request& request);

// The value of a position, given as `position` or by events, and of the turns in it.
template <typename Game>
void answer_analysis(Json& json, const Request& request);

// The same for the review of a game; null within a turn if the game is judged turn by turn.
template <typename Game>
void answer_judgement(Json& json, const Request& request);

// A bot's choice for the seat to move.
template <typename Game>
void answer_turn(Json& json, const Request& request);

// The game as a record, with the request's headers, limited to what the viewer may know.
template <typename Game>
void answer_record(Json& json, const Request& request);

// The game in a record, as keys of a request.
void answer_replay(Json& json, const Request& request);

// The seed of a game's decision number `count`.
void answer_seed(Json& json, const Request& request);

}  // namespace fourfold
