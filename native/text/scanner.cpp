#include "text/scanner.hpp"

#include <algorithm>

#include "text/utf8.hpp"

namespace fourfold {

namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }

char swap_case(char c) {
    const bool is_letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
    return is_letter ? static_cast<char>(c ^ 0x20) : c;
}

constexpr int max_found = 8;  // characters of what was found that an error quotes

}  // namespace

int Scanner::column() const { return count_characters(text_.substr(0, index_)) + 1; }

bool Scanner::accept(std::string_view literal) {
    if (!sees(literal)) return false;
    index_ += literal.size();
    return true;
}

void Scanner::expect(std::string_view literal, std::string_view expected) {
    if (!accept(literal)) refuse(expected);
}

std::optional<int> Scanner::find(std::span<const std::string_view> words) const {
    const auto word = text_.substr(std::min(index_, text_.size()), words[0].size());
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) return std::nullopt;
    return static_cast<int>(found - words.begin());
}

int Scanner::take(std::span<const std::string_view> words, std::string_view expected) {
    if (const auto found = find(words)) {
        index_ += words[0].size();
        return *found;
    }
    std::string swapped(text_.substr(std::min(index_, text_.size()), words[0].size()));
    std::ranges::transform(swapped, swapped.begin(), swap_case);
    refuse(expected, std::ranges::find(words, swapped) != words.end());
}

int Scanner::take_number(std::string_view expected) {
    std::size_t end = index_;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    const auto digits = text_.substr(index_, end - index_);
    if (digits.empty() || digits[0] == '0' || digits.size() > 9) refuse(expected);
    index_ = end;
    int number = 0;
    for (const char digit : digits) number = 10 * number + (digit - '0');
    return number;
}

void Scanner::expect_end(std::string_view expected) {
    if (!is_at_end()) refuse(expected);
}

void Scanner::refuse(std::string_view expected, bool is_in_wrong_case) const {
    std::string found = "the end";
    if (!is_at_end()) {
        // Up to the next space: what follows is not at fault.
        auto rest = text_.substr(index_);
        if (rest[0] != ' ') rest = rest.substr(0, rest.find(' ', 1));
        found = quote_start(rest, max_found);
    }
    const std::string hint = is_in_wrong_case ? " (upper and lower case differ)" : "";
    throw NotationError(column(), "expected " + std::string(expected) + ", found " + found + hint);
}

}  // namespace fourfold
