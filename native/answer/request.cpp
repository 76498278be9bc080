#include "answer/request.hpp"

#include <algorithm>
#include <array>

#include "text/decimal.hpp"
#include "text/error.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

constexpr std::array<std::string_view, 21> keys = {
    "ask",    "game",   "rules",    "seats",  "starter",  "deal", "events",
    "viewer", "first",  "limit",    "seed",   "count",    "bot",  "seconds",
    "work",   "header", "turn_cap", "record", "position", "tree", "cards"};

std::pair<std::string_view, std::string_view> split(std::string_view line) {
    const auto space = line.find(' ');
    if (space == std::string_view::npos) return {line, {}};
    return {line.substr(0, space), line.substr(space + 1)};
}

}  // namespace

Request::Request(std::string_view text) {
    if (!is_utf8(text)) throw GameError("the request is not UTF-8 text");
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto [key, value] = split(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (key.empty() && value.empty()) continue;
        if (std::ranges::find(keys, key) == keys.end()) {
            throw GameError("unknown key " + quote_start(key, max_quoted));
        }
        if (key == "header") {
            const auto [name, content] = split(value);
            headers_.emplace_back(name, content);
            continue;
        }
        if (find(key)) throw GameError(std::string(key) + ": the request has it twice");
        fields_.emplace_back(key, value);
    }
}

std::optional<std::string_view> Request::find(std::string_view key) const {
    for (const auto& [name, value] : fields_) {
        if (name == key) return value;
    }
    return std::nullopt;
}

std::uint64_t Request::number(std::string_view key, std::uint64_t otherwise, std::uint64_t least,
                              std::uint64_t most) const {
    const auto text = find(key);
    if (!text) return otherwise;
    const auto number = parse_whole(*text, most);
    if (!number || *number < least) {
        throw GameError(std::string(key) + ": expected a number from " + std::to_string(least) +
                        " to " + std::to_string(most) + ", found " +
                        quote_start(*text, max_quoted));
    }
    return *number;
}

std::optional<double> Request::seconds() const {
    const auto text = find("seconds");
    if (!text) return std::nullopt;
    const auto seconds = parse_decimal(*text);
    if (!seconds) {
        throw GameError("seconds: expected a number such as 0.5, found " +
                        quote_start(*text, max_quoted));
    }
    return seconds;
}

}  // namespace fourfold
