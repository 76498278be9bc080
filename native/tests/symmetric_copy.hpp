// Symmetric copies of positions, created without the solver's own symmetry tables.
#pragma once

#include <random>

#include "quarto/position.hpp"

namespace plain {

// A random copy of a position with a piece in hand: the board rotated, mirrored, or its files and
// ranks permuted; the traits in play permuted and their values swapped; pieces that differ only in
// the other traits swapped.
fourfold::quarto::Position random_copy(std::mt19937& random,
                                       const fourfold::quarto::Position& position,
                                       const fourfold::quarto::Rules& rules);

}  // namespace plain
