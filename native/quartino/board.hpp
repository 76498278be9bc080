// The stones on the nine fields, and the patterns that the top stones show.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "quartino/card.hpp"
#include "quartino/geometry.hpp"

namespace fourfold::quartino {

// The stones of one colour that allow Colour, and the stones on one field that make a Column.
inline constexpr int enough = 4;

// The stones on a field, two bits each, the top one lowest, under a bit that marks the end:
//
//     R Y G on a field:      1 00 01 10      bits 1, 0 are the top stone, here green
//     an empty field:                 1
//
// All 28 stones on one field take 57 bits: no stack is too high.
using Stack = std::uint64_t;

inline constexpr Stack empty_stack = 1;

constexpr int top_of(Stack stack) { return static_cast<int>(stack & 3); }
constexpr bool is_column(Stack stack) { return stack >> (2 * enough) != 0; }

struct Board {
    std::array<Stack, field_count> stacks;

    // For each colour, the places of the fields with that colour on top. Finding a card's windows
    // then takes four words in any geometry.
    std::array<Places, colour_count> shown{};

    // The stones of each colour on the board, including buried ones:
    //
    //     bits   31 … 24  23 … 16  15 … 8  7 … 0
    //            blue     green    yellow  red
    std::uint32_t counts = 0;

    // A bit for each field with a stack of four or more.
    std::uint16_t columns = 0;

    constexpr Board() { stacks.fill(empty_stack); }

    constexpr int count(int colour) const { return counts >> (8 * colour) & 0xFF; }

    constexpr int total() const { return static_cast<int>(counts * 0x01010101U >> 24); }

    // Whether four stones of one colour are on the board: a count is at most 7, so check its bit 2.
    constexpr bool has_colour() const { return (counts & 0x04040404U) != 0; }

    constexpr bool has_column() const { return columns != 0; }

    // A bit for each colour of which the supply still has stones: those with a count below 7.
    constexpr unsigned colours_left() const {
        const std::uint32_t spent = counts & counts >> 1 & counts >> 2 & 0x01010101U;
        return ~(spent * 0x10204080U >> 28) & 0xF;  // bits 0, 8, 16 and 24 pushed together
    }

    // The windows whose top stones show a card's pattern.
    constexpr Windows windows_of(int card) const {
        const Pattern& colours = cards[card];
        return static_cast<Windows>(shown[colours[0]] & shown[colours[1]] >> 8 &
                                    shown[colours[2]] >> 16 & shown[colours[3]] >> 24);
    }

    // The windows whose top stones show all four colours in any order: only these show a card.
    constexpr Windows colourful_windows() const {
        Places all = ~Places{0};
        for (const Places places : shown) {
            const Places pairs = places | places >> 16;
            all &= pairs | pairs >> 8;
        }
        return static_cast<Windows>(all);
    }

    // Put a stone on a field. The supply must have one.
    constexpr void push(int colour, int field, const Geometry& geometry) {
        Stack& stack = stacks[field];
        stack = stack << 2 | static_cast<Stack>(colour);
        counts += 1U << (8 * colour);
        columns |= static_cast<std::uint16_t>(is_column(stack) << field);
        show(colour, geometry.places[field]);
    }

    // Take the top stone off a field. There must be one.
    constexpr void pop(int field, const Geometry& geometry) {
        Stack& stack = stacks[field];
        counts -= 1U << (8 * top_of(stack));
        stack >>= 2;
        columns &= static_cast<std::uint16_t>(~(!is_column(stack) << field));
        show(stack == empty_stack ? no_colour : top_of(stack), geometry.places[field]);
    }

    // Remove every stack of four or more stones.
    constexpr void remove_columns(const Geometry& geometry) {
        for (unsigned left = columns; left != 0; left &= left - 1) {
            remove_stack(std::countr_zero(left), geometry);
        }
        columns = 0;
    }

  private:
    static constexpr int no_colour = colour_count;

    // All ones in the word of a colour, zeros in the others.
    static constexpr auto words_of_colour = [] {
        std::array<std::array<Places, colour_count>, colour_count + 1> words{};
        for (int colour = 0; colour < colour_count; ++colour) words[colour][colour] = ~Places{0};
        return words;
    }();

    constexpr void remove_stack(int field, const Geometry& geometry) {
        for (Stack left = stacks[field]; left != empty_stack; left >>= 2) {
            counts -= 1U << (8 * top_of(left));
        }
        stacks[field] = empty_stack;
        show(no_colour, geometry.places[field]);
    }

    // Make a field's places show one colour only. Writing all four words is faster than
    // clearing only the old top's, which would have to wait for the stack.
    constexpr void show(int colour, Places places) {
        for (int each = 0; each < colour_count; ++each) {
            shown[each] = (shown[each] & ~places) | (places & words_of_colour[colour][each]);
        }
    }
};

}  // namespace fourfold::quartino
