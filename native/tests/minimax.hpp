// The score of a position by plain minimax: no table, no symmetry, no order of moves. Slow, and
// easy to believe; the tests hold the solver equal to it.
#pragma once

#include <random>
#include <string>

#include "quarto/position.hpp"
#include "solver/score.hpp"
#include "solver/solver.hpp"

namespace plain {

// The score for the player to place the piece in hand, if it is within the window; else a bound of
// it on the right side of the window (alpha-beta, fail-soft).
fourfold::solver::Score minimax(const fourfold::quarto::Position& position,
                                const fourfold::quarto::Rules& rules,
                                fourfold::solver::Score low = fourfold::solver::worst_score,
                                fourfold::solver::Score high = fourfold::solver::best_score);

// A random position with a piece in hand and so many on the board, none of whose groups is
// complete.
fourfold::quarto::Position random_position(std::mt19937& random,
                                           const fourfold::quarto::Rules& rules, int placed);

// Ask both for a number of random positions with from `fewest` to 15 pieces; return a description
// of the first difference, empty if there is none.
std::string compare(const fourfold::quarto::Rules& rules, const fourfold::solver::Options& options,
                    int positions, int fewest, unsigned seed);

}  // namespace plain
