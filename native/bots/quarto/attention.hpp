// Attention: how likely a player is to overlook a line, and what one look at the board shows.
#pragma once

#include <vector>

#include "bots/quarto/prospect.hpp"
#include "bots/random.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto_bots {

// What one look notices.
struct Look {
    Noticed nearly_complete;  // where three pieces share a trait and the fourth square is empty
    Noticed complete;         // where four pieces share a trait

    // The noticed groups that can be called now, in ascending order.
    std::vector<int> live_groups(const quarto::Game& game) const;
};

// A look that overlooks nothing.
Look full_look(const quarto::Rules& rules);

// How much of the board a player notices.
struct Attention {
    double lapse = 0;     // the probability of overlooking three of a colour in a row, at the start
    double crowding = 0;  // its relative increase by the time the board is full

    // The probability of overlooking a trait shared in a group, with `placed` pieces on the board.
    double chance_to_overlook(int group, int trait, int placed) const;

    // Look at the board once: what is overlooked stays overlooked for the whole decision.
    Look look(const quarto::Game& game, bots::Random& random) const;
};

}  // namespace fourfold::quarto_bots
