// The turns of a record as text, with comments and variations; independent of headers and rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace fourfold {

// A variation of the main line has depth 1.
inline constexpr int max_variation_depth = 100;

struct NumberedLine {
    int number;
    std::string_view text;
};

// The main line. Throws RecordError for unmatched brackets and braces.
Variation parse_movetext(const std::vector<NumberedLine>& body);

// The words of a line, to be separated by spaces or newlines.
std::vector<std::string> format_movetext(std::string_view comment, const std::vector<Turn>& turns);

// Add a text to a comment, with a space between them unless one is empty.
void append_comment(std::string& comment, std::string_view more);

}  // namespace fourfold
