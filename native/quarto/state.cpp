#include "quarto/state.hpp"

#include <algorithm>

namespace fourfold::quarto {

int State::placer() const {
    const int placed = game.placed();
    if (placed == 0) return nobody;
    // The starter places the even-numbered pieces.
    return placed % 2 == 0 ? game.starter : 3 - game.starter;
}

std::vector<Move> State::legal_moves() const {
    std::vector<Move> moves = game.sensible_moves();
    std::erase_if(moves, is_call);
    if (game.can_call()) {
        const auto in_play = static_cast<int>(groups_in_play(game.rules.squares).size());
        for (int group = 0; group < in_play; ++group) moves.push_back(call_move(group));
    }
    return moves;
}

Fault State::fault_of(Move call) const {
    const int group = group_of(call);
    if (std::ranges::count(game.live_groups(), group) != 0) return Fault::none;
    const Position& position = game.position;
    if ((position.occupied & groups[group]) != groups[group]) return Fault::empty;
    return position.is_complete(groups[group], game.rules) ? Fault::old : Fault::different;
}

void State::play(Move move) {
    if (const auto refusal = refusal_of(move)) throw GameError(*refusal);
    game.play(move);
    if (!game.is_over) return;
    const auto why = is_call(move)           ? reason::call
                     : game.winner == nobody ? reason::full_board
                                             : reason::line;
    outcome = Outcome{game.winner, why};
}

void State::leave(const Departure& departure) {
    require_running(outcome);
    if (departure.seat != 1 && departure.seat != 2) {
        throw GameError("there is no seat " + std::to_string(departure.seat));
    }
    game.finish(3 - departure.seat);
    outcome = Outcome{game.winner, departure.reason};
}

void State::agree_draw() {
    require_running(outcome);
    game.finish(nobody);
    outcome = Outcome{nobody, reason::agreement};
}

void State::settle() {
    if (game.rules.calls) return;
    // A position read from text need not say where the last piece went.
    const bool is_won = !game.position.complete_groups(game.rules).empty();
    if (!is_won && !game.position.is_full()) return;
    game.finish(is_won ? game.mover() : nobody);
    outcome = Outcome{game.winner, is_won ? reason::line : reason::full_board};
}

}  // namespace fourfold::quarto
