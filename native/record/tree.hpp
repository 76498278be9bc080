// Converts a tree of single moves to the turns of a record.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "record/movetext.hpp"

namespace fourfold {

// A line in which each word is a move, grouped by turn. `begun` has the moves that the turn to be
// continued began with: a variation within a turn repeats them, because a record replaces whole
// turns. A comment on a move goes after its turn. Throws GameError for an illegal move.
template <typename Game>
Variation group_turns(const Variation& line, typename Game::State state,
                      std::vector<typename Game::Move> begun = {}) {
    Variation grouped{line.line, line.comment, {}};
    Turn turn;
    const auto end_turn = [&] {
        turn.text = Game::format_turn(begun);
        grouped.turns.push_back(std::exchange(turn, {}));
        begun.clear();
    };
    for (const Turn& step : line.turns) {
        for (const Variation& other : step.variations) {
            turn.variations.push_back(group_turns<Game>(other, state, begun));
        }
        const auto move = Game::parse_move(step.text);
        const int seat = state.seat();
        state.play(move);
        begun.push_back(move);
        append_comment(turn.comment, step.comment);
        if (state.seat() != seat) end_turn();
    }
    if (!begun.empty()) end_turn();
    return grouped;
}

}  // namespace fourfold
