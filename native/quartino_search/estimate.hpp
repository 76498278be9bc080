// Estimates a position for an analyst, who may know any of the cards: every seat's share of wins,
// and the best turns, each with the standard error of its mean.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quartino/position.hpp"
#include "quartino_search/character.hpp"
#include "quartino_search/hands.hpp"

namespace fourfold::quartino_search {

// A winning probability, 0 to 1, and its standard error: none if too few continuations were played
// to tell. The error covers the luck of the deals, not the search's mistakes.
struct Share {
    double chance = 0;
    std::optional<double> error{};
};

struct EstimatedTurn {
    Path path;
    Share share;               // of the seat to move
    std::uint64_t visits = 0;  // continuations played
};

struct Estimate {
    std::vector<Share> shares{};         // in seat order; add up to 1
    std::vector<EstimatedTurn> turns{};  // best first; none if one of the mover's cards is unknown
    std::vector<Path> line{};            // the best turn and a possible reply
    bool is_complete = false;            // whether no time limit cut it short
};

// Estimate a position, which must not be over, for a character who knows these hidden cards of each
// seat. The other hidden cards in the position stand for unknown ones: they don't matter. The
// result depends only on the arguments, unless it is told to stop.
//
// The others know only how many cards the mover has; the known cards of the other seats are known
// to everybody. If all of the mover's cards are known, the turns are those of `choose_turn`, and
// the shares are those after the best turn.
Estimate estimate(const quartino::Position& position, const Shown& known,
                  const Character& character, std::uint64_t seed, Control& control);

}  // namespace fourfold::quartino_search
