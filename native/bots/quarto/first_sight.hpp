// Static verdicts on every turn, without a search: it wins, loses at once, or is open.
#pragma once

#include <vector>

#include "quarto/game.hpp"
#include "solver/game_solver.hpp"

namespace fourfold::quarto_bots {

// A verdict on every whole turn, ignoring calls that could be made right now. The game must have a
// piece to give or to place.
std::vector<solver::MoveVerdict> judge_at_sight(const quarto::Game& game);

}  // namespace fourfold::quarto_bots
