// Exact answers about games: adds calls, passes and finished games, which the solver doesn't know.
//
// The theory is the same with calls on, since perfect players always call: a group that can be
// called now wins without another placement, and dead groups have no empty square.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quarto/game.hpp"
#include "quarto/move.hpp"
#include "solver/score.hpp"
#include "solver/solver.hpp"

namespace fourfold::solver {

// The scores of a game that is over, or that a call ends now: at distance 0.
inline constexpr Score win_now = win_in(0);
inline constexpr Score loss_now = loss_in(0);

// 1 for a win, 0 for a draw, -1 for a loss; none if a limit was hit first.
inline std::optional<int> value_of(const Bounds& verdict) {
    const int low = value_of(verdict.low);
    return low == value_of(verdict.high) ? std::optional(low) : std::nullopt;
}

// A move (a place, a give, both, or a call) and how the game ends after it.
struct MoveVerdict {
    quarto::Turn moves;
    Bounds verdict;
};

struct GameSolution {
    Bounds verdict;
    quarto::Turn best{};  // up to the opponent's decision; empty if the game is over or none found
    std::uint64_t nodes = 0;
    double seconds = 0;  // 0 if no search was needed
};

struct GameAnalysis {
    Bounds verdict;
    // Every square, alone and with each piece to give, or each piece to give; and correct calls.
    std::vector<MoveVerdict> moves;
    std::vector<quarto::Move> line;  // best play by both sides, as far as it was found
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// The verdict on a game that needs no search, for the seat whose turn it is or was.
std::optional<Bounds> settle(const quarto::Game& game);

// Answers with a solver for the game's traits and squares; calls may differ between games. The
// limits apply to each question.
class GameSolver {
  public:
    explicit GameSolver(Solver& solver) : solver_(solver) {}

    GameSolution solve(const quarto::Game& game, bool with_distance, const Limits& limits);
    GameAnalysis analyse(const quarto::Game& game, bool with_distance, const Limits& limits);

    // The value of each step for the seat that makes it, as `Solver::glance` finds it.
    Glances glance(const quarto::Game& game, const std::vector<Step>& steps, const Limits& limits);

  private:
    Solver& solver_;
};

}  // namespace fourfold::solver
