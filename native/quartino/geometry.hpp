// Tables of windows: the places where a card's pattern can appear.
//
//     wheel            grid
//
//        1
//      8   2           1 2 3
//     7  0  3          8 0 4
//      6   4           7 6 5
//        5
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

namespace fourfold::quartino {

inline constexpr int field_count = 9;
inline constexpr int max_windows = 8;

// Four fields, in the order of a card's colours.
using Window = std::array<std::uint8_t, 4>;

// A set of windows: bit w stands for the window that the notation numbers w + 1.
using Windows = std::uint8_t;

// The windows that contain a field, by its place in them:
//
//     bits   31 … 24    23 … 16   15 … 8     7 … 0
//            as fourth  as third  as second  as first
using Places = std::uint32_t;

struct Geometry {
    int window_count = 0;
    std::array<Window, max_windows> windows{};
    std::array<Places, field_count> places{};

    constexpr Geometry(std::initializer_list<Window> table) {
        for (const Window& window : table) {
            for (int place = 0; place < 4; ++place) {
                places[window[place]] |= Places{1} << (8 * place + window_count);
            }
            windows[window_count++] = window;
        }
    }
};

inline constexpr Geometry wheel = {{0, 1, 2, 3}, {0, 2, 3, 4}, {0, 3, 4, 5}, {0, 4, 5, 6},
                                   {0, 5, 6, 7}, {0, 6, 7, 8}, {0, 7, 8, 1}, {0, 8, 1, 2}};

inline constexpr Geometry grid = {{1, 2, 8, 0}, {2, 3, 0, 4}, {8, 0, 7, 6}, {0, 4, 6, 5}};

// A geometry's id is its index here.
inline constexpr std::array geometries = {wheel, grid};

}  // namespace fourfold::quartino
