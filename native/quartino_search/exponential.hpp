// The exponential function, with the same bits on every machine: the standard library's differs in
// the last bit between systems, and a bot must choose the same turn on all of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace fourfold::quartino_search {

namespace exponential_detail {

// 2^(i/32).
inline constexpr std::array<double, 32> powers = {
    0x1.0000000000000p0, 0x1.059b0d3158574p0, 0x1.0b5586cf9890fp0, 0x1.11301d0125b51p0,
    0x1.172b83c7d517bp0, 0x1.1d4873168b9aap0, 0x1.2387a6e756238p0, 0x1.29e9df51fdee1p0,
    0x1.306fe0a31b715p0, 0x1.371a7373aa9cbp0, 0x1.3dea64c123422p0, 0x1.44e086061892dp0,
    0x1.4bfdad5362a27p0, 0x1.5342b569d4f82p0, 0x1.5ab07dd485429p0, 0x1.6247eb03a5585p0,
    0x1.6a09e667f3bcdp0, 0x1.71f75e8ec5f74p0, 0x1.7a11473eb0187p0, 0x1.82589994cce13p0,
    0x1.8ace5422aa0dbp0, 0x1.93737b0cdc5e5p0, 0x1.9c49182a3f090p0, 0x1.a5503b23e255dp0,
    0x1.ae89f995ad3adp0, 0x1.b7f76f2fb5e47p0, 0x1.c199bdd85529cp0, 0x1.cb720dcef9069p0,
    0x1.d5818dcfba487p0, 0x1.dfc97337b9b5fp0, 0x1.ea4afa2a490dap0, 0x1.f50765b6e4540p0};

// e^x = 2^(n/32) * 2^(r/32), with a whole number n and r from -1/2 to 1/2.
inline constexpr double scale = 0x1.71547652b82fep0 * 32;  // 32 / ln 2
inline constexpr double rounding = 0x1.8p52;               // adding it rounds to a whole number

// 2^(r/32) is nearly 1 + linear * r + square * r^2 + cube * r^3.
inline constexpr double linear = 0x1.62e42ff0c52d6p-1 / 32;
inline constexpr double square = 0x1.ebfce50fac4f3p-3 / 32 / 32;
inline constexpr double cube = 0x1.c6af84b912394p-5 / 32 / 32 / 32;

}  // namespace exponential_detail

// e^x for x from -80 to 80. The method and its constants are those of `expf` in Arm Optimized
// Routines, which the GNU C library has too: the results are the same.
constexpr float exponential(float x) {
    using namespace exponential_detail;
    const double scaled = scale * static_cast<double>(x);
    const double whole = scaled + rounding - rounding;
    const double rest = scaled - whole;
    const int n = static_cast<int>(whole);
    const double high = cube * rest + square;
    const double low = linear * rest + 1;
    const double fraction = high * (rest * rest) + low;
    // Add n / 32, rounded down, to the exponent of a power between 1 and 2.
    const auto bits = std::bit_cast<std::uint64_t>(powers[n & 31]) +
                      (static_cast<std::uint64_t>(static_cast<std::int64_t>(n >> 5)) << 52);
    return static_cast<float>(fraction * std::bit_cast<double>(bits));
}

}  // namespace fourfold::quartino_search
