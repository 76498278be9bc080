// Deals that agree with everything a seat has seen.
#pragma once

#include "playout/random.hpp"
#include "quartino/position.hpp"
#include "quartino_search/knowledge.hpp"

namespace fourfold::quartino_search {

// Give the other seats cards in place of those that `seat` does not know. Cards that were shown
// stay where they are, and no card is in two places; a card that a seat has passed over is the less
// likely, the more often it was. The order of a rack's hidden cards has no meaning here.
void draw_hidden_cards(quartino::Position& position, int seat, const Knowledge& knowledge,
                       playout::Random& random);

}  // namespace fourfold::quartino_search
