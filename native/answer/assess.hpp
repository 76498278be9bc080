// Evaluates unfinished positions as the server does: Quarto! by the solver, Quartino by
// `expert`'s search.
#pragma once

#include "game/assessment.hpp"
#include "quartino/state.hpp"
#include "quarto/state.hpp"

namespace fourfold {

// The values of a position and of every turn in it; bounds if time runs out.
Assessment<quarto::Move> assess(const quarto::State& state, double seconds);

// The bot's estimates of a position, given the cards that are known in it, and of the turns that it
// considered: no turns if the seat to move has an unknown card.
Assessment<quartino::Move> assess(const quartino::State& state, double seconds);

}  // namespace fourfold
