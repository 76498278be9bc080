// How a level plays: what it looks at, what it overlooks, how far it thinks.
#pragma once

#include <cstdint>

#include "quartino/position.hpp"
#include "quartino_search/control.hpp"
#include "quartino_search/knowledge.hpp"
#include "quartino_search/search.hpp"

namespace fourfold::quartino_search {

struct Character {
    double attention = 1;     // the chance to see, for each card and turn, that it can be claimed
    double diligence = 1;     // the chance to look where a stone is of use, instead of anywhere
    bool sees_others = true;  // whether it looks at what the others could do
    Effort effort{};          // whether it plays on in its mind; no iterations: it does not
};

// Choose a whole turn, or the rest of one that has begun, for the seat to move.
//
// The other seats' cards in the position count for nothing but their number: those that the seat
// may know are in `knowledge`. The answer follows from the arguments alone, unless it is told to
// stop. Only a character that sees others puts a value on it.
Finding choose_turn(const quartino::Position& position, const Knowledge& knowledge,
                    const Character& character, std::uint64_t seed, Control& control);

}  // namespace fourfold::quartino_search
