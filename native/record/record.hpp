// A recorded game: header lines, turns, comments and variations, as text. replay.hpp checks the
// moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/error.hpp"

namespace fourfold {

// A recorded game that can't be parsed or replayed.
class RecordError : public GameError {
  public:
    // What was wrong, on which line and, unless 0, in which turn; both counted from 1.
    RecordError(const std::string& problem, int line, int turn = 0)
        : GameError("line " + std::to_string(line) +
                    (turn == 0 ? "" : ", turn " + std::to_string(turn)) + ": " + problem) {}
};

struct Header {
    std::string key;
    std::string value;
    int line = 0;
};

struct Variation;

struct Turn {
    std::string text;
    int line = 0;
    std::string comment;                // empty for none
    std::vector<Variation> variations;  // what could have been played instead
};

// Turns that could have been played instead of another.
struct Variation {
    int line = 0;         // on which it begins
    std::string comment;  // before the first turn
    std::vector<Turn> turns;
};

struct Record {
    std::vector<Header> headers;
    std::string comment;  // on the whole game
    std::vector<Turn> turns;
    int line = 1;  // on which the game begins

    std::optional<std::string_view> find(std::string_view key) const;

    // The line of a header; the game's first line if it is missing.
    int line_of(std::string_view key) const;

    // The line of a turn, counted from 1; the game's first line for 0.
    int line_of_turn(int turn) const { return turn == 0 ? line : turns[turn - 1].line; }
};

// Throws GameError for a key that can't be written to a header.
void require_header_key(std::string_view key);

// The text of one game, which ends with a newline.
std::string format_record(const Record& record);

// Throws RecordError if the text is not one game.
Record parse_record(std::string_view text);

}  // namespace fourfold
