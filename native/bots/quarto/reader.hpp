// A reader: a solver that works for one thought, and stops when the thought hits a cap.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/quarto/thought.hpp"
#include "quarto/game.hpp"
#include "solver/game_solver.hpp"

namespace fourfold::quarto_bots {

// All methods throw OutOfTime if a cap was already hit. Solver and thought must outlive it.
class Reader {
  public:
    // With a node limit, the solver's table is cleared first.
    Reader(solver::Solver& solver, Thought& thought, std::optional<std::uint64_t> nodes);

    // Exact verdicts on every move, or bounds if the time or the nodes run out. All analyses and
    // verdicts of a reader share the node limit.
    solver::GameAnalysis analyse(const quarto::Game& game);

    // The exact verdict on a game, or bounds if a share of the time or the nodes run out.
    solver::Bounds judge(const quarto::Game& game, double share = 1);

    // The value of each step if the node limit suffices to find it; does not use up the limit.
    std::vector<std::optional<int>> glance(const quarto::Game& game,
                                           const std::vector<solver::Step>& steps);

  private:
    solver::Limits limits(double share = 1);
    void spend(std::uint64_t nodes);

    solver::GameSolver solver_;
    Thought& thought_;
    std::optional<std::uint64_t> nodes_;
};

}  // namespace fourfold::quarto_bots
