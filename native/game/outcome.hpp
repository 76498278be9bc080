// How a game ends, and what can happen in it besides moves; shared by the games.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/error.hpp"

namespace fourfold {

// Why a game ended, as written into records.
namespace reason {
inline constexpr std::string_view time = "time";
inline constexpr std::string_view resignation = "resignation";
inline constexpr std::string_view agreement = "agreement";
inline constexpr std::string_view call = "call";
inline constexpr std::string_view line = "line";
inline constexpr std::string_view full_board = "full board";
inline constexpr std::string_view cards = "cards";
}  // namespace reason

// Seats are numbered from 1.
inline constexpr int nobody = 0;

struct Outcome {
    int winner = nobody;      // nobody for a draw
    std::string_view reason;  // one of the reasons above

    bool operator==(const Outcome&) const = default;
};

// An outcome within an error message, such as `a win for seat 1 (line)`.
inline std::string outcome_words(const Outcome& outcome) {
    const std::string result =
        outcome.winner == nobody ? "a draw" : "a win for seat " + std::to_string(outcome.winner);
    return result + " (" + std::string(outcome.reason) + ")";
}

// A seat leaves the game.
struct Departure {
    int seat;
    std::string_view reason;  // reason::time or reason::resignation
    // Whether the seat was absent and an opponent claimed the game. The rules have no notion of
    // absence: to them it is a resignation.
    bool is_absence = false;
};

// Throw if the game is over.
inline void require_running(const std::optional<Outcome>& outcome) {
    if (outcome) throw GameError("the game is over");
}

}  // namespace fourfold
