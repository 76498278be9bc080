#include "quartino/position.hpp"

#include <algorithm>
#include <bit>

namespace fourfold::quartino {

MoveList Position::legal_moves() const {
    MoveList moves;
    if (is_over) return moves;
    switch (phase) {
        case Phase::colour:
            moves.add(declare_move);
            moves.add(decline_move);
            break;
        case Phase::place:
            for (int colour = 0; colour < colour_count; ++colour) {
                if (!has_supply(colour)) continue;
                for (int field = 0; field < field_count; ++field) {
                    moves.add(place_move(colour, field));
                }
            }
            break;
        case Phase::claim:
            moves.add(end_move);
            for (const int card : rack().hidden()) {
                for (int window = 0; window < table().window_count; ++window) {
                    moves.add(claim_move(card, window));
                }
            }
            break;
    }
    return moves;
}

int Position::legal_move_count() const {
    if (is_over) return 0;
    if (phase == Phase::colour) return 2;
    if (phase == Phase::claim) return 1 + rack().hidden_count * table().window_count;
    int colours = 0;
    for (int colour = 0; colour < colour_count; ++colour) colours += has_supply(colour);
    return colours * field_count;
}

bool Position::is_legal(Move move) const {
    if (is_over) return false;
    if (move == declare_move || move == decline_move) return phase == Phase::colour;
    if (move == end_move) return phase == Phase::claim;
    if (is_place(move)) return phase == Phase::place && has_supply(colour_of(move));
    return is_claim(move) && phase == Phase::claim && window_of(move) < table().window_count &&
           rack().hides(card_of(move));
}

MoveList Position::right_claims() const {
    MoveList claims;
    for (const int card : rack().hidden()) {
        for (unsigned windows = board.windows_of(card); windows != 0; windows &= windows - 1) {
            claims.add(claim_move(card, std::countr_zero(windows)));
        }
    }
    return claims;
}

void Position::play(Move move) {
    if (is_place(move)) return place(colour_of(move), field_of(move));
    if (move == declare_move || move == decline_move) return declare(move == declare_move);
    if (move == end_move || is_wrong(move)) return end_turn();
    claim_rightly(card_of(move), window_of(move));
}

void Position::claim_rightly(int card, int window) {
    rack().claim(card);
    if (rack().hidden_count == 0) return finish(mover);
    for (const int field : table().windows[window]) board.pop(field, table());
    phase = Phase::place;
    stones = 1;
}

void Position::leave(int seat) {
    int others = 0, other = no_seat;
    for (int number = 1; number <= seats; ++number) {
        if (number == seat || racks[number - 1].is_out) continue;
        ++others;
        other = number;
    }
    if (others == 1) return finish(other);
    racks[seat - 1].is_out = true;
    if (seat == mover) end_turn();
}

Position start(const Deal& deal, int seats, int geometry) {
    Position position;
    position.geometry = static_cast<std::uint8_t>(geometry);
    position.seats = static_cast<std::uint8_t>(seats);
    for (int seat = 0; seat < seats; ++seat) position.racks[seat].cards = deal[seat];
    return position;
}

}  // namespace fourfold::quartino
