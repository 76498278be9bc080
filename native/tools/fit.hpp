// Fits the weights of Quartino's evaluation to the outcomes of games.
#pragma once

#include <array>
#include <vector>

#include "quartino_search/evaluation.hpp"

namespace fourfold::tools {

// The weights for one number of seats, by the turns until a seat moves.
using SeatWeights = std::array<quartino_search::Weights, quartino::max_seats>;

// A position between two turns, and who won in the end. Seats are counted by the turns until they
// move.
struct Sample {
    std::array<std::array<float, quartino_search::feature_count>, quartino::max_seats> features{};
    int winner = 0;
};

// Improve weights in five passes, so that the evaluation's probabilities get closer to the
// outcomes; return the mean loss in the last pass, which for uniform guesses is the logarithm of
// the number of seats. Shuffles the samples, which should number in the thousands.
//
// The loss is the cross-entropy, the optimizer Adam (D. P. Kingma and J. Ba, "Adam: a method for
// stochastic optimization", ICLR 2015).
double fit(std::vector<Sample>& samples, int seats, SeatWeights& weights);

}  // namespace fourfold::tools
