// The ways to divide the pieces between the two halves of the board, up to symmetry.
#pragma once

#include <vector>

#include "count.hpp"
#include "quarto/position.hpp"

namespace fourfold::theory {

// A class of sets of eight pieces that are equal up to symmetry: one of them, and their number.
struct HalfSets {
    quarto::Pieces pieces;
    Count count = 0;
};

// List the sets of eight pieces up to swapping the values of a trait in play, swapping two such
// traits, swapping pieces that differ only in traits out of play, and taking the complement. The
// counts add up to the number of all sets of eight, 12,870.
std::vector<HalfSets> list_half_sets(unsigned traits);

}  // namespace fourfold::theory
