#include "record/movetext.hpp"

#include <utility>

#include "text/utf8.hpp"

namespace fourfold {

namespace {

// A text with single spaces between its words, and without line breaks.
std::string join_words(std::string_view text) {
    constexpr std::string_view space = " \t\n\r\v\f";
    std::string words;
    while (true) {
        const auto start = text.find_first_not_of(space);
        if (start == std::string_view::npos) return words;
        text.remove_prefix(start);
        const auto end = text.find_first_of(space);
        if (!words.empty()) words += ' ';
        words += text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end);
    }
}

// A word without the move number in front, such as `1.`.
std::string_view without_number(std::string_view word) {
    const auto digits = word.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || word[digits] != '.') return word;
    const auto rest = word.find_first_not_of('.', digits);
    return rest == std::string_view::npos ? std::string_view{} : word.substr(rest);
}

class Reader {
  public:
    Variation read(const std::vector<NumberedLine>& body) {
        for (const NumberedLine& line : body) read_line(line);
        if (comment_line_ != 0) {
            throw RecordError("the comment is not closed: '}' is missing before the blank line",
                              comment_line_);
        }
        if (!parents_.empty()) {
            throw RecordError("the variation is not closed: ')' is missing", line_.line);
        }
        return std::move(line_);
    }

  private:
    void read_line(const NumberedLine& line) {
        for (const char c : line.text) {
            if (comment_line_ != 0) {
                if (c == '}') {
                    end_comment();
                } else {
                    comment_ += c;
                }
            } else if (c == '{' || c == '(' || c == ')') {
                add_turns(line.number);
                if (c == '{') comment_line_ = line.number;
                if (c == '(') begin_variation(line.number);
                if (c == ')') end_variation(line.number);
            } else {
                words_ += c;
            }
        }
        if (comment_line_ != 0) comment_ += '\n';
        add_turns(line.number);
    }

    void add_turns(int number) {
        std::string_view text = words_;
        std::string word;
        const auto end_word = [&] {
            const auto turn = without_number(word);
            if (!turn.empty()) line_.turns.push_back({std::string(turn), number, {}, {}});
            word.clear();
        };
        while (!text.empty()) {
            if (const auto space = leading_space(text)) {
                end_word();
                text.remove_prefix(space);
            } else {
                word += text[0];
                text.remove_prefix(1);
            }
        }
        end_word();
        words_.clear();
    }

    void end_comment() {
        append_comment(line_.turns.empty() ? line_.comment : line_.turns.back().comment,
                       join_words(comment_));
        comment_.clear();
        comment_line_ = 0;
    }

    void begin_variation(int number) {
        if (line_.turns.empty()) {
            throw RecordError("a variation needs a turn before it, to replace", number);
        }
        if (parents_.size() == max_variation_depth) {
            throw RecordError(
                "variations are nested deeper than " + std::to_string(max_variation_depth), number);
        }
        parents_.push_back(std::exchange(line_, {number, {}, {}}));
    }

    void end_variation(int number) {
        if (parents_.empty()) throw RecordError("')' has no '(' before it", number);
        if (line_.turns.empty()) {
            throw RecordError("the variation is empty: '(' needs a turn after it", line_.line);
        }
        Variation ended = std::exchange(line_, std::move(parents_.back()));
        parents_.pop_back();
        line_.turns.back().variations.push_back(std::move(ended));
    }

    Variation line_;
    std::vector<Variation> parents_;  // the lines around it, the main line first
    std::string words_;
    std::string comment_;
    int comment_line_ = 0;  // on which the open comment began; 0 outside of comments
};

void add_comment(std::vector<std::string>& words, std::string_view comment) {
    if (comment.empty()) return;
    const std::string text = "{" + std::string(comment) + "}";
    for (std::size_t start = 0; start != std::string::npos;) {
        const auto end = text.find(' ', start);
        words.push_back(text.substr(start, end - start));
        start = end == std::string::npos ? end : end + 1;
    }
}

}  // namespace

Variation parse_movetext(const std::vector<NumberedLine>& body) { return Reader().read(body); }

std::vector<std::string> format_movetext(std::string_view comment, const std::vector<Turn>& turns) {
    std::vector<std::string> words;
    add_comment(words, comment);
    for (const Turn& turn : turns) {
        words.push_back(turn.text);
        add_comment(words, turn.comment);
        for (const Variation& other : turn.variations) {
            auto inner = format_movetext(other.comment, other.turns);
            inner.front().insert(0, "(");
            inner.back() += ')';
            words.insert(words.end(), inner.begin(), inner.end());
        }
    }
    return words;
}

void append_comment(std::string& comment, std::string_view more) {
    if (!comment.empty() && !more.empty()) comment += ' ';
    comment += more;
}

}  // namespace fourfold
