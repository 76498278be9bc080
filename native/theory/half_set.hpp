// The ways to share out the pieces between the two halves of the board, up to symmetry.
#pragma once

#include <vector>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::theory {

// Sets of eight pieces that are equal up to symmetry: one of them, and how many there are.
struct HalfSets {
    quarto::Pieces pieces;
    Count count = 0;
};

// List the sets of eight pieces up to exchanging the values of a trait in play, swapping two such
// traits, exchanging pieces that differ only in traits out of play, and taking the other eight. The
// counts add up to the number of all sets of eight, 12,870.
std::vector<HalfSets> list_half_sets(unsigned traits);

}  // namespace fourfold::theory
