// Writes rule sets and positions as docs/notation.md says: a failure can be tried by hand.
#pragma once

#include <string>

#include "quarto/position.hpp"

namespace plain {

// The key of a rule set and a position with a piece in hand, for `fourfold solve --rules KEY TEXT`.
// Where a complete group lies dead on the board, calls are on and the last window is closed.
std::string format_position(const fourfold::quarto::Position& position,
                            const fourfold::quarto::Rules& rules);

}  // namespace plain
