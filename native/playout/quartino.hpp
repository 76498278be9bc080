// Whole games of Quartino at random.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "playout/random.hpp"
#include "quartino/position.hpp"

namespace fourfold::playout {

// How many games ended so.
struct QuartinoTally {
    std::array<std::uint64_t, quartino::most_seats> wins{};  // of seat 1, seat 2 and so on
    std::uint64_t draws = 0;                                 // by the cap on turns
    std::uint64_t turns = 0;                                 // in all games together

    bool operator==(const QuartinoTally&) const = default;
};

// Choose uniformly among the legal moves that are no wrong claims: a player who would claim at
// random would almost never be right. The game must go on.
quartino::Move choose_move(const quartino::Position& position, Random& random);

// The empty board, seat 1 to place, four cards for each seat drawn from all 24.
quartino::Position draw_start(int seats, int geometry, Random& random);

// Play a position to its end by `choose_move`, or until so many turns are over; return their
// number, an unfinished one counted. The position is then the last one: a draw if nobody has won.
std::uint64_t play_out(quartino::Position& position, std::uint64_t turn_cap, Random& random);

// Play games from `draw_start`.
//
// `poll` is called now and then, and may throw to stop. Throws std::invalid_argument for a number
// of seats, a geometry or a cap that no game can have.
QuartinoTally play_quartino(
    int seats, int geometry, std::uint64_t games, std::uint64_t turn_cap, Random& random,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::playout
