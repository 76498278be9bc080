// Random questions to the solver, the answers to which are found in another way too.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <random>
#include <stdexcept>

#include "solver/solver.hpp"

namespace plain {

// Says which position was judged wrongly, by which solver, and how.
struct WrongAnswer : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Asks about random positions in random rule sets, dead groups among them, on every target that
// this processor runs, with one thread or several, with tables so small that they overflow, and
// with limits. The scores of late positions are known by minimax; those of earlier ones from the
// scores, by another solver, of all positions one placement later. A few pieces are too few for
// either: what is found about them within limits must not contradict itself.
//
// The same seed gives the same questions. A solver is asked about many positions, so that what it
// remembers is put to the test.
class Fuzz {
  public:
    // How often something came up, to show that the questions are not all alike.
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
    struct Kept {
        fourfold::solver::Options options;
        std::shared_ptr<fourfold::solver::Solver> solver;
    };
    struct Case;

    Kept make_solver(const fourfold::quarto::Rules& rules);
    fourfold::solver::Limits make_limits();
    Case make_case();
    void judge(Case& asked);
    void ask_opening(const Case& asked);
    void ask_score(const Case& asked);
    void ask_copy(const Case& asked);
    void ask_best(const Case& asked);
    void ask_gift(const Case& asked);
    void ask_analysis(const Case& asked);
    void ask_within_limits(const Case& asked);

    std::mt19937 random_;
    std::array<Kept, 32> kept_;  // by traits and squares
    Tally tally_;
};

}  // namespace plain
