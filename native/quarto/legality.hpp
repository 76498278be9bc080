// Finds out why a Quarto! position can't be reached in any game.
#pragma once

#include "quarto/game.hpp"

namespace fourfold::quarto {

// The columns of a position's parts in its notation.
struct Columns {
    int board, hand, last;
};

// Throw NotationError, with the column of the part at fault, for a position that no game reaches.
// The piece in hand may also be in the supply.
void require_reachable(const Game& game, const Columns& columns);

}  // namespace fourfold::quarto
