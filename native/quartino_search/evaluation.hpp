// The evaluation between two turns: each seat's winning probability, from a sum of features.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "quartino/position.hpp"
#include "quartino_search/hands.hpp"
#include "quartino_search/reach.hpp"

namespace fourfold::quartino_search {

// The features of a seat. A claim is near when the seat has the stones for it in its next turn.
//
//     0 …  3     the number of hidden cards is 1 … 4
//     4 … 15     the chance that a claim is near: 4 * (stones - 1) + hidden cards - 1
//     16 … 27    the number of cards within 0 … 3 stones: 4 * (stones - 1) + distance
inline constexpr int feature_count = 28;
using Weights = std::array<float, feature_count>;

// For two, three and four seats in the game, and for each seat by the turns until it moves.
using WeightTable = std::array<std::array<Weights, quartino::max_seats>, quartino::max_seats - 1>;

// Fitted to games between the bots: for positions as a seat sees them, and for positions with all
// cards open. `make fit-weights` continues from these weights and prints new ones; these come from
// four rounds of 5,000 games for each number of seats, seed 7, starting from an earlier run's.
extern const WeightTable weights_of_a_view;
extern const WeightTable weights_of_open_cards;

// The probability that a hand of `drawn` cards out of `all` has none of `marked` ones.
float chance_of_none(int drawn, int all, int marked);

// The probability that none of a rack's unknown cards is in a set, by the chances of each card.
inline float none_of(const Hands& hands, int seat, CardSet set) {
    float none = 1;
    for (CardSet left = hands.unseen & set; left != 0; left &= left - 1) {
        none *= 1 - (*hands.chances)[seat][std::countr_zero(left)];
    }
    return none;
}

// The expected number of a rack's unknown cards in a set, likewise.
inline float expected_of(const Hands& hands, int seat, CardSet set) {
    float sum = 0;
    for (CardSet left = hands.unseen & set; left != 0; left &= left - 1) {
        sum += (*hands.chances)[seat][std::countr_zero(left)];
    }
    return sum;
}

// Call `visit(turns_until_it_moves, seat, feature, value)` for every non-zero feature of all seats
// in the game, when a seat has just ended its turn with these stones on the board.
template <typename Visit>
void visit_features(const quartino::Position& position, int mover, const Hands& hands,
                    Visit visit) {
    quartino::Board board = position.board;
    int stones = 1 + board.has_colour() + board.has_column();
    if (board.has_column()) board.remove_columns(position.table());
    stones = std::min(stones, quartino::stone_count - board.total());
    const Reach reach = reach_of(board);
    int turns = 0;
    for (int step = 0; step < position.seats; ++step) {
        const int seat = (mover + step) % position.seats;  // from 0
        const quartino::Rack& rack = position.racks[seat];
        if (rack.is_out) continue;
        const CardSet known = hands.known[seat];
        const int unknown = hands.unknown[seat], unseen = size_of(hands.unseen);
        const float share = unseen == 0 ? 0 : static_cast<float>(unknown) / unseen;
        visit(turns, seat, rack.hidden_count - 1, 1.0F);
        const CardSet near = reach.within[stones];
        const bool weighs = hands.chances != nullptr && unknown != 0;
        const float none = (known & near) != 0 ? 0
                           : weighs ? none_of(hands, seat, near)
                                    : chance_of_none(unknown, unseen, size_of(hands.unseen & near));
        visit(turns, seat, 4 + 4 * (stones - 1) + rack.hidden_count - 1, 1 - none);
        for (int distance = 0; distance < 4; ++distance) {
            const CardSet within = reach.within[distance];
            const float count =
                size_of(known & within) + (weighs ? expected_of(hands, seat, within)
                                                  : share * size_of(hands.unseen & within));
            visit(turns, seat, 16 + 4 * (stones - 1) + distance, count);
        }
        ++turns;
        stones = board.has_colour() ? 2 : 1;  // of later seats, as far as is known now
    }
}

// Return all seats' winning probabilities, which sum to 1, when `mover` has just ended its turn.
std::array<float, quartino::max_seats> evaluate_all(const quartino::Position& position, int mover,
                                                    const Hands& hands, const WeightTable& table);

// The same for the seat that has just ended its turn.
float evaluate(const quartino::Position& position, int mover, const Hands& hands,
               const WeightTable& table);

}  // namespace fourfold::quartino_search
