// Every target that the search is compiled for, even if this processor can't run it.
#pragma once

#include "solver/search.hpp"

namespace plain {

struct NamedTarget {
    const char* name;
    fourfold::solver::Target target;
};

inline constexpr NamedTarget targets[] = {
    {"portable", fourfold::solver::Target::portable},
    {"baseline", fourfold::solver::Target::baseline},
    {"x86-64-v3", fourfold::solver::Target::x86_64_v3},
    {"x86-64-v4", fourfold::solver::Target::x86_64_v4},
    {"x86-64-v4 with bitalg", fourfold::solver::Target::x86_64_v4_bitalg},
};

}  // namespace plain
