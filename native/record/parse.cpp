// Reads the text of a recorded game.
#include <algorithm>

#include "record/movetext.hpp"
#include "record/record.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

constexpr std::size_t max_game_bytes = 4'000'000;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view no_header = "expected a header line, such as [Game \"quarto\"]";

// The numbered lines of one game.
struct Lines {
    std::vector<NumberedLine> headers;
    std::vector<NumberedLine> body;
    bool has_gap = false;
    bool is_in_comment = false;
    std::size_t size = 0;

    bool is_empty() const { return headers.empty() && body.empty(); }

    // Whether a line belongs to the next game.
    bool begins_next(std::string_view line) const {
        if (line.empty()) return !body.empty();
        const bool is_header = line.starts_with('[') && !is_in_comment;
        return is_header && (!body.empty() || has_gap);
    }

    void add(const NumberedLine& line) {
        size += line.text.size();
        if (line.text.empty()) {
            has_gap = !headers.empty();
        } else if (line.text.starts_with('[') && body.empty()) {
            headers.push_back(line);
        } else {
            const auto opened = line.text.rfind('{'), closed = line.text.rfind('}');
            const auto place = [](auto at) { return at == std::string_view::npos ? 0 : at + 1; };
            if (opened != closed) is_in_comment = place(opened) > place(closed);
            body.push_back(line);
        }
    }
};

// Strip ASCII white space from both ends.
std::string_view strip(std::string_view line) {
    constexpr std::string_view space = " \t\n\r\v\f";
    const auto first = line.find_first_not_of(space);
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(space) - first + 1);
}

std::vector<Lines> split_games(std::string_view text) {
    std::vector<Lines> games;
    Lines game;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find_first_of("\r\n");
        auto line = strip(text.substr(0, end));
        if (number == 1 && line.starts_with(byte_order_mark)) {
            line.remove_prefix(byte_order_mark.size());
        }
        if (game.begins_next(line)) games.push_back(std::exchange(game, {}));
        game.add({number, line});
        if (end == std::string_view::npos) break;
        text.remove_prefix(text.substr(end).starts_with("\r\n") ? end + 2 : end + 1);
    }
    if (!game.is_empty()) games.push_back(std::move(game));
    return games;
}

std::size_t end_of_key(std::string_view text) {
    std::size_t end = 0;
    const auto is_letter = [](char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); };
    while (end < text.size() &&
           (is_letter(text[end]) ||
            (end > 0 && (text[end] == '_' || ('0' <= text[end] && text[end] <= '9'))))) {
        ++end;
    }
    return end;
}

// A line such as [Game "quarto"].
Header parse_header(const NumberedLine& line) {
    auto rest = line.text.substr(1);
    const auto refuse = [&] { return RecordError(std::string(no_header), line.number); };
    const auto key = rest.substr(0, end_of_key(rest));
    rest.remove_prefix(key.size());
    const std::size_t with_space = rest.size();
    while (const auto space = leading_space(rest)) rest.remove_prefix(space);
    if (key.empty() || rest.size() == with_space || !rest.starts_with('"')) throw refuse();
    rest.remove_prefix(1);
    std::string value;
    while (!rest.empty() && rest[0] != '"') {
        const bool is_escape = rest[0] == '\\';
        if (is_escape && (rest.size() < 2 || (rest[1] != '"' && rest[1] != '\\'))) throw refuse();
        value += rest[is_escape ? 1 : 0];
        rest.remove_prefix(is_escape ? 2 : 1);
    }
    if (rest != "\"]") throw refuse();
    return {std::string(key), value, line.number};
}

}  // namespace

Record parse_record(std::string_view text) {
    const auto games = split_games(text);
    if (games.size() != 1) {
        throw RecordError("expected one game, found " + std::to_string(games.size()), 1);
    }
    const Lines& game = games[0];
    Record record;
    record.line = (game.headers.empty() ? game.body : game.headers)[0].number;
    if (game.size > max_game_bytes) {
        throw RecordError("the game is larger than 4,000,000 bytes", record.line);
    }
    if (game.headers.empty()) throw RecordError(std::string(no_header), record.line);
    for (const NumberedLine& line : game.headers) {
        Header header = parse_header(line);
        if (record.find(header.key)) {
            throw RecordError("the header has " + header.key + " twice", line.number);
        }
        record.headers.push_back(std::move(header));
    }
    Variation main = parse_movetext(game.body);
    record.comment = std::move(main.comment);
    record.turns = std::move(main.turns);
    return record;
}

}  // namespace fourfold
