// Numbers as text: integers, and the shortest decimal that reads back as the same double.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fourfold {

// A whole number without sign or leading zeros; nothing if the text isn't one, or exceeds `most`.
std::optional<std::uint64_t> parse_whole(std::string_view text, std::uint64_t most);

// A non-negative decimal such as `0.5`, with at most nine digits before and after the point;
// nothing for any other text.
std::optional<double> parse_decimal(std::string_view text);

// The shortest decimal of a double from -1 to 1, as the server writes it: `1.0`, `-0.125`, `1e-7`.
std::string format_decimal(double value);

}  // namespace fourfold
