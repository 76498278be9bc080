// All positions with few pieces, one for each class of those equal up to symmetry.
#pragma once

#include <vector>

#include "quarto/position.hpp"
#include "solver/solver.hpp"

namespace fourfold::solver {

// List the positions with exactly so many pieces on the board and one in hand, none of whose groups
// is complete and whose hand does not win at once, in a fixed order. Up to five pieces fit into
// memory with ease.
std::vector<quarto::Position> list_openings(const quarto::Rules& rules, int pieces);

}  // namespace fourfold::solver
