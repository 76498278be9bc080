// Bots that make human mistakes: they judge the board by the parts of it they notice.
#pragma once

#include "bots/choice.hpp"
#include "bots/quarto/level.hpp"
#include "bots/quarto/solver_pool.hpp"
#include "bots/random.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto_bots {

// The whole turn of the seat to move at a level, based on one look at the board. The game must not
// be over.
bots::Choice choose_fallibly(const Level& level, const quarto::Game& game, const bots::Seed& seed,
                             const bots::Budget& budget, SolverPool& solvers);

}  // namespace fourfold::quarto_bots
