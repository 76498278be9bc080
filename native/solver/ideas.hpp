// Optional techniques of the search. A benchmark compiles the search without each of them, to
// measure its effect.
#pragma once

#ifndef FOURFOLD_TARGET
#define FOURFOLD_TARGET baseline
#endif

namespace fourfold::solver::FOURFOLD_TARGET {

struct Ideas {
    bool order = true;          // search first the children that leave the fewest safe pairs
    bool two_plies = true;      // near the root, count the pairs two plies deep
    bool look_up_first = true;  // near the root, probe all children before searching any
    bool last_plies = true;     // no move list and no ordering for a short horizon
    bool table = true;          // store positions with few pieces in the table
    bool symmetry = true;       // merge positions equal up to symmetry
};

#ifdef FOURFOLD_IDEAS
inline constexpr Ideas ideas{FOURFOLD_IDEAS};
#else
inline constexpr Ideas ideas{};
#endif

}  // namespace fourfold::solver::FOURFOLD_TARGET
