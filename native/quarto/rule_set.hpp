// A rule set and its time per turn: what a key such as `CSHT+!/60` stands for.
#pragma once

#include <optional>

#include "quarto/rules.hpp"

namespace fourfold::quarto {

struct RuleSet {
    Rules rules{15, false, true};     // by default the game as printed
    std::optional<int> seconds = {};  // per turn; none for no limit
};

}  // namespace fourfold::quarto
