// Explains why a Quarto! move is illegal.
#include "quarto/notation.hpp"
#include "quarto/state.hpp"

namespace fourfold::quarto {

namespace {

std::optional<std::string> refuse_give(const Position& position, int piece) {
    if (position.hand != none) {
        return "you may not give: place piece " + format_piece(position.hand) + " first";
    }
    if (!(position.supply >> piece & 1)) {
        return "piece " + format_piece(piece) + " is not in the supply";
    }
    return std::nullopt;
}

std::optional<std::string> refuse_place(const Position& position, int square) {
    if (position.hand == none) return "you may not place: no piece has been given";
    if (position.occupied >> square & 1) return "square " + format_square(square) + " is taken";
    return std::nullopt;
}

std::optional<std::string> refuse_call(const Game& game, int group) {
    if (!game.rules.calls) {
        return "you may not call: calls are off, and a complete group wins by itself";
    }
    if (game.last == none) return "you may not call: no piece has been placed";
    if (game.has_called) return "you may not call again: your call was wrong";
    if (group >= line_count && !game.rules.squares) {
        return "group " + format_group(group) + " does not count: squares are off";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> State::refusal_of(Move move) const {
    if (outcome) return "the game is over";
    if (is_give(move)) return refuse_give(game.position, piece_of(move));
    if (is_place(move)) return refuse_place(game.position, square_of(move));
    if (is_call(move)) return refuse_call(game, group_of(move));
    // With calls off a full board ends the game, so here it is a window.
    if (!game.position.is_full()) return "you may pass only after the 16th piece";
    return std::nullopt;
}

}  // namespace fourfold::quarto
