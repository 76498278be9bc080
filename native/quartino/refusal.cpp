// Explains why a Quartino move is illegal.
#include <algorithm>

#include "quartino/notation.hpp"
#include "quartino/state.hpp"

namespace fourfold::quartino {

namespace {

// What the seat to move must do instead.
std::string due(const Position& position) {
    switch (position.phase) {
        case Phase::colour:
            return "declare or decline Colour first";
        case Phase::place:
            return "stones still to be placed: " + std::to_string(position.stones);
        default:
            return "all stones are placed, claim or end the turn";
    }
}

std::optional<std::string> refuse_place(const Position& position, int colour) {
    if (position.phase != Phase::place) return "you may not place a stone: " + due(position);
    if (!position.has_supply(colour)) {
        return "no " + std::string(colour_words[colour]) + " stone is left in the supply";
    }
    return std::nullopt;
}

std::optional<std::string> refuse_claim(const State& state, int card, int window) {
    const Position& position = state.position;
    if (position.phase != Phase::claim) return "you may not claim: " + due(position);
    if (window >= position.table().window_count) {
        return "window " + std::to_string(window + 1) + " is not on the " +
               std::string(geometry_names[position.geometry]);
    }
    const auto cards = state.claimable_cards();
    if (std::ranges::find(cards, card) == cards.end()) {
        return "card " + format_card(card) + " is not in your rack";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> State::refusal_of(Move move) const {
    if (outcome) return "the game is over";
    if (is_place(move)) return refuse_place(position, colour_of(move));
    if (is_claim(move)) return refuse_claim(*this, card_of(move), window_of(move));
    if (move == end_move) {
        if (position.phase == Phase::claim) return std::nullopt;
        return "you may not end: " + due(position);
    }
    if (position.phase == Phase::colour) return std::nullopt;
    return "Colour can't be declared or declined now: only at the start of a turn, with four "
           "stones of one colour on the board";
}

}  // namespace fourfold::quartino
