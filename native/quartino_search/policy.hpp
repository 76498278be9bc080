// A good turn, found quickly: what a search lets the seats play beyond its first turn.
#pragma once

#include "quartino/position.hpp"
#include "quartino_search/evaluation.hpp"
#include "quartino_search/hands.hpp"
#include "quartino_search/turn.hpp"

namespace fourfold::quartino_search {

// Return a turn of the seat to move by what that seat knows, from any phase of the turn on.
//
// Where it does not see others, its own cards alone count. It declares Colour, claims whenever it
// can, and of several stones looks at the likely ones alone. It is not the best turn by the
// evaluation, but seldom far from it.
Turn find_quick_turn(const quartino::Position& position, const Shown& shown,
                     bool sees_others = true, const WeightTable& weights = weights_of_a_view);

}  // namespace fourfold::quartino_search
