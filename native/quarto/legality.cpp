#include "quarto/legality.hpp"

#include "quarto/notation.hpp"

namespace fourfold::quarto {

namespace {

void require_last(const Game& game, int column) {
    const Position& position = game.position;
    const auto require = [column](bool condition, const std::string& problem) {
        if (!condition) throw NotationError(column, problem);
    };
    require(game.last == none || (position.occupied >> game.last & 1),
            "the square placed on last, " +
                (game.last == none ? std::string() : format_square(game.last)) + ", is empty");
    require(game.last != none || position.occupied == 0 || !game.rules.calls,
            "with calls on, the square placed on last must be named");
    require(!game.has_called || (game.last != none && game.rules.calls),
            "nobody can have called ('!'): no window is open");
    require(!position.has_passed || (position.is_full() && game.rules.calls),
            "nobody can have passed ('~'): that comes after the 16th piece, calls on");
}

// With calls off the first complete group ends the game: one placement completed all of them.
void require_one_end(const Game& game, const Columns& columns) {
    const auto complete = game.position.complete_groups(game.rules);
    if (game.rules.calls || complete.empty()) return;
    if (game.position.hand != none) {
        throw NotationError(columns.hand, "no piece can be in hand: group " +
                                              format_group(complete[0]) +
                                              " is complete, the game is over");
    }
    Squares common = all_squares;
    std::string names;
    for (const int group : complete) {
        common &= groups[group];
        names += (names.empty() ? "" : " and ") + format_group(group);
    }
    if (common == 0) {
        throw NotationError(columns.board, "no single placement completes " + names +
                                               ": the game was already over");
    }
    if (game.last != none && !(common >> game.last & 1)) {
        throw NotationError(columns.last, "a placement on " + format_square(game.last) +
                                              " does not complete " + names);
    }
}

}  // namespace

void require_reachable(const Game& game, const Columns& columns) {
    const int hand = game.position.hand;
    if (hand != none && !(game.position.supply >> hand & 1)) {
        throw NotationError(columns.hand,
                            "piece " + format_piece(hand) + " is on the board already");
    }
    require_last(game, columns.last);
    require_one_end(game, columns);
}

}  // namespace fourfold::quarto
