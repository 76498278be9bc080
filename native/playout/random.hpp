// A fast RNG that gives the same numbers on every machine for the same seed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace fourfold::playout {

// Advance a state and return its next number: SplitMix64, by Guy L. Steele Jr., Doug Lea and
// Christine H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
constexpr std::uint64_t split_mix(std::uint64_t& state) {
    std::uint64_t z = state += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return z ^ z >> 31;
}

// xoshiro256++, by David Blackman and Sebastiano Vigna, "Scrambled linear pseudorandom number
// generators", ACM Transactions on Mathematical Software 47 (2021). Not for cryptography.
class Random {
  public:
    using State = std::array<std::uint64_t, 4>;

    // The state must not be all zeros.
    explicit constexpr Random(const State& state) : state_(state) {}

    // Fill the state as its authors advise, from any seed.
    explicit constexpr Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) word = split_mix(seed);
    }

    // 64 random bits.
    constexpr std::uint64_t bits() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // A random number from 0 to n - 1, uniform up to a bias of 2^-32.
    constexpr int below(int n) { return scale(static_cast<std::uint32_t>(bits() >> 32), n); }

    // The same from 32 given bits: one call of `bits` is enough for two.
    static constexpr int scale(std::uint32_t bits, int n) {
        return static_cast<int>(std::uint64_t{bits} * static_cast<std::uint32_t>(n) >> 32);
    }

  private:
    State state_{};
};

}  // namespace fourfold::playout
