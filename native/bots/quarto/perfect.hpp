// A bot that plays perfectly, using book and solver, and sets traps for fallible opponents.
#pragma once

#include "bots/choice.hpp"
#include "bots/quarto/solver_pool.hpp"
#include "bots/random.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto_bots {

// The whole turn of the seat to move: keeps the value of every position, wins fastest and loses
// slowest. Among equally good turns it chooses the one after which a fallible opponent is most
// likely to go wrong. It never misses a call. If it hits a cap before a value is certain, it
// chooses the turn with the best bounds. The game must not be over.
bots::Choice choose_perfectly(const quarto::Game& game, const bots::Seed& seed,
                              const bots::Budget& budget, SolverPool& solvers, const Book& book);

}  // namespace fourfold::quarto_bots
