// The state of a game, with its outcome; checks moves before playing them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/outcome.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto {

// Why a call is wrong: a square of the group is empty, its pieces share no trait in play, or it was
// complete before the latest placement.
enum class Fault { none, empty, different, old };

struct State {
    Game game{};
    std::optional<Outcome> outcome{};  // set when the game is over

    // The seat to move; nobody when the game is over.
    int seat() const { return outcome ? nobody : game.mover(); }
    int seats() const { return 2; }

    // The seat that placed last; nobody on the empty board.
    int placer() const;

    // Every legal move, including wrong calls, in the same order as in Python.
    std::vector<Move> legal_moves() const;

    // Why a move is illegal; nothing if it is legal.
    std::optional<std::string> refusal_of(Move move) const;

    Fault fault_of(Move call) const;
    bool is_wrong(Move move) const { return is_call(move) && fault_of(move) != Fault::none; }

    // Whether the seat to move has a correct call.
    bool has_call() const { return game.can_call() && !game.live_groups().empty(); }

    // Play a move; throws GameError if it is illegal.
    void play(Move move);

    // A seat leaves, so the other wins; throws GameError if the game is over or there is no such
    // seat.
    void leave(const Departure& departure);
    void agree_draw();

    // Whether running out of time ends the game: after the 16th piece it is a pass.
    bool expires() const { return !game.position.is_full(); }

    // There is nothing to hide.
    State view(int) const { return *this; }

    // End the game if calls are off and the board decides it.
    void settle();
};

}  // namespace fourfold::quarto
