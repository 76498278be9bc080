#include "text/decimal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <compare>
#include <utility>

namespace fourfold {

namespace {

bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return '0' <= c && c <= '9'; });
}

// A number from 0 to 15 with 1088 bits after the point: holds every double below 1 exactly, and
// half the distance to its neighbours.
class FixedPoint {
  public:
    static constexpr int fraction_words = 34;

    // mantissa * 2^exponent, which must fit.
    FixedPoint(std::uint64_t mantissa, int exponent) {
        const int shift = 32 * fraction_words + exponent;
        for (int bit = 0; bit < 64; ++bit) {
            const int place = shift + bit;
            if (mantissa >> bit & 1) words_[place / 32] |= 1U << (place % 32);
        }
    }

    void multiply_by_ten() {
        std::uint64_t carry = 0;
        for (std::uint32_t& word : words_) {
            carry += std::uint64_t{word} * 10;
            word = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
    }

    // Remove the digit before the point and return it.
    int take_digit() { return static_cast<int>(std::exchange(words_.back(), 0)); }

    friend FixedPoint operator+(FixedPoint a, const FixedPoint& b) {
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < a.words_.size(); ++i) {
            carry += std::uint64_t{a.words_[i]} + b.words_[i];
            a.words_[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        return a;
    }

    std::strong_ordering operator<=>(const FixedPoint& other) const {
        return std::lexicographical_compare_three_way(words_.rbegin(), words_.rend(),
                                                      other.words_.rbegin(), other.words_.rend());
    }
    bool operator==(const FixedPoint&) const = default;

  private:
    std::array<std::uint32_t, fraction_words + 1> words_{};  // lowest first
};

// The digits of a number, 0.d₁d₂d₃… * 10^-zeros.
struct Digits {
    std::string digits;
    int zeros = 0;  // after the point, before the first digit
};

// The shortest digits that are nearer to a double between 0 and 1 than to its neighbours, by Guy L.
// Steele Jr. and Jon L White, "How to print floating-point numbers accurately", PLDI 1990.
// std::to_chars does the same, faster but with 100 kB of tables.
Digits shortest_digits(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
    const int biased = static_cast<int>(bits >> 52);
    const std::uint64_t mantissa = biased == 0 ? fraction : fraction | std::uint64_t{1} << 52;
    const int exponent = std::max(biased, 1) - 1075;
    // Half of the distance to the next double, and to the one before: nearer below a power of two.
    FixedPoint rest(mantissa, exponent), above(1, exponent - 1), below = above;
    if (fraction == 0 && biased > 1) below = FixedPoint(1, exponent - 2);
    const bool is_even = mantissa % 2 == 0;  // then a reader rounds the limits to it
    const FixedPoint one(1, 0), half(1, -1);
    Digits found;
    for (;;) {
        rest.multiply_by_ten();
        above.multiply_by_ten();
        below.multiply_by_ten();
        int digit = rest.take_digit();
        const FixedPoint limit = rest + above;
        const bool may_round_down = rest < below || (is_even && rest == below);
        const bool may_round_up = limit > one || (is_even && limit == one);
        if (!may_round_down && !may_round_up) {
            if (digit == 0 && found.digits.empty()) {
                ++found.zeros;
            } else {
                found.digits += static_cast<char>('0' + digit);
            }
            continue;
        }
        const bool is_nearer_up = rest > half || (rest == half && digit % 2 == 1);
        if (may_round_up && (!may_round_down || is_nearer_up)) ++digit;
        found.digits += static_cast<char>('0' + digit);
        return found;
    }
}

}  // namespace

std::optional<std::uint64_t> parse_whole(std::string_view text, std::uint64_t most) {
    if (!is_digits(text) || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    std::uint64_t number = 0;
    for (const char c : text) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (digit > most || number > (most - digit) / 10) return std::nullopt;
        number = 10 * number + digit;
    }
    return number;
}

std::optional<double> parse_decimal(std::string_view text) {
    constexpr std::size_t max_digits = 9;
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    const auto rest = point == std::string_view::npos ? "0" : text.substr(point + 1);
    if (!is_digits(whole) || !is_digits(rest)) return std::nullopt;
    if (whole.size() > max_digits || rest.size() > max_digits) return std::nullopt;
    double number = 0, unit = 1;
    for (const char c : whole) number = 10 * number + (c - '0');
    for (const char c : rest) {
        number = 10 * number + (c - '0');
        unit *= 10;
    }
    return number / unit;
}

std::string format_decimal(double value) {
    const std::string sign = std::signbit(value) ? "-" : "";
    const double size = std::abs(value);
    if (size >= 1) return sign + "1.0";
    if (size == 0) return sign + "0.0";
    auto [digits, zeros] = shortest_digits(size);
    if (zeros < 5) return sign + "0." + std::string(static_cast<std::size_t>(zeros), '0') + digits;
    if (digits.size() > 1) digits.insert(1, ".");
    return sign + digits + "e-" + std::to_string(zeros + 1);
}

}  // namespace fourfold
