// Positions equal up to symmetry, made without the solver's own tables of symmetries.
#pragma once

#include <random>

#include "quarto/position.hpp"

namespace plain {

// A random copy of a position with a piece in hand: the board turned, mirrored, or its files and
// ranks reordered; the traits in play swapped and their values exchanged; pieces that differ in the
// other traits alone exchanged.
fourfold::quarto::Position random_copy(std::mt19937& random,
                                       const fourfold::quarto::Position& position,
                                       const fourfold::quarto::Rules& rules);

}  // namespace plain
