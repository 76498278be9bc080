// Formats rule sets and positions as in docs/notation.md, so that failures can be reproduced.
#pragma once

#include <string>

#include "quarto/position.hpp"

namespace plain {

// The key of a rule set and a position with a piece in hand, for `fourfold solve --rules KEY TEXT`.
// If the board has a dead complete group, calls are on and the last window is closed.
std::string format_position(const fourfold::quarto::Position& position,
                            const fourfold::quarto::Rules& rules);

}  // namespace plain
