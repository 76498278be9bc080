// The five kinds of moves that make up a turn, encoded as small numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "quartino/card.hpp"
#include "quartino/geometry.hpp"

namespace fourfold::quartino {

// A move's code. There are 231 for any geometry and number of seats:
//
//     0            declare Colour                                   +
//     1            decline it                                       -
//     2 …  37      place:  2 + 9 * colour + field                   R0 … R8, Y0 … B8
//     38 … 229     claim: 38 + 8 * card + window, counted from 0    RYGB@1 … RYGB@8, RYBG@1 …
//     230          end the turn without a claim                     .
//
// The grid has four windows and uses the first four codes of each card's eight.
using Move = std::uint8_t;

inline constexpr Move declare_move = 0;
inline constexpr Move decline_move = 1;
inline constexpr int first_place = 2;
inline constexpr int first_claim = first_place + colour_count * field_count;
inline constexpr Move end_move = first_claim + card_count * max_windows;
inline constexpr int move_count = end_move + 1;

constexpr Move place_move(int colour, int field) {
    return static_cast<Move>(first_place + field_count * colour + field);
}
constexpr Move claim_move(int card, int window) {
    return static_cast<Move>(first_claim + max_windows * card + window);
}

constexpr bool is_place(Move move) { return first_place <= move && move < first_claim; }
constexpr bool is_claim(Move move) { return first_claim <= move && move < end_move; }

constexpr int colour_of(Move place) { return (place - first_place) / field_count; }
constexpr int field_of(Move place) { return (place - first_place) % field_count; }
constexpr int card_of(Move claim) { return (claim - first_claim) / max_windows; }
constexpr int window_of(Move claim) { return (claim - first_claim) % max_windows; }

// The legal moves of a position: at most 36 placements, or at most 33 claims including the end.
class MoveList {
  public:
    void add(Move move) { moves_[size_++] = move; }

    std::size_t size() const { return size_; }
    Move operator[](std::size_t index) const { return moves_[index]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

  private:
    std::array<Move, colour_count * field_count> moves_;
    std::size_t size_ = 0;
};

}  // namespace fourfold::quartino
