// Tables of the groups of four squares that can win.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace fourfold::quarto {

// A set of squares. Bit 4 * rank + file stands for the square:
//
//     4 | 12 13 14 15
//     3 |  8  9 10 11
//     2 |  4  5  6  7
//     1 |  0  1  2  3
//       +------------
//          a  b  c  d
using Squares = std::uint16_t;

inline constexpr int square_count = 16;
inline constexpr Squares all_squares = 0xFFFF;

constexpr Squares square_bit(int square) { return static_cast<Squares>(1U << square); }

// The four squares first, first + step, first + 2 * step, first + 3 * step.
constexpr Squares line_from(int first, int step) {
    Squares line = 0;
    for (int i = 0; i < 4; ++i) line |= square_bit(first + i * step);
    return line;
}

// The block of 2 by 2 squares with the given lower left square.
constexpr Squares block_from(int corner) { return static_cast<Squares>(0b11'0011U << corner); }

inline constexpr int line_count = 10;

// Every group of any rule set, in the same order as in Python's tables: an index means the same
// group in both.
inline constexpr std::array<Squares, 19> groups = {
    // rows a1-d1, a2-d2, a3-d3, a4-d4
    line_from(0, 1), line_from(4, 1), line_from(8, 1), line_from(12, 1),
    // columns a1-a4, b1-b4, c1-c4, d1-d4
    line_from(0, 4), line_from(1, 4), line_from(2, 4), line_from(3, 4),
    // diagonals a1-d4, a4-d1
    line_from(0, 5), line_from(12, -3),
    // blocks a1-b2, b1-c2, c1-d2
    block_from(0), block_from(1), block_from(2),
    // blocks a2-b3, b2-c3, c2-d3
    block_from(4), block_from(5), block_from(6),
    // blocks a3-b4, b3-c4, c3-d4
    block_from(8), block_from(9), block_from(10)};

// The groups that count: the lines, or the lines and the blocks.
constexpr std::span<const Squares> groups_in_play(bool squares) {
    return std::span(groups).first(squares ? groups.size() : line_count);
}

}  // namespace fourfold::quarto
