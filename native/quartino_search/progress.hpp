// The evaluation for a player who considers only their own cards.
#pragma once

#include "quartino/position.hpp"
#include "quartino_search/card_set.hpp"
#include "quartino_search/reach.hpp"

namespace fourfold::quartino_search {

// Rewards having few cards left, then having one close to a claim, then all of them. Negative while
// any card is left.
inline float own_progress(const quartino::Position& position, int seat) {
    const CardSet hidden = set_of(position.racks[seat - 1].hidden());
    quartino::Board board = position.board;
    if (board.has_column()) board.remove_columns(position.table());
    const Reach reach = reach_of(board);
    float progress = -100.0F * static_cast<float>(size_of(hidden));
    for (int distance = 0; distance < 4; ++distance) {
        const CardSet within = hidden & reach.within[distance];
        progress += (within != 0 ? 10.0F : 0.0F) + 0.5F * static_cast<float>(size_of(within));
    }
    return progress;
}

}  // namespace fourfold::quartino_search
