// Counts the full boards on which nobody has won.
#pragma once

#include <functional>

#include "count.hpp"
#include "quarto/rules.hpp"

namespace fourfold::theory {

// Return how many of the 16! full boards have no complete group. All 16 pieces are distinct, even
// if only some of their traits are in play; calls make no difference.
//
// `poll` is called several times a second, and may throw to stop the count.
Count count_full_boards(const quarto::Rules& rules, const std::function<void()>& poll = [] {});

}  // namespace fourfold::theory
