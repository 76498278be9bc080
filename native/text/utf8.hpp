// UTF-8: code points, and text as an error message quotes it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fourfold {

// Whether a text is well-formed UTF-8.
bool is_utf8(std::string_view text);

// The number of code points.
int count_characters(std::string_view text);

// The length in bytes of the first `characters` code points.
std::size_t bytes_of(std::string_view text, int characters);

// The length in bytes of the white space that a text begins with, as Python's `str.split` sees it;
// 0 if it begins with none.
std::size_t leading_space(std::string_view text);

// The same for the last character.
std::size_t trailing_space(std::string_view text);

// A text in quotation marks with escapes, as Python's `repr` writes it.
std::string quote(std::string_view text);

// Maximum length of a value that an error quotes.
inline constexpr int max_quoted = 60;

// The same, cut after this many code points, with `…` for the rest.
std::string quote_start(std::string_view text, int characters);

}  // namespace fourfold
