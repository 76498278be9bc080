// Labels Quarto! positions with exact scores, for datasets.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "playout/random.hpp"
#include "quarto/position.hpp"
#include "solver/solver.hpp"

namespace fourfold::dataset {

// Stands for the score of an illegal step.
inline constexpr std::int8_t no_score = -128;

// For each square 16 pieces to give, and the placement alone.
inline constexpr int scores_per_square = 17;
inline constexpr int scores_per_position = quarto::square_count * scores_per_square;

// A position with `pieces` pieces on the board and one in hand, from uniformly random play in which
// nobody has completed a group.
quarto::Position draw_position(const quarto::Rules& rules, int pieces, playout::Random& random);

// A key that is the same for positions equal up to symmetry. Different positions collide with a
// probability of 2^-64.
std::uint64_t canonical_key(const quarto::Position& position, const quarto::Rules& rules);

// Where to write the labels: one row per position.
struct Labels {
    std::int8_t* scores;  // of the position: 17 - n for a win in n placements, n - 17 for a loss
    std::int8_t* steps;   // of each square and piece, scores_per_position of them, or no_score
    std::uint64_t* keys;
};

// Solvers that share the positions of a batch, one per thread.
class Labeller {
  public:
    Labeller(const quarto::Rules& rules, int threads, std::shared_ptr<const solver::Book> book);
    Labeller(const Labeller&) = delete;
    Labeller& operator=(const Labeller&) = delete;

    // Each position has a piece in hand.
    void label(std::span<const quarto::Position> positions, const Labels& labels);

  private:
    void label_one(solver::Solver& solver, const quarto::Position& position, std::size_t index,
                   const Labels& labels) const;

    quarto::Rules rules_;
    std::vector<std::unique_ptr<solver::Solver>> solvers_;
};

}  // namespace fourfold::dataset
