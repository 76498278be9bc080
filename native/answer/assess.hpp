// Evaluates unfinished positions as the server does: Quarto! by the solver, Quartino by its
// strongest bot.
#pragma once

#include "game/assessment.hpp"
#include "quartino/state.hpp"
#include "quarto/state.hpp"

namespace fourfold {

// The values of a position and of every turn in it; bounds if time runs out.
Assessment<quarto::Move> assess(const quarto::State& state, double seconds);

// Estimates of a position and of the turns that the bot considered. The seat to move must know its
// own cards; the others' don't matter.
Assessment<quartino::Move> assess(const quartino::State& state, double seconds);

}  // namespace fourfold
