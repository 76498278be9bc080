// The state of a game of Quarto!: the position, the window to call, whose turn it is, and the
// result.
#pragma once

#include <vector>

#include "quarto/move.hpp"
#include "quarto/position.hpp"
#include "quarto/rules.hpp"

namespace fourfold::quarto {

// Seats are 1 and 2. A plain value: copy it before playing to keep it.
struct Game {
    Rules rules;
    Position position{};
    int last = none;          // the square placed on last
    bool has_called = false;  // whether the seat to move has called wrongly in the open window
    int starter = 1;          // the seat that gives the first piece
    bool is_over = false;
    int winner = 0;  // 0 during the game and for a draw

    // The seat whose turn it is, or was when the game ended.
    int mover() const;

    int placed() const { return square_count - position.empty_count(); }

    // Whether the seat to move may call: a piece has been placed and its window is open.
    bool can_call() const { return rules.calls && last != none && !has_called && !is_over; }

    // The indices of the groups that the latest placement completed, in ascending order.
    std::vector<int> live_groups() const;

    // The legal moves except wrong calls, in the same order as in Python.
    std::vector<Move> sensible_moves() const;

    // Play a move, which must be legal.
    void play(Move move);

    // End a game in progress: `seat` has won, or 0 for a draw.
    void finish(int seat) {
        is_over = true;
        winner = seat;
    }

  private:
    void place(int square);
    void call(int group);
    void pass();
};

}  // namespace fourfold::quarto
