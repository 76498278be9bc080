// A rule set: the geometry and the time per turn, as a key such as `wheel/60` names it.
#pragma once

#include <optional>

namespace fourfold::quartino {

struct RuleSet {
    int geometry = 0;                 // an index into `geometries`
    std::optional<int> seconds = {};  // per turn; none for no limit
};

}  // namespace fourfold::quartino
