// A Quartino position with all cards known, and the rules of play.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "quartino/board.hpp"
#include "quartino/move.hpp"
#include "quartino/rack.hpp"

namespace fourfold::quartino {

// What the seat to move must decide.
enum class Phase : std::uint8_t { colour, place, claim };

inline constexpr int max_seats = 4;
inline constexpr int max_stones = 3;  // one, plus one each for Colour and Column
inline constexpr int no_seat = 0;

// Seats are numbered from 1. A position is a plain value of 128 bytes, or two cache lines: copy it
// before playing to keep it.
//
//     bytes   0        72       88       92       96       120
//             stacks   shown    counts   columns  racks    the small fields, in their order
//             9 × 8    4 × 4    4        2        4 × 6    7 × 1
struct Position {
    Board board;
    std::array<Rack, max_seats> racks;  // seats at the table first
    std::uint8_t geometry = 0;          // an index into `geometries`
    std::uint8_t seats = 2;
    std::uint8_t mover = 1;  // the seat to move, or that moved last if the game is over
    Phase phase = Phase::place;
    std::uint8_t stones = 1;  // stones left to place; 0 in the other phases
    bool is_over = false;
    std::uint8_t winner = no_seat;  // no_seat during the game and for a draw

    const Geometry& table() const { return geometries[geometry]; }
    Rack& rack() { return racks[mover - 1]; }
    const Rack& rack() const { return racks[mover - 1]; }
    bool has_supply(int colour) const { return board.count(colour) < stones_of_a_colour; }

    // Every legal move, including wrong claims, in the same order as in Python; none when the game
    // is over.
    MoveList legal_moves() const;
    int legal_move_count() const;
    bool is_legal(Move move) const;

    // The correct claims of the mover's cards, in the same order and in any phase. At most one per
    // window, as a window shows at most one card.
    MoveList right_claims() const;

    // Whether a move claims a card that the window does not show.
    bool is_wrong(Move move) const {
        return is_claim(move) && !(board.windows_of(card_of(move)) >> window_of(move) & 1);
    }

    // Play a move, which must be legal.
    void play(Move move);

    // The parts of `play`: each must be legal too.
    void declare(bool has_declared) { resolve_column(has_declared ? 1 : 0); }
    void place(int colour, int field);
    void claim_rightly(int card, int window);
    void end_turn();  // with no claim or a wrong one, which changes nothing else

    // Remove a seat from a game in progress. The last remaining seat has won.
    void leave(int seat);

    // End a game in progress: `seat` has won, or no_seat for an agreed draw.
    void finish(int seat) {
        is_over = true;
        winner = static_cast<std::uint8_t>(seat);
    }

  private:
    void begin_turn(int seat);
    void resolve_column(int extra);
};

static_assert(sizeof(Position) == 128);

// Inline: these dominate the time of playouts.

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

// Colour comes first: it can be declared for stones that Column then removes.
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
using Deal = std::array<std::array<std::uint8_t, cards_of_a_rack>, max_seats>;

// The empty board, seat 1 to place its first stone.
Position start(const Deal& deal, int seats, int geometry);

}  // namespace fourfold::quartino
