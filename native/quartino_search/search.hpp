// The search: turns weighed by how they go on, over deals that agree with everything seen.
#pragma once

#include <cstdint>
#include <vector>

#include "quartino/position.hpp"
#include "quartino_search/control.hpp"
#include "quartino_search/knowledge.hpp"
#include "quartino_search/turn.hpp"

namespace fourfold::quartino_search {

struct Effort {
    std::uint64_t iterations = 0;  // continuations that are played, for all turns together
    int candidates = 0;            // turns that are weighed so: the best by the evaluation
    int depth = 0;                 // turns of a continuation, after which the evaluation decides
};

// A turn and the chance to win with it, 0 to 1.
struct Candidate {
    Turn turn;
    double value = 0;
    std::uint64_t visits = 0;  // continuations that were played
};

struct Finding {
    std::vector<Candidate> candidates;  // the best first; at least one
    std::vector<Path> line;             // the best turn, and how others could answer
    std::uint64_t iterations = 0;
};

// List turns with their value by the evaluation alone, by what the seat knows. Those with the most
// claims come first, for a card that is kept for later is seldom worth it; among them the best. A
// turn that wins is the only one.
std::vector<Candidate> rate_turns(const std::vector<Turn>& turns, int seat, const Shown& shown);

// Weigh the turns of the seat to move. The answer follows from the arguments alone, unless it is
// told to stop: then it is the best so far.
//
// Each iteration plays one turn on, with `find_quick_turn` for every seat, in a deal that agrees
// with what the seat knows. Each of the others sees the rest of the table or looks at its own cards
// alone, either with a chance of one half, for there are players of both kinds. All turns that are
// still weighed meet the same deals, so that they differ by what they are and not by luck. After a
// round the worse half drops out (sequential halving: Z. Karnin, T. Koren and O. Somekh, "Almost
// optimal exploration in multi-armed bandits", ICML 2013).
Finding search(const quartino::Position& position, const Knowledge& knowledge,
               std::vector<Candidate> candidates, const Effort& effort, std::uint64_t seed,
               Control& control);

}  // namespace fourfold::quartino_search
