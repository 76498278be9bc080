// A level's playing style: what it considers, what it overlooks, and its search effort.
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
// Only the number of the other seats' cards in the position matters: the known ones are in
// `knowledge`. The result depends only on the arguments, unless it is told to stop. Only a
// character that sees others sets a value.
Finding choose_turn(const quartino::Position& position, const Knowledge& knowledge,
                    const Character& character, std::uint64_t seed, Control& control);

}  // namespace fourfold::quartino_search
