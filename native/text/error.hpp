// Errors of the rules and of notation: what was wrong and where, in one sentence.
#pragma once

#include <stdexcept>
#include <string>

namespace fourfold {

// A text, a move or a position that the rules do not allow.
class GameError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A text that is not valid notation.
class NotationError : public GameError {
  public:
    // The column of the first wrong character, counted from 1, and what is wrong there.
    NotationError(int column, const std::string& problem)
        : GameError("column " + std::to_string(column) + ": " + problem) {}
};

}  // namespace fourfold
