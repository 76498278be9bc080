// How games between bots went from the openings of Quarto!: every position of the printed rules
// with a piece in hand and at most two on the board, one of each class of symmetric positions.
#pragma once

#include <array>
#include <string_view>

#include "bots/quarto/level.hpp"
#include "quarto/state.hpp"
#include "text/json.hpp"

namespace fourfold::openings {

// The games from an opening between two bots of one level.
struct Games {
    int won;         // by the player to move in the opening
    int lost;        // by that player
    int faulty;      // with a mistake: a turn that gave up a win or a draw
    int first_turn;  // the turn of the first mistake, from 1: the median; 0 if there was none
};

struct Opening {
    std::string_view position;  // in notation
    std::array<Games, quarto_bots::levels.size()> levels;
};

inline constexpr int opening_count = 157;
extern const int games_per_level;
extern const std::array<Opening, opening_count> table;

// The opening that a position is equal to up to symmetry; null if it isn't one.
const Opening* find_opening(const quarto::State& state);

// The opening as JSON, or null.
void describe_opening(Json& json, const quarto::State& state);

}  // namespace fourfold::openings
