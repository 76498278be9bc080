// Traps: how often a fallible opponent makes a mistake, as measured for the levels.
#pragma once

#include <vector>

#include "solver/game_solver.hpp"

namespace fourfold::quarto_bots {

// How often a turn with this score is chosen, relative to a drawing turn.
double weight_of(solver::Score score);

// The probability that a fallible player to move makes a mistake.
double error_chance(const solver::GameAnalysis& analysis);

// The verdicts on whole turns, without those on placements alone.
std::vector<solver::MoveVerdict> whole_turns(const solver::GameAnalysis& analysis);

}  // namespace fourfold::quarto_bots
