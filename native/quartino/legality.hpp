// Finds out why a Quartino position, read from text, can't occur in any game.
#pragma once

#include <vector>

#include "quartino/state.hpp"

namespace fourfold::quartino {

// A rack as it was read: the number of cards may be wrong.
struct ReadRack {
    std::vector<int> hidden{};
    std::vector<int> claimed{};
    bool is_out = false;
};

// The columns of a position's parts in its notation.
struct Columns {
    int mover, phase, racks;
};

// Return the state with these racks, or throw NotationError with the column of the part at fault.
// `position` has everything but the racks and the number of seats.
State require_possible(Position position, const std::vector<ReadRack>& racks,
                       const Columns& columns);

}  // namespace fourfold::quartino
