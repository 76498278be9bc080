#include "text/decimal.hpp"

#include <algorithm>
#include <charconv>

namespace fourfold {

namespace {

bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return '0' <= c && c <= '9'; });
}

}  // namespace

std::optional<std::uint64_t> parse_whole(std::string_view text, std::uint64_t most) {
    if (!is_digits(text) || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    std::uint64_t number = 0;
    for (const char c : text) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (number > (most - digit) / 10) return std::nullopt;
        number = 10 * number + digit;
    }
    return number <= most ? std::optional(number) : std::nullopt;
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
    char buffer[32];
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
    // Such as -1.25e-01: a sign, the digits, the exponent.
    std::string_view text(buffer, static_cast<std::size_t>(end - buffer));
    const std::string sign = text.starts_with('-') ? "-" : "";
    text.remove_prefix(sign.size());
    const auto mark = text.find('e');
    std::string digits(text.substr(0, mark));
    std::erase(digits, '.');
    int exponent = 0;
    std::from_chars(text.data() + mark + (text[mark + 1] == '+' ? 2 : 1), end, exponent);
    if (exponent == 0) {
        const std::string rest = digits.substr(1);
        return sign + digits[0] + "." + (rest.empty() ? "0" : rest);
    }
    if (-5 <= exponent && exponent < 0) {
        return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    }
    if (digits.size() > 1) digits.insert(1, ".");
    return sign + digits + "e" + std::to_string(exponent);
}

}  // namespace fourfold
