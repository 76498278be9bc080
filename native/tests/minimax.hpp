// The score of a position by plain minimax: no table, no symmetry, no move ordering. Slow but
// obviously correct; the tests compare the solver with it.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "quarto/position.hpp"
#include "solver/score.hpp"
#include "solver/solver.hpp"

namespace plain {

// The score for the player to place the piece in hand if it is within the window, else a bound
// (fail-soft alpha-beta).
fourfold::solver::Score minimax(const fourfold::quarto::Position& position,
                                const fourfold::quarto::Rules& rules,
                                fourfold::solver::Score low = fourfold::solver::worst_score,
                                fourfold::solver::Score high = fourfold::solver::best_score);

// Whether the piece in hand completes a group on some square.
bool wins_at_once(const fourfold::quarto::Position& position, const fourfold::quarto::Rules& rules);

// Every pair of a square and a piece to give, in the solver's order, with its score; `score_of`
// scores the positions that they lead to.
using ScoreOf = std::function<fourfold::solver::Score(const fourfold::quarto::Position&)>;
std::vector<fourfold::solver::Option> judge_pairs(const fourfold::quarto::Position& position,
                                                  const fourfold::quarto::Rules& rules,
                                                  const ScoreOf& score_of);

// A random position with a piece in hand, a given number on the board, and no complete group.
fourfold::quarto::Position random_position(std::mt19937& random,
                                           const fourfold::quarto::Rules& rules, int placed);

// Compare both on a number of random positions with `min_pieces` to 15 pieces; return a description
// of the first difference, empty if there is none.
std::string compare(const fourfold::quarto::Rules& rules, const fourfold::solver::Options& options,
                    int positions, int min_pieces, unsigned seed);

}  // namespace plain
