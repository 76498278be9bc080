// Fuzzes the solver with random questions, and checks the answers independently.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <random>
#include <stdexcept>

#include "solver/solver.hpp"

namespace plain {

// Says which position a solver got wrong, which solver, and how.
struct WrongAnswer : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Asks about random positions in random rule sets, including dead groups, on every target that this
// processor can run, with one or more threads, with tables so small that they overflow, and with
// limits. Minimax gives the scores of late positions; those of earlier ones follow from another
// solver's scores of all positions one placement later. With few pieces neither is feasible: the
// bounds found within limits must be consistent.
//
// The same seed gives the same questions. Each solver is asked about many positions, which also
// tests its transposition table.
class Fuzz {
  public:
    // Counts of what came up, to show that the questions are varied.
    struct Tally {
        std::array<int, 16> by_pieces{};
        int dead_groups = 0, wins = 0, draws = 0, losses = 0;
        int left_open = 0;  // answers that a limit kept from being exact
    };

    explicit Fuzz(unsigned seed) : random_(seed) {}

    // Ask some questions about one more position. Throws WrongAnswer.
    void ask_next();

    const Tally& tally() const { return tally_; }

  private:
    struct ConfiguredSolver {
        fourfold::solver::Options options;
        std::shared_ptr<fourfold::solver::Solver> solver;
    };
    struct Case;

    ConfiguredSolver make_solver(const fourfold::quarto::Rules& rules);
    fourfold::solver::Limits make_limits();
    Case make_case();
    void judge(Case& test);
    void ask_opening(const Case& test);
    void ask_score(const Case& test);
    void ask_copy(const Case& test);
    void ask_best(const Case& test);
    void ask_gift(const Case& test);
    void ask_analysis(const Case& test);
    void ask_within_limits(const Case& test);

    std::mt19937 random_;
    std::array<ConfiguredSolver, 32> solvers_;  // by traits and squares
    Tally tally_;
};

}  // namespace plain
