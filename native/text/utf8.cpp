#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fourfold {

namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

struct Character {
    std::uint32_t code;
    std::size_t bytes;  // 0 if the text does not begin with a well-formed character
};

constexpr Character malformed{0, 0};

Character first_of(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return malformed;
    std::uint32_t code = lead & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if (!is_continuation(text[i])) return malformed;
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = 0xD800 <= code && code <= 0xDFFF;
    if (code < least[bytes] || is_surrogate || code > 0x10FFFF) return malformed;
    return {code, bytes};
}

bool is_space(std::uint32_t code) {
    return (0x09 <= code && code <= 0x0D) || (0x1C <= code && code <= 0x20) || code == 0x85 ||
           code == 0xA0 || code == 0x1680 || (0x2000 <= code && code <= 0x200A) || code == 0x2028 ||
           code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

struct Range {
    std::uint32_t first, last;
};

// What Python escapes: controls, whitespace other than the plain space, invisible characters and
// those for private use. It also escapes a few rarer ones and all unassigned code points.
constexpr Range escaped[] = {
    {0x00, 0x1F},     {0x7F, 0xA0},     {0xAD, 0xAD},       {0x600, 0x605},   {0x61C, 0x61C},
    {0x6DD, 0x6DD},   {0x70F, 0x70F},   {0x1680, 0x1680},   {0x180E, 0x180E}, {0x2000, 0x200F},
    {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000},   {0xE000, 0xF8FF}, {0xFEFF, 0xFEFF},
    {0xFFF9, 0xFFFB}, {0xFFFE, 0xFFFF}, {0xE0000, 0x10FFFF}};

bool is_escaped(std::uint32_t code) {
    return std::ranges::any_of(
        escaped, [code](const Range& range) { return range.first <= code && code <= range.last; });
}

void append_escape(std::string& out, std::uint32_t code) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (code) {
        case '\n':
            out += "\\n";
            return;
        case '\r':
            out += "\\r";
            return;
        case '\t':
            out += "\\t";
            return;
        default:
            break;
    }
    const int width = code < 0x100 ? 2 : code < 0x10000 ? 4 : 8;
    out += width == 2 ? "\\x" : width == 4 ? "\\u" : "\\U";
    for (int i = width - 1; i >= 0; --i) out += digits[code >> (4 * i) & 15];
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto [code, bytes] = first_of(text);
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

int count_characters(std::string_view text) {
    int count = 0;
    for (const char byte : text) count += !is_continuation(byte);
    return count;
}

std::size_t bytes_of(std::string_view text, int characters) {
    std::size_t bytes = 0;
    while (bytes < text.size()) {
        if (!is_continuation(text[bytes]) && characters-- == 0) break;
        ++bytes;
    }
    return bytes;
}

std::size_t leading_space(std::string_view text) {
    if (text.empty()) return 0;
    const auto [code, bytes] = first_of(text);
    return is_space(code) ? bytes : 0;
}

std::size_t trailing_space(std::string_view text) {
    if (text.empty()) return 0;
    std::size_t start = text.size() - 1;
    while (start > 0 && is_continuation(text[start])) --start;
    const std::size_t bytes = text.size() - start;
    return leading_space(text.substr(start)) == bytes ? bytes : 0;
}

std::string quote(std::string_view text) {
    const bool has_single = text.find('\'') != std::string_view::npos;
    const char mark = has_single && text.find('"') == std::string_view::npos ? '"' : '\'';
    std::string quoted(1, mark);
    while (!text.empty()) {
        const auto [code, bytes] = first_of(text);
        const auto character = text.substr(0, bytes == 0 ? 1 : bytes);
        if (character[0] == mark || character[0] == '\\') quoted += '\\';
        if (bytes != 0 && is_escaped(code)) {
            append_escape(quoted, code);
        } else {
            quoted += character;
        }
        text.remove_prefix(character.size());
    }
    return quoted += mark;
}

std::string quote_start(std::string_view text, int characters) {
    if (count_characters(text) <= characters) return quote(text);
    return quote(std::string(text.substr(0, bytes_of(text, characters))) + "…");
}

}  // namespace fourfold
