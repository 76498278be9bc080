// What a client is told about Quarto!, as JSON in the shapes of the server's protocol.
#pragma once

#include <span>
#include <vector>

#include "quarto/notation.hpp"
#include "text/json.hpp"

namespace fourfold::quarto {

void describe_rules(Json& json, const RuleSet& rules);
void describe_state(Json& json, const State& state);
void describe_move(Json& json, Move move);
void describe_moves(Json& json, std::span<const Move> moves);

// A move that was made, and why a call was wrong.
void describe_played(Json& json, const State& before, Move move, const State& after);

// The effect of a departure: none.
void describe_aftermath(Json& json, const State& before, const State& after);

// The winning group and the groups missed. `last_call` is the call that ended the game, or
// pass_move if none did.
void describe_ending(Json& json, const State& first, const State& last, std::span<const Move> moves,
                     Move last_call);

// The traits in play that pieces share, with their values, such as {"C":1}.
void describe_shared(Json& json, const Rules& rules, std::span<const int> pieces);

}  // namespace fourfold::quarto
