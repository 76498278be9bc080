#include "quarto/missed.hpp"

namespace fourfold::quarto {

namespace {

void add_live(std::vector<Missed>& missed, const State& state, int completed) {
    const int placer = state.placer();
    if (placer == nobody) return;
    std::vector<int> seats = {placer};
    if (state.game.position.hand != none || state.game.position.has_passed)
        seats.push_back(3 - placer);
    for (const int group : state.game.live_groups()) {
        missed.push_back({group, state.game.last, placer, seats, completed});
    }
}

}  // namespace

std::vector<Missed> missed_groups(const State& start, std::span<const Move> moves) {
    std::vector<Missed> missed;
    if (!start.game.rules.calls) return missed;
    State state = start;
    int completed = 0, number = 0;
    for (const Move move : moves) {
        ++number;
        // These close the last window in which the groups could be called.
        if (is_place(move) || (move == pass_move && state.game.position.has_passed)) {
            add_live(missed, state, completed);
        }
        if (is_place(move)) completed = number;
        state.play(move);
    }
    // The game was not ended by a move.
    if (!state.outcome) add_live(missed, state, completed);
    return missed;
}

}  // namespace fourfold::quarto
