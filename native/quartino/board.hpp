// The stones on the nine fields, and what their tops show.
#pragma once

#include <array>
#include <cstdint>

#include "quartino/card.hpp"
#include "quartino/geometry.hpp"

namespace fourfold::quartino {

// So many stones of one colour allow Colour, and so many on one field are a Column.
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

    // For each colour, the places of the fields that it tops. Where a card lies is then a question
    // of four words, whatever the geometry.
    std::array<Places, colour_count> shown{};

    // The stones of each colour on the board, buried ones counted:
    //
    //     bits   31 … 24  23 … 16  15 … 8  7 … 0
    //            blue     green    yellow  red
    std::uint32_t counts = 0;

    constexpr Board() { stacks.fill(empty_stack); }

    constexpr int count(int colour) const { return counts >> (8 * colour) & 0xFF; }

    constexpr int total() const { return static_cast<int>(counts * 0x01010101U >> 24); }

    // Whether four stones of one colour are on the board: a count is at most 7, so its bit 2 tells.
    constexpr bool has_colour() const { return (counts & 0x04040404U) != 0; }

    constexpr bool has_column() const {
        Stack all = 0;
        for (const Stack stack : stacks) all |= stack;
        return is_column(all);
    }

    // The windows whose top stones show a card's colours in its order.
    constexpr Windows windows_of(int card) const {
        const Pattern& colours = cards[card];
        return static_cast<Windows>(shown[colours[0]] & shown[colours[1]] >> 8 &
                                    shown[colours[2]] >> 16 & shown[colours[3]] >> 24);
    }

    // Put a stone on a field. The supply must have one.
    constexpr void push(int colour, int field, const Geometry& geometry) {
        Stack& stack = stacks[field];
        hide(field, geometry);
        stack = stack << 2 | static_cast<Stack>(colour);
        counts += 1U << (8 * colour);
        show(field, geometry);
    }

    // Take the top stone off a field. There must be one.
    constexpr void pop(int field, const Geometry& geometry) {
        Stack& stack = stacks[field];
        hide(field, geometry);
        counts -= 1U << (8 * top_of(stack));
        stack >>= 2;
        show(field, geometry);
    }

    // Take off every stack of four or more, whole.
    constexpr void remove_columns(const Geometry& geometry) {
        for (int field = 0; field < field_count; ++field) {
            if (!is_column(stacks[field])) continue;
            while (stacks[field] != empty_stack) pop(field, geometry);
        }
    }

  private:
    // Forget a field's top before its stack changes, and note it afterwards.
    constexpr void hide(int field, const Geometry& geometry) {
        if (stacks[field] != empty_stack) shown[top_of(stacks[field])] &= ~geometry.places[field];
    }

    constexpr void show(int field, const Geometry& geometry) {
        if (stacks[field] != empty_stack) shown[top_of(stacks[field])] |= geometry.places[field];
    }
};

}  // namespace fourfold::quartino
