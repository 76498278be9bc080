// What a bot is allowed to do and what it answers, for every game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fourfold::bots {

// Moves as the game's codes.
using Moves = std::vector<std::uint8_t>;

// A turn that a bot has considered, and its value from -1 (lost) to 1 (won).
struct Candidate {
    Moves moves;
    double value = 0;
};

// Progress on one decision: nodes or iterations so far, and the current choice, if any.
struct Progress {
    std::uint64_t work = 0;
    std::optional<Candidate> best{};
};

// How much a bot may think about one decision. Work, not time, sets its strength: the same work and
// seed give the same choice on every machine. Time and `is_stopped` are additional caps; a bot that
// hits one returns the best turn found so far.
struct Budget {
    std::optional<double> seconds{};
    std::optional<std::uint64_t> work{};  // nodes or iterations, instead of the bot's own limit
    std::function<bool()> is_stopped{};   // polled while it thinks; may be empty, and may throw
    std::function<void(const Progress&)> report{};  // likewise
};

// The maximum number of turns that a Quarto! choice lists; a position may have hundreds.
inline constexpr std::size_t max_candidates = 10;

struct Choice {
    Moves moves;                          // the turn of the seat to move, or the rest of it
    std::optional<double> value{};        // none if the bot has no evaluation
    Moves line{};                         // the principal variation; empty if it didn't look ahead
    std::vector<Candidate> candidates{};  // the turns it considered, best first
};

}  // namespace fourfold::bots
