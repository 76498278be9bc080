// A position of Quartino with all its cards known, and the rules that lead from one to the next.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "quartino/board.hpp"
#include "quartino/move.hpp"
#include "quartino/rack.hpp"

namespace fourfold::quartino {

// What the seat to move has to decide.
enum class Phase : std::uint8_t { colour, place, claim };

inline constexpr int most_seats = 4;
inline constexpr int most_stones = 3;  // one stone, one for Colour, one for Column
inline constexpr int no_seat = 0;

// Seats are numbered from 1. The position is a plain value of 128 bytes, two lines of a cache: copy
// it to keep it, play on the copy.
//
//     bytes   0        72       88       92       96       120
//             stacks   shown    counts   columns  racks    the small fields, in their order
//             9 × 8    4 × 4    4        2        4 × 6    7 × 1
struct Position {
    Board board;
    std::array<Rack, most_seats> racks;  // those of the seats at the table come first
    std::uint8_t geometry = 0;           // an index into `geometries`
    std::uint8_t seats = 2;
    std::uint8_t mover = 1;  // the seat whose turn it is, or was when the game ended
    Phase phase = Phase::place;
    std::uint8_t stones = 1;  // still to be placed; 0 in the other phases
    bool is_over = false;
    std::uint8_t winner = no_seat;  // no_seat while the game goes on, and for a draw

    const Geometry& table() const { return geometries[geometry]; }
    Rack& rack() { return racks[mover - 1]; }
    const Rack& rack() const { return racks[mover - 1]; }
    bool has_supply(int colour) const { return board.count(colour) < stones_of_a_colour; }

    // Every move that the rules allow, wrong claims included, in the order in which Python lists
    // them; none when the game is over.
    MoveList legal_moves() const;
    int legal_move_count() const;
    bool is_legal(Move move) const;

    // The claims that the tops bear out, of the cards of the seat to move, in the same order and
    // whatever the phase. At most one for each window: a window shows one card or none.
    MoveList right_claims() const;

    // Whether a move is a claim of a card that the window does not show.
    bool is_wrong(Move move) const {
        return is_claim(move) && !(board.windows_of(card_of(move)) >> window_of(move) & 1);
    }

    // Play a move, which must be legal.
    void play(Move move);

    // The parts of `play`: each must be legal too.
    void declare(bool has_declared) { resolve_column(has_declared ? 1 : 0); }
    void place(int colour, int field);
    void claim_rightly(int card, int window);
    void end_turn();  // without a claim, or by a wrong one, which changes nothing else

    // Let a seat leave the game, which must go on, with the seat in it. The last one left has won.
    void leave(int seat);

    // End the game, which must go on: a seat has won it, or no_seat, as all agreed.
    void finish(int seat) {
        is_over = true;
        winner = static_cast<std::uint8_t>(seat);
    }

  private:
    void begin_turn(int seat);
    void resolve_column(int extra);
};

static_assert(sizeof(Position) == 128);

// What every random game spends its time with: here, where the compiler can see it.

inline void Position::place(int colour, int field) {
    board.push(colour, field, table());
    if (--stones == 0) phase = Phase::claim;
}

inline void Position::end_turn() {
    int seat = mover;
    do seat = seat == seats ? 1 : seat + 1;
    while (racks[seat - 1].is_out);
    begin_turn(seat);
}

// Colour is judged first, on the stones as they lie: it can be declared for stones that Column then
// removes.
inline void Position::begin_turn(int seat) {
    mover = static_cast<std::uint8_t>(seat);
    if (!board.has_colour()) return resolve_column(0);
    phase = Phase::colour;
    stones = 0;
}

inline void Position::resolve_column(int extra) {
    int due = 1 + extra;
    if (board.has_column()) {
        board.remove_columns(table());
        ++due;
    }
    phase = Phase::place;
    stones = static_cast<std::uint8_t>(std::min(due, stone_count - board.total()));
}

// Four cards for each seat.
using Deal = std::array<std::array<std::uint8_t, cards_of_a_rack>, most_seats>;

// The empty board, seat 1 to place its first stone.
Position start(const Deal& deal, int seats, int geometry);

}  // namespace fourfold::quartino
