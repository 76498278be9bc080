// The distance of each card from being shown: the number of stones that its nearest window lacks.
#pragma once

#include <array>
#include <cstdint>

#include "quartino/board.hpp"
#include "quartino_search/card_set.hpp"

namespace fourfold::quartino_search {

// Computed for all cards in parallel, ignoring whether the supply has the stones.
struct Reach {
    // within[n]: the cards that some window shows except for at most n stones. Four stones are
    // enough for every card.
    std::array<CardSet, 5> within{};
};

namespace reach_detail {

// Eight cards share a word, a byte each, whose bits are the windows:
//
//     bits   63 … 56   …   15 … 8   7 … 0
//            card 7        card 1   card 0      the next eight cards are in the next word
using Word = std::uint64_t;

inline constexpr int cards_of_a_word = 8;
inline constexpr int words = quartino::card_count / cards_of_a_word;
inline constexpr Word ones = 0x0101010101010101U;

// The bytes of the cards that have a colour at a place.
inline constexpr auto bytes = [] {
    std::array<std::array<std::array<Word, words>, quartino::colour_count>, 4> table{};
    for (int card = 0; card < quartino::card_count; ++card) {
        for (int place = 0; place < 4; ++place) {
            table[place][quartino::cards[card][place]][card / cards_of_a_word] |=
                Word{0xFF} << (8 * (card % cards_of_a_word));
        }
    }
    return table;
}();

// One bit for each byte that is not zero.
constexpr CardSet filled_bytes(Word word) {
    constexpr Word low = 0x7F * ones;
    const Word high_bits = (((word & low) + low) | word) & ~low;
    return static_cast<CardSet>((high_bits >> 7) * 0x0102040810204080U >> 56);
}

}  // namespace reach_detail

constexpr Reach reach_of(const quartino::Board& board) {
    using namespace reach_detail;
    std::array<std::array<Word, words>, 4> fits{};  // the windows whose place has a card's colour
    for (int place = 0; place < 4; ++place) {
        for (int colour = 0; colour < quartino::colour_count; ++colour) {
            const Word windows = (board.shown[colour] >> (8 * place) & 0xFF) * ones;
            for (int w = 0; w < words; ++w) fits[place][w] |= windows & bytes[place][colour][w];
        }
    }
    Reach reach;
    for (int w = 0; w < words; ++w) {
        const Word a = fits[0][w], b = fits[1][w], c = fits[2][w], d = fits[3][w];
        const Word both = a & b, either = a | b, both_others = c & d, either_other = c | d;
        const int shift = cards_of_a_word * w;
        reach.within[0] |= filled_bytes(both & both_others) << shift;
        reach.within[1] |= filled_bytes((both & either_other) | (both_others & either)) << shift;
        reach.within[2] |= filled_bytes(both | both_others | (either & either_other)) << shift;
        reach.within[3] |= filled_bytes(either | either_other) << shift;
    }
    reach.within[4] = all_cards;
    return reach;
}

}  // namespace fourfold::quartino_search
