// Many games of Quarto! stepped at once, written into the caller's buffers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "playout/random.hpp"
#include "quarto/position.hpp"
#include "solver/solver.hpp"

namespace fourfold::envs {

// Seven sets of 16 bits: the occupied squares, for each trait the squares with value 1, the supply,
// and the piece in hand. Traits are in the order of a piece's bits.
inline constexpr int plane_count = 7;
inline constexpr int plane_size = 16;

// 0 to 15 give the piece, 16 to 31 place on the square: the numbers of Python's MOVES.
inline constexpr int action_count = 32;

// How a step ended a game. A finished game has already been reset.
enum class Ending : std::uint8_t { none = 0, rules = 1, illegal = 2 };

// Where to write, one row per game. Exactly one of the two kinds of observations is set; the last
// three are null unless exact values are requested.
struct Buffers {
    float* planes = nullptr;           // plane_count * plane_size floats, 0 or 1
    std::uint16_t* packed = nullptr;   // plane_count sets
    std::uint8_t* masks = nullptr;     // action_count bytes, 0 or 1
    float* rewards = nullptr;          // of the player who has acted
    std::uint8_t* endings = nullptr;   // an Ending
    std::uint8_t* players = nullptr;   // who acts next: 0 (gives the first piece) or 1
    std::int8_t* values = nullptr;     // exact value for the player to act
    std::int8_t* distances = nullptr;  // placements to the end; 0 for a draw
    std::int8_t* regrets = nullptr;    // the value that the latest action lost
};

// The games. Completing a group wins immediately: there are no calls.
class QuartoVector {
  public:
    // The buffers must outlive it. The solver is only needed for exact values.
    QuartoVector(const quarto::Rules& rules, std::size_t count, const Buffers& buffers,
                 std::unique_ptr<solver::Solver> solver);

    std::size_t count() const { return games_.size(); }

    // Start all games.
    void reset();

    // Play an action in each game. A game that is over, or got an illegal action, restarts.
    void step(std::span<const std::int32_t> actions);

    // Choose a legal action for each game, uniformly.
    void sample(playout::Random& random, std::span<std::int32_t> actions) const;

  private:
    struct Game {
        quarto::Position position;
        std::uint8_t player = 0;
    };

    void play(std::size_t index, std::int32_t action);
    bool completes_group(const quarto::Position& position, int square) const;
    void write(std::size_t index);
    void write_values();
    void write_regrets(std::span<const std::int32_t> actions,
                       std::span<const std::int8_t> values_before);

    quarto::Rules rules_;
    Buffers buffers_;
    std::vector<Game> games_;
    std::unique_ptr<solver::Solver> solver_;
};

}  // namespace fourfold::envs
