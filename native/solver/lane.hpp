// Vectors of 16-bit lanes, using the compiler's vector extensions: they compile to SSE, AVX2 or
// AVX-512, or to plain code on other machines.
//
// This file and those that include it are compiled several times, once for each target:
// FOURFOLD_TARGET is the current target's namespace, so that the linker never mixes them.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

// Compilers have different builtins for newer instructions, but share the vendors' intrinsics.
#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

#ifndef FOURFOLD_TARGET
#define FOURFOLD_TARGET baseline
#endif

namespace fourfold::solver::FOURFOLD_TARGET {

// Call `visit` with each bit of a set; stop when it returns true, and return whether it did.
template <typename Visit>
[[gnu::always_inline]] inline bool any_bit(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) {
        if (visit(std::countr_zero(bits))) return true;
    }
    return false;
}

using Lane = std::uint16_t;
typedef Lane Lanes8 __attribute__((vector_size(16)));
typedef Lane Lanes16 __attribute__((vector_size(32)));
typedef short Shorts8 __attribute__((vector_size(16)));
typedef short Shorts16 __attribute__((vector_size(32)));
typedef long long Words4 __attribute__((vector_size(32)));

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

// Swap lanes 0 and 1, 2 and 3, and so on.
inline Lanes16 swap_neighbours(Lanes16 lanes) {
    return __builtin_shufflevector(lanes, lanes, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15,
                                   14);
}

#if defined(__AVX512F__) && !defined(FOURFOLD_PORTABLE)
typedef Lane Lanes32 __attribute__((vector_size(64)));

inline Lanes16 low_half(Lanes32 lanes) {
    return __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                                   15);
}
inline Lanes16 high_half(Lanes32 lanes) {
    return __builtin_shufflevector(lanes, lanes, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
                                   29, 30, 31);
}

inline Lanes32 swap_neighbours(Lanes32 lanes) {
    typedef std::uint32_t Pairs __attribute__((vector_size(64)));
    return (Lanes32)((Pairs)lanes << 16 | (Pairs)lanes >> 16);
}
#else
// Two halves: if such a vector takes two registers, the compiler would otherwise go through memory.
struct Lanes32 {
    Lanes16 low, high;

    friend Lanes32 operator&(Lanes32 a, Lanes32 b) { return {a.low & b.low, a.high & b.high}; }
    friend Lanes32 operator|(Lanes32 a, Lanes32 b) { return {a.low | b.low, a.high | b.high}; }
    friend Lanes32 operator~(Lanes32 a) { return {~a.low, ~a.high}; }
    Lanes32& operator|=(Lanes32 other) { return *this = *this | other; }
};

inline Lanes16 low_half(Lanes32 lanes) { return lanes.low; }
inline Lanes16 high_half(Lanes32 lanes) { return lanes.high; }

inline Lanes32 swap_neighbours(Lanes32 lanes) {
    return {swap_neighbours(lanes.low), swap_neighbours(lanes.high)};
}
#endif

// Fill the lanes one by one.
template <typename LaneOf>
Lanes32 load_lanes(LaneOf lane_of) {
    Lane lanes[32];
    for (int i = 0; i < 32; ++i) lanes[i] = lane_of(i);
    Lanes32 loaded;
    std::memcpy(&loaded, lanes, sizeof loaded);
    return loaded;
}

// The OR of all four groups of eight lanes.
inline Lanes8 fold(Lanes32 lanes) {
    const Lanes16 half = low_half(lanes) | high_half(lanes);
    return low_half(half) | high_half(half);
}

// All ones in the lanes that are not zero.
inline Lanes8 is_set(Lanes8 lanes) { return (Lanes8)(lanes != 0); }
inline Lanes16 is_set(Lanes16 lanes) { return (Lanes16)(lanes != 0); }

inline bool is_zero(Lanes16 lanes) {
#if defined(__AVX__) && !defined(FOURFOLD_PORTABLE)
    return __builtin_ia32_ptestz256((Words4)lanes, (Words4)lanes);
#else
    std::uint64_t word[4];
    std::memcpy(word, &lanes, sizeof word);
    return (word[0] | word[1] | word[2] | word[3]) == 0;
#endif
}

// The bits set in any lane.
inline Lane any_lane(Lanes16 lanes) {
    const Lanes8 half = low_half(lanes) | high_half(lanes);
    std::uint64_t word[2];
    std::memcpy(word, &half, sizeof word);
    const std::uint64_t any = word[0] | word[1];
    const std::uint64_t two = any | any >> 32;
    return static_cast<Lane>(two | two >> 16);
}

// One bit for each lane of all ones; the lanes must be all ones or all zeros.
#if defined(__SSE2__) && !defined(FOURFOLD_PORTABLE)
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

// One bit for each lane that is not zero.
inline unsigned lanes_set(Lanes16 lanes) {
#if defined(__AVX512BW__) && defined(__AVX512VL__) && !defined(FOURFOLD_PORTABLE)
    return _mm256_test_epi16_mask((__m256i)lanes, (__m256i)lanes);
#else
    return pack_lanes(is_set(lanes));
#endif
}

// The total number of bits set in all lanes.
inline int count_bits(Lanes16 lanes) {
    std::uint64_t word[4];
    std::memcpy(word, &lanes, sizeof word);
    return std::popcount(word[0]) + std::popcount(word[1]) + std::popcount(word[2]) +
           std::popcount(word[3]);
}

// The number of bits set in each lane.
inline Lanes16 count_lane_bits(Lanes16 x) {
#if defined(__AVX512BITALG__) && defined(__AVX512VL__) && !defined(FOURFOLD_PORTABLE)
    return (Lanes16)_mm256_popcnt_epi16((__m256i)x);
#else
    x -= (x >> 1) & 0x5555;
    x = (x & 0x3333) + ((x >> 2) & 0x3333);
    x = (x + (x >> 4)) & 0x0F0F;
    return (x + (x >> 8)) & 0xFF;
#endif
}

inline Lanes8 smaller(Lanes8 a, Lanes8 b) { return a < b ? a : b; }
inline Lanes16 smaller(Lanes16 a, Lanes16 b) { return a < b ? a : b; }

inline Lane smallest_lane(Lanes16 both) {
    const Lanes8 lanes = smaller(low_half(both), high_half(both));
#if defined(__SSE4_1__) && !defined(FOURFOLD_PORTABLE)
    return static_cast<Lane>(__builtin_ia32_phminposuw128((Shorts8)lanes)[0]);
#else
    Lane smallest = lanes[0];
    for (int i = 1; i < 8; ++i) smallest = lanes[i] < smallest ? lanes[i] : smallest;
    return smallest;
#endif
}

inline int sum_of_lanes(Lanes16 lanes) {
    int sum = 0;
    for (int i = 0; i < 16; ++i) sum += lanes[i];
    return sum;
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
