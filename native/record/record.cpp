#include "record/record.hpp"

#include <algorithm>

#include "record/movetext.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {
constexpr int max_line_length = 79;

bool is_letter(char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); }

bool is_key(std::string_view key) {
    return !key.empty() && is_letter(key[0]) && std::ranges::all_of(key, [](char c) {
        return is_letter(c) || ('0' <= c && c <= '9') || c == '_';
    });
}

std::string escape(std::string_view value) {
    std::string escaped;
    for (const char c : value) {
        if (c == '\\' || c == '"') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

}  // namespace

std::optional<std::string_view> Record::find(std::string_view key) const {
    const auto found = std::ranges::find(headers, key, &Header::key);
    if (found == headers.end()) return std::nullopt;
    return found->value;
}

int Record::line_of(std::string_view key) const {
    const auto found = std::ranges::find(headers, key, &Header::key);
    return found == headers.end() ? line : found->line;
}

void require_header_key(std::string_view key) {
    if (is_key(key)) return;
    throw GameError("a header key has letters, digits and underscores, and starts with a letter, " +
                    ("such as Date: " + quote_start(key, max_quoted)));
}

std::string format_record(const Record& record) {
    std::string text;
    for (const Header& header : record.headers) {
        text += "[" + header.key + " \"" + escape(header.value) + "\"]\n";
    }
    text += '\n';
    int length = 0;  // of the current line
    for (const std::string& word : format_movetext(record.comment, record.turns)) {
        const int characters = count_characters(word);
        if (length > 0 && length + 1 + characters <= max_line_length) {
            text += ' ';
            ++length;
        } else if (length > 0) {
            text += '\n';
            length = 0;
        }
        text += word;
        length += characters;
    }
    return length > 0 ? text + "\n" : text;
}

}  // namespace fourfold
