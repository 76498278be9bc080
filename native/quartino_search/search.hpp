// The search: compares turns by simulated continuations, over deals consistent with what was seen.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quartino/position.hpp"
#include "quartino_search/control.hpp"
#include "quartino_search/knowledge.hpp"
#include "quartino_search/turn.hpp"

namespace fourfold::quartino_search {

struct Effort {
    std::uint64_t iterations = 0;  // continuations to play, over all turns
    int candidates = 0;            // turns to compare: the best by the evaluation
    int depth = 0;  // length of a continuation in turns, after which the evaluation decides
};

// The results of a turn's continuations: sums of each seat's winning probabilities.
struct Tally {
    std::array<double, quartino::max_seats> sums{};
    std::array<double, quartino::max_seats> squares{};
};

// A turn and its winning probability, 0 to 1.
struct Candidate {
    Turn turn;
    double value = 0;
    std::uint64_t visits = 0;  // continuations played
    Tally tally{};
};

struct Finding {
    std::vector<Candidate> candidates;  // best first; at least one
    std::vector<Path> line;             // the best turn and a possible reply
    std::uint64_t iterations = 0;
};

// List turns with their static evaluation, given what the seat knows and, if it has them, the
// chances of the cards that it doesn't know. Turns with the most claims
// come first, as holding a card back is rarely worth it; then the best ones. If a turn wins, it is
// the only one.
std::vector<Candidate> rate_turns(const std::vector<Turn>& turns, int seat, const Shown& shown,
                                  const CardChances* chances = nullptr);

// Compare the turns of the seat to move. The result depends only on the arguments, unless it is
// told to stop: then it is the best so far.
//
// Each iteration continues one turn with `find_quick_turn` for every seat, in a deal consistent
// with what the seat knows. Each opponent considers the whole table or only its own cards, with a
// probability of one half each, as there are players of both kinds. All remaining turns get the
// same deals, so that they differ by quality and not by luck. After each round the worse half drops
// out (sequential halving: Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in
// multi-armed bandits", ICML 2013).
Finding search(const quartino::Position& position, const Knowledge& knowledge,
               std::vector<Candidate> candidates, const Effort& effort, std::uint64_t seed,
               Control& control);

// Continue one turn of the seat to move in `deals` deals, with turns played as in `search`.
Candidate sample_turn(const quartino::Position& position, const Knowledge& knowledge,
                      const Turn& turn, int depth, std::uint64_t deals, std::uint64_t seed,
                      Control& control);

// The same for a position in which the seat to move may have unknown cards: they are drawn like
// the others', and its turn is a quick one too. Only the cards in `knowledge` are known.
Candidate sample_position(const quartino::Position& position, const Knowledge& knowledge, int depth,
                          std::uint64_t deals, std::uint64_t seed, Control& control);

}  // namespace fourfold::quartino_search
