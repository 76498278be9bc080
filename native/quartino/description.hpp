// What a client is told about Quartino, as JSON in the shapes of the server's protocol.
#pragma once

#include <span>

#include "quartino/notation.hpp"
#include "text/json.hpp"

namespace fourfold::quartino {

void describe_rules(Json& json, const RuleSet& rules);

// A position as its viewer sees it: unknown cards are null.
void describe_state(Json& json, const State& state);

void describe_move(Json& json, Move move);
void describe_moves(Json& json, std::span<const Move> moves);

// A move that was made, whether a claim was wrong, and which stacks Column removed.
void describe_played(Json& json, const State& before, Move move, const State& after);

// Which stacks Column removed after a departure.
void describe_aftermath(Json& json, const State& before, const State& after);

// Nothing to add to the last claim.
void describe_ending(Json& json);

}  // namespace fourfold::quartino
