// The evaluation of a position: what a solver or a bot has found out.
#pragma once

#include <optional>
#include <vector>

namespace fourfold {

// Values are for the seat to move: 1 for a win, 0 for a draw, -1 for a loss, an estimate if in
// between; none if unknown.
template <typename Move>
struct WeighedTurn {
    std::vector<Move> moves;  // the turn's moves, or the first of them
    std::optional<double> value;
    int low = -1;  // proven bounds of the value
    int high = 1;
    std::optional<int> distance{};  // placements until the end; none for a draw or if unknown
    std::optional<double> error{};  // the standard error of an estimate; none if it isn't known
};

// An estimate of how often a seat wins, 0 to 1.
struct SeatShare {
    double chance = 0;
    std::optional<double> error{};  // its standard error; none if it isn't known
};

template <typename Move>
struct Assessment {
    std::optional<double> value;
    int low = -1;
    int high = 1;
    std::optional<int> distance{};
    bool is_exact = false;     // whether the values are proven
    bool is_complete = false;  // whether a longer search would find no more
    std::vector<WeighedTurn<Move>> turns{};
    std::vector<Move> line{};         // the principal variation, as far as it was found
    std::vector<SeatShare> shares{};  // estimates in seat order; none if the values are proven
};

}  // namespace fourfold
