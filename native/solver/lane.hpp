// Vectors of 16-bit lanes, by the compiler's own vector types: they become SSE, AVX2 or AVX-512, or
// plain code on a machine that has none of these.
//
// This file and those that include it are compiled several times, once for each kind of processor:
// FOURFOLD_TARGET is the namespace of the one at hand, so that the linker never mixes them.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#ifndef FOURFOLD_TARGET
#define FOURFOLD_TARGET baseline
#endif

namespace fourfold::solver::FOURFOLD_TARGET {

using Lane = std::uint16_t;
typedef Lane Lanes8 __attribute__((vector_size(16)));
typedef Lane Lanes16 __attribute__((vector_size(32)));

inline Lanes8 repeat8(Lane lane) { return Lanes8{} + lane; }
inline Lanes16 repeat16(Lane lane) { return Lanes16{} + lane; }

inline Lanes8 low_half(Lanes16 lanes) {
    return __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3, 4, 5, 6, 7);
}

inline Lanes8 high_half(Lanes16 lanes) {
    return __builtin_shufflevector(lanes, lanes, 8, 9, 10, 11, 12, 13, 14, 15);
}

inline Lanes16 join(Lanes8 low, Lanes8 high) {
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

// All ones in the lanes that are not zero.
inline Lanes8 is_set(Lanes8 lanes) { return (Lanes8)(lanes != 0); }
inline Lanes16 is_set(Lanes16 lanes) { return (Lanes16)(lanes != 0); }

struct Words {
    std::uint64_t word[4];
};

inline Words words(Lanes16 lanes) {
    Words result;
    std::memcpy(&result, &lanes, sizeof result);
    return result;
}

inline bool is_zero(Lanes16 lanes) {
    const Words w = words(lanes);
    return (w.word[0] | w.word[1] | w.word[2] | w.word[3]) == 0;
}

// The number of bits set in all lanes.
inline int count_bits(Lanes16 lanes) {
    const Words w = words(lanes);
    return std::popcount(w.word[0]) + std::popcount(w.word[1]) + std::popcount(w.word[2]) +
           std::popcount(w.word[3]);
}

// The bits set in any lane.
inline Lane any_lane(Lanes16 lanes) {
    const Words w = words(lanes);
    const std::uint64_t any = w.word[0] | w.word[1] | w.word[2] | w.word[3];
    return static_cast<Lane>(any | any >> 16 | any >> 32 | any >> 48);
}

// One bit for each lane of all ones; the lanes must be all ones or all zeros.
#if defined(__SSE2__) && !defined(FOURFOLD_PORTABLE)
typedef short Shorts8 __attribute__((vector_size(16)));

inline unsigned pack_lanes(Lanes8 lanes) {
    const auto bytes = __builtin_ia32_packsswb128((Shorts8)lanes, (Shorts8)lanes);
    return static_cast<unsigned>(__builtin_ia32_pmovmskb128(bytes)) & 0xFF;
}

inline unsigned pack_lanes(Lanes16 lanes) {
    const auto bytes =
        __builtin_ia32_packsswb128((Shorts8)low_half(lanes), (Shorts8)high_half(lanes));
    return static_cast<unsigned>(__builtin_ia32_pmovmskb128(bytes)) & 0xFFFF;
}
#else
inline unsigned pack_lanes(Lanes8 lanes) {
    unsigned packed = 0;
    for (int i = 0; i < 8; ++i) packed |= (lanes[i] & 1U) << i;
    return packed;
}

inline unsigned pack_lanes(Lanes16 lanes) {
    return pack_lanes(low_half(lanes)) | pack_lanes(high_half(lanes)) << 8;
}
#endif

}  // namespace fourfold::solver::FOURFOLD_TARGET
