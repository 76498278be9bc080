// The optional ideas of the search. A benchmark compiles the search without each of them, to
// measure its effect.
#pragma once

#ifndef FOURFOLD_TARGET
#define FOURFOLD_TARGET baseline
#endif

namespace fourfold::solver::FOURFOLD_TARGET {

struct Ideas {
    bool order = true;          // children that leave the opponent the fewest safe pairs first
    bool two_plies = true;      // near the root, count the pairs two plies deep
    bool look_up_first = true;  // near the root, look all children up before searching any
    bool last_plies = true;     // a short horizon needs no list and no order
    bool table = true;          // remember positions with few pieces
    bool symmetry = true;       // take positions equal up to symmetry for one
};

#ifdef FOURFOLD_IDEAS
inline constexpr Ideas ideas{FOURFOLD_IDEAS};
#else
inline constexpr Ideas ideas{};
#endif

}  // namespace fourfold::solver::FOURFOLD_TARGET
