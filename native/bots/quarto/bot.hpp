// The Quarto! bots by name.
#pragma once

#include <string_view>
#include <vector>

#include "bots/choice.hpp"
#include "bots/quarto/solver_pool.hpp"
#include "bots/random.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto_bots {

// Weakest first: random, the levels, perfect.
std::vector<std::string_view> bot_names();

// A bot's choice for the seat to move; the game must not be over. Unless a cap of the budget
// is hit, it depends only on the bot, the game and the seed. Throws std::invalid_argument for an
// unknown name.
//
// `book` is for the class of the game's rules; only `perfect` uses it, and plays the same without
// it, but thinks for minutes in the opening unless the budget has a cap.
bots::Choice choose(std::string_view name, const quarto::Game& game, const bots::Seed& seed,
                    const bots::Budget& budget, SolverPool& solvers, const Book& book = nullptr);

}  // namespace fourfold::quarto_bots
