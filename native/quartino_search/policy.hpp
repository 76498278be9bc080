// The playout policy: quickly finds a good turn for each seat after the first turn of a search.
#pragma once

#include "quartino/position.hpp"
#include "quartino_search/evaluation.hpp"
#include "quartino_search/hands.hpp"
#include "quartino_search/turn.hpp"

namespace fourfold::quartino_search {

// Return a turn for the seat to move, given what it knows, from any phase of the turn.
//
// If it does not see others, only its own cards count. It declares Colour, claims whenever it can,
// and with several stones considers only the promising ones. The turn is not always the best by
// the evaluation, but rarely far from it.
Turn find_quick_turn(const quartino::Position& position, const Shown& shown,
                     bool sees_others = true, const WeightTable& weights = weights_of_a_view);

}  // namespace fourfold::quartino_search
