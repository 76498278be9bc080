// The four kinds of moves that make up a turn, encoded as small numbers.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "quarto/group.hpp"
#include "quarto/position.hpp"

namespace fourfold::quarto {

// A move's code, the same number as in Python's table of moves:
//
//     0  … 15    give the piece         =0 … =F
//     16 … 31    place on the square    a1 … d4
//     32 … 50    call the group         !a1-d1 … !c3-d4
//     51         pass                   --
using Move = std::uint8_t;

inline constexpr int first_place = piece_count;
inline constexpr int first_call = first_place + square_count;
inline constexpr Move pass_move = first_call + static_cast<int>(groups.size());
inline constexpr int move_count = pass_move + 1;

constexpr Move give_move(int piece) { return static_cast<Move>(piece); }
constexpr Move place_move(int square) { return static_cast<Move>(first_place + square); }
constexpr Move call_move(int group) { return static_cast<Move>(first_call + group); }

constexpr bool is_give(Move move) { return move < first_place; }
constexpr bool is_place(Move move) { return first_place <= move && move < first_call; }
constexpr bool is_call(Move move) { return first_call <= move && move < pass_move; }

constexpr int piece_of(Move give) { return give; }
constexpr int square_of(Move place) { return place - first_place; }
constexpr int group_of(Move call) { return call - first_call; }

// The moves of one turn: at most a wrong call, a place, another wrong call and a give or a pass.
class Turn {
  public:
    static constexpr int max_moves = 4;

    constexpr Turn() = default;
    constexpr Turn(std::initializer_list<Move> moves) {
        for (const Move move : moves) push(move);
    }

    constexpr void push(Move move) { moves_[size_++] = move; }

    constexpr int size() const { return size_; }
    constexpr Move operator[](int index) const { return moves_[index]; }
    constexpr const Move* begin() const { return moves_.data(); }
    constexpr const Move* end() const { return moves_.data() + size_; }
    constexpr bool operator==(const Turn&) const = default;

  private:
    std::array<Move, max_moves> moves_{};
    std::uint8_t size_ = 0;
};

}  // namespace fourfold::quarto
