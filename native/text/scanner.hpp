// A left-to-right text scanner that reports the column of an error.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/error.hpp"

namespace fourfold {

// Expected after the `/` of a rule set key.
inline constexpr std::string_view some_seconds = "a number of seconds, at least 1";

// A cursor over one line of notation.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    // The column of the next character, counted from 1.
    int column() const;

    bool is_at_end() const { return index_ >= text_.size(); }

    // The character at an offset; 0 past the end.
    char peek(std::size_t ahead) const {
        return index_ + ahead < text_.size() ? text_[index_ + ahead] : '\0';
    }

    bool sees(std::string_view literal) const {
        return text_.substr(std::min(index_, text_.size())).starts_with(literal);
    }

    // Consume a literal if it comes next; return whether it did.
    bool accept(std::string_view literal);

    // Consume a literal, or throw NotationError.
    void expect(std::string_view literal, std::string_view expected);

    // Whether one of the words comes next; they all have the same length.
    bool sees_any(std::span<const std::string_view> words) const { return find(words).has_value(); }

    // Consume one of the words and return its index.
    int take(std::span<const std::string_view> words, std::string_view expected);

    // Consume an integer from 1 to 999,999,999, without leading zeros.
    int take_number(std::string_view expected);

    void expect_end(std::string_view expected = "the end");

    // Throw NotationError, saying what was expected at this column and what was found.
    [[noreturn]] void refuse(std::string_view expected, bool is_in_wrong_case = false) const;

  private:
    std::optional<int> find(std::span<const std::string_view> words) const;

    std::string_view text_;
    std::size_t index_ = 0;
};

}  // namespace fourfold
