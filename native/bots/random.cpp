#include "bots/random.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "bots/sha512.hpp"

namespace fourfold::bots {

Seed seed_of(std::uint64_t number) {
    Seed seed = {static_cast<std::uint32_t>(number)};
    if (number >> 32 != 0) seed.push_back(static_cast<std::uint32_t>(number >> 32));
    return seed;
}

Seed seed_of_text(std::string_view text) {
    std::string bytes(text);
    for (const std::uint8_t byte : sha512(text)) bytes.push_back(static_cast<char>(byte));
    // The bytes are big-endian, and the highest word must not be 0.
    std::reverse(bytes.begin(), bytes.end());
    while (bytes.size() > 1 && bytes.back() == 0) bytes.pop_back();
    Seed seed((bytes.size() + 3) / 4);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        seed[i / 4] |= std::uint32_t{static_cast<std::uint8_t>(bytes[i])} << (8 * (i % 4));
    }
    return seed;
}

// `init_by_array` of the original Mersenne Twister.
Random::Random(std::span<const std::uint32_t> seed) {
    state_[0] = 19650218;
    for (int i = 1; i < size; ++i) {
        state_[i] = 1812433253U * (state_[i - 1] ^ state_[i - 1] >> 30) + i;
    }
    int i = 1;
    const auto mix = [&](std::uint32_t factor, std::uint32_t addend) {
        const std::uint32_t before = state_[i - 1];
        state_[i] = (state_[i] ^ (before ^ before >> 30) * factor) + addend;
        if (++i < size) return;
        state_[0] = state_[size - 1];
        i = 1;
    };
    std::size_t word = 0;
    for (std::size_t step = std::max<std::size_t>(size, seed.size()); step > 0; --step) {
        mix(1664525, seed[word] + static_cast<std::uint32_t>(word));
        word = word + 1 < seed.size() ? word + 1 : 0;
    }
    for (int step = size - 1; step > 0; --step) mix(1566083941, -static_cast<std::uint32_t>(i));
    state_[0] = 0x80000000;
}

void Random::refill() {
    constexpr int middle = 397;
    for (int i = 0; i < size; ++i) {
        const std::uint32_t pair = (state_[i] & 0x80000000) | (state_[(i + 1) % size] & 0x7FFFFFFF);
        const std::uint32_t twist = (pair & 1) != 0 ? 0x9908B0DF : 0;
        state_[i] = state_[(i + middle) % size] ^ pair >> 1 ^ twist;
    }
    used_ = 0;
}

std::uint32_t Random::next() {
    if (used_ == size) refill();
    std::uint32_t word = state_[used_++];
    word ^= word >> 11;
    word ^= word << 7 & 0x9D2C5680;
    word ^= word << 15 & 0xEFC60000;
    return word ^ word >> 18;
}

double Random::random() {
    const std::uint32_t high = next() >> 5, low = next() >> 6;
    return (high * 67108864.0 + low) / 9007199254740992.0;
}

std::uint64_t Random::getrandbits(int bits) {
    if (bits <= 32) return next() >> (32 - bits);
    const std::uint64_t low = next();
    return low | std::uint64_t{next() >> (64 - bits)} << 32;
}

std::uint32_t Random::below(std::uint32_t n) {
    const int bits = std::bit_width(n);
    std::uint64_t number = getrandbits(bits);
    while (number >= n) number = getrandbits(bits);
    return static_cast<std::uint32_t>(number);
}

}  // namespace fourfold::bots
