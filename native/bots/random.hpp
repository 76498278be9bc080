// Python's random.Random: the same numbers and choices for the same seed, so that a bot plays the
// same games in Python and in the browser.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace fourfold::bots {

// A non-negative whole number of any size as 32-bit words, lowest first.
using Seed = std::vector<std::uint32_t>;

Seed seed_of(std::uint64_t number);

// The seed that Python derives from a string: its bytes and their SHA-512 as one number.
Seed seed_of_text(std::string_view text);

// MT19937, by Makoto Matsumoto and Takuji Nishimura, "Mersenne Twister: a 623-dimensionally
// equidistributed uniform pseudorandom number generator", ACM Transactions on Modeling and Computer
// Simulation 8 (1998). The names are Python's.
class Random {
  public:
    explicit Random(std::span<const std::uint32_t> seed);
    explicit Random(std::uint64_t seed) : Random(seed_of(seed)) {}

    // A number from 0 to 1, excluding 1.
    double random();

    // A number of 1 to 64 random bits.
    std::uint64_t getrandbits(int bits);

    // A uniform number from 0 to n - 1.
    std::uint32_t below(std::uint32_t n);

    // One of the items; there must be at least one.
    template <typename Items>
    const auto& choice(const Items& items) {
        return items[below(static_cast<std::uint32_t>(items.size()))];
    }

    template <typename Item>
    void shuffle(std::vector<Item>& items) {
        for (std::size_t i = items.size(); i-- > 1;) {
            const std::size_t j = below(static_cast<std::uint32_t>(i + 1));
            if (i != j) std::swap(items[i], items[j]);
        }
    }

  private:
    static constexpr int size = 624;

    std::uint32_t next();
    void refill();

    std::array<std::uint32_t, size> state_;
    int used_ = size;
};

}  // namespace fourfold::bots
