// A level's playing style: what it considers, what it overlooks, and its search effort.
#pragma once

#include <cstdint>

#include "quartino/position.hpp"
#include "quartino_search/control.hpp"
#include "quartino_search/knowledge.hpp"
#include "quartino_search/search.hpp"

namespace fourfold::quartino_search {

struct Character {
    double attention =
        1;  // the probability of noticing that a card can be claimed, per card and turn
    double diligence = 1;     // the probability of placing a stone where it helps
    bool sees_others = true;  // whether it considers what the others could do
    Effort effort{};          // search effort; no search with 0 iterations
};

// Choose a whole turn, or the rest of one that has begun, for the seat to move.
//
// Only the number of the other seats' cards in the position matters: the known ones are in
// `knowledge`. The result depends only on the arguments, unless it is told to stop. Only a
// character that sees others sets a value.
Finding choose_turn(const quartino::Position& position, const Knowledge& knowledge,
                    const Character& character, std::uint64_t seed, Control& control);

}  // namespace fourfold::quartino_search
