// The state of play as one viewer sees it, with the outcome if the game is over; cards may be
// unknown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/outcome.hpp"
#include "quartino/position.hpp"

namespace fourfold::quartino {

// Stands in a rack for a card hidden from the viewer. The functions of `Position` that look at
// hidden cards can't handle it; those of `State` can.
inline constexpr std::uint8_t unknown_card = card_count;

struct State {
    Position position{};
    std::optional<Outcome> outcome{};

    // The seat to move; nobody when the game is over.
    int seat() const { return outcome ? nobody : position.mover; }
    int seats() const { return position.seats; }

    // The cards that the seat to move may hold, as far as the viewer knows.
    std::vector<int> claimable_cards() const;

    // Every legal move, including wrong claims, in the same order as in Python.
    std::vector<Move> legal_moves() const;

    // Why a move is illegal; nothing if it is legal.
    std::optional<std::string> refusal_of(Move move) const;

    bool is_wrong(Move move) const { return position.is_wrong(move); }

    // Whether the seat to move has, or as far as the viewer knows may have, a correct claim.
    bool has_call() const;

    // Play a move; throws GameError if it is illegal.
    void play(Move move);

    // Throws GameError if the game is over or the seat is not in it.
    void leave(const Departure& departure);
    void agree_draw();

    // Whether running out of time removes the seat: with all stones placed it only ends the turn.
    bool expires() const { return position.phase != Phase::claim; }

    // The state as a seat sees it; with `nobody`, as a spectator does.
    State view(int seat) const;
};

// Throws GameError unless the seat to move knows its own cards: otherwise no bot can play for it.
void require_own_cards(const State& state);

}  // namespace fourfold::quartino
