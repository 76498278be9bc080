// What a player can see on a board without calculating: threats, and how much they matter.
//
// For hints where the solver finds all moves equal. It says nothing about the value of a position.
#pragma once

#include <vector>

#include "quarto/game.hpp"
#include "text/json.hpp"

namespace fourfold::quarto {

// A group that one more piece would complete.
struct Threat {
    int group;
    int square;  // its empty square
    int shared;  // the traits in play that its three pieces share, as bits: any one is enough
    int values;  // their values, as bits of a piece

    bool is_completed_by(int piece) const { return (~(piece ^ values) & shared) != 0; }
};

std::vector<Threat> find_threats(const Position& position, const Rules& rules);

// The placements or gives after which the opponent has the most dangerous pieces to give: they
// leave a person the most ways to go wrong. Empty if all are equal. Moves that leave the player no
// safe piece to give, and pieces that complete a group at once, are left out.
std::vector<Move> find_hardest(const Position& position, const Rules& rules);

// Both as JSON, in the shape of the server's protocol.
void describe_insight(Json& json, const Game& game);

}  // namespace fourfold::quarto
