// An exponential function that returns the same bits on every machine: those of C libraries differ,
// and so would the bots' choices.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace fourfold::quartino_search {

// 2 to the power of i / 32.
inline constexpr std::array<double, 32> powers_of_two = {
    0x1.0000000000000p+0, 0x1.059b0d3158574p+0, 0x1.0b5586cf9890fp+0, 0x1.11301d0125b51p+0,
    0x1.172b83c7d517bp+0, 0x1.1d4873168b9aap+0, 0x1.2387a6e756238p+0, 0x1.29e9df51fdee1p+0,
    0x1.306fe0a31b715p+0, 0x1.371a7373aa9cbp+0, 0x1.3dea64c123422p+0, 0x1.44e086061892dp+0,
    0x1.4bfdad5362a27p+0, 0x1.5342b569d4f82p+0, 0x1.5ab07dd485429p+0, 0x1.6247eb03a5585p+0,
    0x1.6a09e667f3bcdp+0, 0x1.71f75e8ec5f74p+0, 0x1.7a11473eb0187p+0, 0x1.82589994cce13p+0,
    0x1.8ace5422aa0dbp+0, 0x1.93737b0cdc5e5p+0, 0x1.9c49182a3f090p+0, 0x1.a5503b23e255dp+0,
    0x1.ae89f995ad3adp+0, 0x1.b7f76f2fb5e47p+0, 0x1.c199bdd85529cp+0, 0x1.cb720dcef9069p+0,
    0x1.d5818dcfba487p+0, 0x1.dfc97337b9b5fp+0, 0x1.ea4afa2a490dap+0, 0x1.f50765b6e4540p+0,
};

// e to the power of x, accurate to 0.51 units in the last place: as e ** x = 2 ** (n / 32 + r / 32)
// with a whole n and a small r, from the table and a cubic. The coefficients are those of Arm's
// Optimized Routines, which glibc and musl use too.
constexpr float exponential(float x) {
    constexpr double steps = 32, steps_per_e = 0x1.71547652b82fep+0 * steps;
    constexpr double cubic = 0x1.c6af84b912394p-5 / steps / steps / steps;
    constexpr double square = 0x1.ebfce50fac4f3p-3 / steps / steps;
    constexpr double linear = 0x1.62e42ff0c52d6p-1 / steps;
    constexpr double rounder = 0x1.8p+52;  // adding it rounds to a whole number
    // Beyond this range a float is 0 or infinite.
    const double scaled = steps_per_e * static_cast<double>(std::clamp(x, -87.0F, 88.0F));
    const double rounded = (scaled + rounder) - rounder;
    const auto n = static_cast<std::int64_t>(rounded);
    const double r = scaled - rounded;
    const std::int64_t whole = n >> 5;  // rounds down
    const auto power = std::bit_cast<double>(std::bit_cast<std::uint64_t>(powers_of_two[n & 31]) +
                                             (static_cast<std::uint64_t>(whole) << 52));
    const double high = cubic * r + square;
    const double low = linear * r + 1;
    return static_cast<float>((high * (r * r) + low) * power);
}

}  // namespace fourfold::quartino_search
