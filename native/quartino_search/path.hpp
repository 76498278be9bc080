// The moves of one turn.
#pragma once

#include <array>
#include <cstdint>

#include "quartino/move.hpp"

namespace fourfold::quartino_search {

// Colour, three stones, four claims with a stone after each but the last, and the end.
inline constexpr int max_moves_per_turn = 12;

// The moves of a turn, in order.
class Path {
  public:
    void push(quartino::Move move) { moves_[size_++] = move; }
    void pop() { --size_; }

    int size() const { return size_; }
    const quartino::Move* begin() const { return moves_.data(); }
    const quartino::Move* end() const { return moves_.data() + size_; }

  private:
    std::array<quartino::Move, max_moves_per_turn> moves_{};
    std::uint8_t size_ = 0;
};

}  // namespace fourfold::quartino_search
