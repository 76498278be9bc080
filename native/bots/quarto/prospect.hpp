// What each placement leaves the opponent in Quarto!, as far as a look at the board notices.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quarto/position.hpp"

namespace fourfold::quarto_bots {

// For each of quarto::groups, the traits (as bits) that a look notices if three pieces share them
// and the fourth square is empty.
using Noticed = std::array<std::uint8_t, quarto::groups.size()>;

struct Prospect {
    int square;                // for the piece in hand; quarto::none if a piece is to be given
    bool completes;            // whether it completes a group there that the look notices
    quarto::Pieces dangerous;  // the pieces that visibly win somewhere afterwards
    // The pieces that lose at once if given, noticed or not; all of them if the placement itself
    // wins.
    quarto::Pieces losing;
    // For each piece of the supply, if given: the number of pairs of a square for it and a next
    // piece to give that look safe. At most 240; 0 for all other pieces.
    std::array<std::uint8_t, quarto::piece_count> replies{};
};

// Return the prospects of all placements, by square; a single one for the current board if there is
// no piece in hand.
std::vector<Prospect> list_prospects(const quarto::Position& position, const quarto::Rules& rules,
                                     const Noticed& noticed);

}  // namespace fourfold::quarto_bots
