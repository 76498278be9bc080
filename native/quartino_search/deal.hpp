// Random deals consistent with everything a seat has seen.
#pragma once

#include "playout/random.hpp"
#include "quartino/position.hpp"
#include "quartino_search/knowledge.hpp"

namespace fourfold::quartino_search {

// Replace the cards that `seat` does not know with random ones. Cards that were shown stay where
// they are, and no card occurs twice. Cards are drawn by the odds in `knowledge`; without odds, the
// more often a seat has passed up a card, the less likely it is dealt that card. The order of a
// rack's hidden cards has no meaning here.
void draw_hidden_cards(quartino::Position& position, int seat, const Knowledge& knowledge,
                       playout::Random& random);

// The probability that each seat holds each card, as far as `seat` knows: the shares of 256 deals.
CardChances chances_seen_by(int seat, const quartino::Position& position,
                            const Knowledge& knowledge);

}  // namespace fourfold::quartino_search
