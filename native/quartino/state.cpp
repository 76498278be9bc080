#include "quartino/state.hpp"

#include <algorithm>

#include "quartino/notation.hpp"

namespace fourfold::quartino {

namespace {

bool is_known_card(int card) { return card != unknown_card; }

}  // namespace

std::vector<int> State::claimable_cards() const {
    const auto hidden = position.rack().hidden();
    std::vector<int> own;
    std::ranges::copy_if(hidden, std::back_inserter(own), is_known_card);
    if (own.size() == hidden.size()) return own;
    unsigned elsewhere = 0;
    for (const Rack& rack : std::span(position.racks).first(position.seats)) {
        for (const int card : rack.cards) elsewhere |= 1U << card;
    }
    for (const int card : own) elsewhere &= ~(1U << card);
    std::vector<int> cards;
    for (int card = 0; card < card_count; ++card) {
        if (!(elsewhere >> card & 1)) cards.push_back(card);
    }
    return cards;
}

std::vector<Move> State::legal_moves() const {
    if (outcome) return {};
    if (position.phase != Phase::claim) {
        const MoveList moves = position.legal_moves();
        return {moves.begin(), moves.end()};
    }
    std::vector<Move> moves = {end_move};
    for (const int card : claimable_cards()) {
        for (int window = 0; window < position.table().window_count; ++window) {
            moves.push_back(claim_move(card, window));
        }
    }
    return moves;
}

bool State::has_call() const {
    if (outcome || position.phase != Phase::claim) return false;
    return std::ranges::any_of(claimable_cards(),
                               [&](int card) { return position.board.windows_of(card) != 0; });
}

void State::play(Move move) {
    if (const auto refusal = refusal_of(move)) throw GameError(*refusal);
    if (is_claim(move) && !is_wrong(move) && !position.rack().hides(card_of(move))) {
        // One of the cards hidden from the viewer turns out to be this one.
        Rack& rack = position.rack();
        *std::ranges::find(rack.cards, unknown_card) = static_cast<std::uint8_t>(card_of(move));
    }
    position.play(move);
    if (position.is_over) outcome = Outcome{position.winner, reason::cards};
}

void State::leave(const Departure& departure) {
    require_running(outcome);
    const int seat = departure.seat;
    if (seat < 1 || seat > position.seats || position.racks[seat - 1].is_out) {
        throw GameError("there is no seat " + std::to_string(seat) + " in the game");
    }
    position.leave(seat);
    if (position.is_over) outcome = Outcome{position.winner, departure.reason};
}

void State::agree_draw() {
    require_running(outcome);
    position.finish(no_seat);
    outcome = Outcome{nobody, reason::agreement};
}

State State::view(int seat) const {
    State seen = *this;
    for (int other = 1; other <= position.seats; ++other) {
        if (other == seat) continue;
        Rack& rack = seen.position.racks[other - 1];
        std::fill_n(rack.cards.begin(), rack.hidden_count, unknown_card);
    }
    return seen;
}

void require_own_cards(const State& state) {
    const Position& position = state.position;
    if (std::ranges::all_of(position.rack().hidden(), is_known_card)) return;
    throw GameError("the cards of seat " + std::to_string(position.mover) +
                    ", the seat to move, are unknown");
}

}  // namespace fourfold::quartino
