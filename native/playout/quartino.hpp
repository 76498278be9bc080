// Random playouts of Quartino.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "playout/random.hpp"
#include "quartino/position.hpp"

namespace fourfold::playout {

// The results of playouts.
struct QuartinoTally {
    std::array<std::uint64_t, quartino::max_seats> wins{};  // by seat
    std::uint64_t draws = 0;                                // by reaching the turn cap
    std::uint64_t turns = 0;                                // total

    bool operator==(const QuartinoTally&) const = default;
};

// Choose uniformly among the legal moves except wrong claims: random claims would almost never be
// correct. The game must not be over.
quartino::Move choose_move(const quartino::Position& position, Random& random);

// The empty board with seat 1 to place, and four random cards for each seat.
quartino::Position draw_start(int seats, int geometry, Random& random);

// Play a position to the end with `choose_move`, for at most `turn_cap` turns; return the number of
// turns, including an unfinished one. The position becomes the last one: a draw if nobody has won.
std::uint64_t play_out(quartino::Position& position, std::uint64_t turn_cap, Random& random);

// Play games from `draw_start`.
//
// `poll` is called periodically, and may throw to stop. Throws std::invalid_argument for an invalid
// number of seats, geometry or cap.
QuartinoTally play_quartino(
    int seats, int geometry, std::uint64_t games, std::uint64_t turn_cap, Random& random,
    const std::function<void()>& poll = [] {});

}  // namespace fourfold::playout
