// The last placements of a game, in a form in which each takes a few instructions.
#pragma once

#include <algorithm>
#include <utility>

#include "solver/board.hpp"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__aarch64__) && defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace fourfold::solver::FOURFOLD_TARGET {

typedef std::uint8_t Bytes16 __attribute__((vector_size(16)));

// Near the end, all that matters about a group is which squares are empty and which values its
// pieces share. The empty squares are numbered, lowest first, and sets of them are numbers whose
// bit i stands for square number i. Byte s of an ending has a bit for each value that the pieces of
// some group share whose empty squares are the set s. So a piece wins on square number i if it has
// one of the values in byte 1 << i. Filling a square merges every set with it into that without:
//
//     after[s] = before[s] | (before[s and the square] & values of the piece)
template <int parts>
struct Ending {
    Bytes16 part[parts];  // 16 sets each
};

inline int number_of(int square, Squares empty) {
    return std::popcount(empty & (quarto::square_bit(square) - 1U));
}

// The bytes at the given places of a vector. Without an instruction for this, and for the shuffles
// below, endings are slower than boards.
#if defined(__SSSE3__) && !defined(FOURFOLD_PORTABLE)
inline constexpr bool endings_pay = true;
inline Bytes16 pick(Bytes16 from, Bytes16 places) {
    typedef char Chars16 __attribute__((vector_size(16)));
    return (Bytes16)__builtin_ia32_pshufb128((Chars16)from, (Chars16)places);
}
#elif defined(__wasm_simd128__) && !defined(FOURFOLD_PORTABLE)
inline constexpr bool endings_pay = true;
inline Bytes16 pick(Bytes16 from, Bytes16 places) {
    return (Bytes16)wasm_i8x16_swizzle((v128_t)from, (v128_t)places);
}
#elif defined(__aarch64__) && defined(__ARM_NEON) && !defined(FOURFOLD_PORTABLE)
inline constexpr bool endings_pay = true;
inline Bytes16 pick(Bytes16 from, Bytes16 places) {
    return (Bytes16)vqtbl1q_u8((uint8x16_t)from, (uint8x16_t)places);
}
#else
inline constexpr bool endings_pay = false;
inline Bytes16 pick(Bytes16 from, Bytes16 places) {
    Bytes16 picked;
    for (int i = 0; i < 16; ++i) picked[i] = from[places[i]];
    return picked;
}
#endif

// For each of the first four squares: the sets without it, then those with it.
alignas(16) inline constexpr std::uint8_t sets_split[4][16] = {
    {0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15},
    {0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15},
    {0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
};

// Fill the empty square with this number with a piece of these values.
template <int parts>
[[gnu::always_inline]] inline Ending<parts / 2> fill(const Ending<parts>& before, int number,
                                                     Bytes16 values) {
    typedef long long Words2 __attribute__((vector_size(16)));
    Ending<parts / 2> after;
    if (number >= 4) {
        const int step = number - 3;  // 1 or 2: from a part without the square to that with it
        for (int i = 0; i < parts / 2; ++i) {
            const int without = step == 1 ? 2 * i : i;
            after.part[i] = before.part[without] | (before.part[without + step] & values);
        }
        return after;
    }
    Bytes16 places;
    std::memcpy(&places, sets_split[number], sizeof places);
    for (int i = 0; i < parts / 2; ++i) {
        const auto low = (Words2)pick(before.part[2 * i], places);
        const auto high = (Words2)pick(before.part[2 * i + 1], places);
        const auto without = (Bytes16)__builtin_shufflevector(low, high, 0, 2);
        const auto with = (Bytes16)__builtin_shufflevector(low, high, 1, 3);
        after.part[i] = without | (with & values);
    }
    return after;
}

// Lookup tables, for the traits in play.
template <bool squares>
struct EndingTables {
    static constexpr int vectors = squares ? 2 : 1;
    static constexpr int groups = squares ? 19 : 10;
    Lanes16 group[vectors]{};            // a lane for each group: its squares
    Lanes16 groups_with[16][vectors]{};  // all ones in the lanes of a square's groups
    Lane bit_of_value[8];                // zero if the trait is not in play
    Bytes16 values[16];                  // of a piece, as bits in every byte

    explicit EndingTables(unsigned traits) {
        for (int i = 0; i < groups; ++i) {
            const Squares own = quarto::groups[i];
            group[i / 16][i % 16] = own;
            for (int square = 0; square < 16; ++square) {
                groups_with[square][i / 16][i % 16] = (own >> square & 1) ? 0xFFFF : 0;
            }
        }
        for (int value = 0; value < 8; ++value) {
            bit_of_value[value] = static_cast<Lane>((traits >> (value / 2) & 1) << value);
        }
        for (int piece = 0; piece < 16; ++piece) {
            int own = 0;
            for (int trait = 0; trait < 4; ++trait) own |= 1 << (2 * trait + (piece >> trait & 1));
            values[piece] = Bytes16{} + static_cast<std::uint8_t>(own);
        }
    }
};

// The ending of a board with at most six empty squares.
template <bool squares>
Ending<4> make_ending(const Board<squares>& board, const EndingTables<squares>& tables) {
    alignas(16) std::uint8_t shared_by_set[64] = {};
    for (int i = 0; i < tables.vectors; ++i) {
        Lanes16 shared{}, set{};
        for (int value = 0; value < 8; ++value) {
            // Pieces share a value if none has the opposite one, which is in the next lane.
            const Lanes16 opposite = tables.group[i] & board.value_squares[value ^ 1];
            shared |= ~is_set(opposite) & tables.bit_of_value[value];
        }
        Lane bit = 1;
        any_bit(board.empty_squares, [&](int square) {
            set |= tables.groups_with[square][i] & bit;
            bit = static_cast<Lane>(bit << 1);
            return false;
        });
        Lane shared_by[16], set_of[16];
        std::memcpy(shared_by, &shared, sizeof shared);
        std::memcpy(set_of, &set, sizeof set);
        for (int j = 0; j < std::min(16, tables.groups - 16 * i); ++j) {
            shared_by_set[set_of[j]] |= static_cast<std::uint8_t>(shared_by[j]);
        }
    }
    Ending<4> ending;
    std::memcpy(&ending, shared_by_set, sizeof ending);
    return ending;
}

// wins(node, 3) of a node with three or four empty squares, for all safe pairs at once. The hand
// takes a first square; the opponent takes a second with the piece given, and gives another; that
// should win on a third square, whatever the opponent does. There are four bytes for each first
// square, one for each second square; some squares come twice.
template <int empties>
class LastSquares {
    typedef int Ints4 __attribute__((vector_size(16)));

  public:
    [[gnu::always_inline]] explicit LastSquares(const Ending<1>& ending) {
        const Bytes16 shared = ending.part[0];
        third_ = values_of<false, false>(shared);
        first_third_ = values_of<true, false>(shared);
        second_third_ = values_of<false, true>(shared);
        all_three_ = values_of<true, true>(shared);
    }

    struct Verdict {
        bool has_safe_pair, wins;
    };

    [[gnu::always_inline]] Verdict ask(Bytes16 hand, const Bytes16* values, Pieces supply) const {
        // The values that win on a third square, and those that do if the second square's piece has
        // them too.
        const Bytes16 wins = third_ | (first_third_ & hand);
        const Bytes16 threatens = second_third_ | (all_three_ & hand);
        constexpr int count = empties - 1;  // of the pieces to give
        Bytes16 piece[count];
        for (Bytes16& each : piece) {
            each = values[std::countr_zero(unsigned{supply})];
            supply = static_cast<Pieces>(supply & (supply - 1));
        }
        Ints4 safe{}, won{};  // by first square
        for (int given = 0; given < count; ++given) {
            const Bytes16 loses = wins & piece[given];
            const Bytes16 then_wins = wins | (threatens & piece[given]);
            Bytes16 fails = loses;
            for (int other = given + 1; other < given + count; ++other) {
                fails |= (Bytes16)((then_wins & piece[other % count]) == 0);
            }
            safe |= (Ints4)loses == 0;
            won |= (Ints4)fails == 0;
        }
        return {any(safe), any(won)};
    }

  private:
    static bool any(Ints4 lanes) {
        std::uint64_t word[2];
        std::memcpy(word, &lanes, sizeof word);
        return (word[0] | word[1]) != 0;
    }

    // A byte's first square, if wanted, its second, and one of the one or two third squares.
    static constexpr int set_of(int byte, bool first, bool second, int third) {
        const int one = byte / 4 % empties, two = byte % 4 % (empties - 1);
        const auto set = [&](int other) { return 1 << (one + 1 + other) % empties; };
        return (first ? 1 << one : 0) | (second ? set(two) : 0) |
               set((two + 1 + third % (empties - 2)) % (empties - 1));
    }

    template <bool first, bool second, std::size_t... byte>
    static Bytes16 values_of(Bytes16 shared, std::index_sequence<byte...>) {
        return __builtin_shufflevector(shared, shared, set_of(byte, first, second, 0)...) |
               __builtin_shufflevector(shared, shared, set_of(byte, first, second, 1)...);
    }

    template <bool first, bool second>
    static Bytes16 values_of(Bytes16 shared) {
        return values_of<first, second>(shared, std::make_index_sequence<16>{});
    }

    // The values shared in groups that lack just these squares.
    Bytes16 third_, first_third_, second_third_, all_three_;
};

}  // namespace fourfold::solver::FOURFOLD_TARGET
