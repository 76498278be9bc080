// Fits the weights of Quartino's evaluation to the outcomes of games.
#pragma once

#include <array>
#include <vector>

#include "quartino_search/evaluation.hpp"

namespace fourfold::tools {

// The weights for one number of seats, by the turns until a seat moves.
using SeatWeights = std::array<quartino_search::Weights, quartino::most_seats>;

// A position between two turns, and who won in the end. Seats are counted by the turns until they
// move.
struct Sample {
    std::array<std::array<float, quartino_search::feature_count>, quartino::most_seats> features{};
    int winner = 0;
};

// Improve weights in five passes, so that the chances of the evaluation come nearer to the
// outcomes; return the mean loss in the last pass, which is the logarithm of the number of seats
// for somebody who knows nothing. The samples are shuffled; they should be thousands.
//
// The loss is the cross-entropy, the method Adam (D. P. Kingma and J. Ba, "Adam: a method for
// stochastic optimization", ICLR 2015).
double fit(std::vector<Sample>& samples, int seats, SeatWeights& weights);

}  // namespace fourfold::tools
