// All positions with few pieces, up to symmetry.
#pragma once

#include <vector>

#include "quarto/position.hpp"
#include "solver/solver.hpp"

namespace fourfold::solver {

// List the positions with exactly `pieces` pieces on the board and one in hand, without a complete
// group and with a hand that does not win at once, in a fixed order. Up to five pieces easily fit
// into memory.
std::vector<quarto::Position> list_openings(const quarto::Rules& rules, int pieces);

}  // namespace fourfold::solver
