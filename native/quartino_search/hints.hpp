// What a seat's stones hint about its hidden cards: players build what they hold.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quartino/position.hpp"

namespace fourfold::quartino_search {

// How a turn treats a card:
//
//     the stones before a claim, 1 … 3
//     whether the seat claimed a card
//     the stones that the card's nearest window lacked before the turn, 0 … 4
//     the stones that it lacks after the turn, 0 … 4
//     the most stones of the card that a window shows, a new one among them, 0 … 4
inline constexpr int hint_count = 3 * 2 * 5 * 5 * 5;

// When the turn was: the seat's latest turn, the one before it and so on; or before its latest
// claim, which explains many of its stones.
inline constexpr int hint_ages = 5;

// The logarithm of the odds that each hint is worth, in 256ths, for two, three and four seats: an
// index is hint_count * age + hint.
using HintTable =
    std::array<std::array<std::int16_t, hint_ages * hint_count>, quartino::max_seats - 1>;

// Fitted to games between the bots by `make fit-hints`.
extern const HintTable hint_table;

// The hints of one seat's turns.
class Trail {
  public:
    // A turn from the position before its first stone to the board at its end.
    void add(const quartino::Position& first, const quartino::Board& last, bool has_claimed);

    // Call `visit(index)` with each hint about a card, the latest first.
    template <typename Visit>
    void visit(int card, Visit visit) const {
        int age = 0;
        for (auto turn = turns_.rbegin(); turn != turns_.rend(); ++turn) {
            visit(hint_count * age + turn->hints[card]);
            if (turn->has_claimed) age = hint_ages - 1;
            if (age < hint_ages - 2) ++age;
        }
    }

    // A factor for the odds that the seat holds a card, at a table with this many seats.
    float odds_of(int card, int seats) const;

  private:
    struct Turn {
        std::array<std::int16_t, quartino::card_count> hints{};
        bool has_claimed = false;
    };

    std::vector<Turn> turns_;
};

}  // namespace fourfold::quartino_search
