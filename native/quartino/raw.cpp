#include "quartino/raw.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace fourfold::quartino {

namespace {

void require(bool condition, const std::string& message) {
    if (!condition) throw std::invalid_argument(message);
}

void require_within(int value, int low, int high, const std::string& what) {
    require(low <= value && value <= high, what + " must be " + std::to_string(low) + " to " +
                                               std::to_string(high) + ", not " +
                                               std::to_string(value));
}

Board parse_board(const std::vector<std::vector<int>>& stacks, const Geometry& geometry) {
    require(stacks.size() == field_count,
            "a board has 9 fields, not " + std::to_string(stacks.size()));
    Board board;
    for (int field = 0; field < field_count; ++field) {
        for (const int colour : stacks[field]) {
            require_within(colour, 0, colour_count - 1, "a colour");
            require(board.count(colour) < stones_of_a_colour,
                    "colour " + std::to_string(colour) + " has more than 7 stones on the board");
            board.push(colour, field, geometry);
        }
    }
    return board;
}

// `seen`: the cards in the preceding racks, one bit each.
Rack parse_rack(const RawRack& raw, unsigned& seen) {
    const auto size = raw.hidden.size() + raw.claimed.size();
    require(size == cards_of_a_rack, "a rack has 4 cards, not " + std::to_string(size));
    Rack rack;
    auto next = rack.cards.begin();
    for (const auto& part : {raw.hidden, raw.claimed}) {
        for (const int card : part) {
            require_within(card, 0, card_count - 1, "a card");
            require(!(seen >> card & 1), "card " + std::to_string(card) + " appears twice");
            seen |= 1U << card;
            *next++ = static_cast<std::uint8_t>(card);
        }
    }
    rack.hidden_count = static_cast<std::uint8_t>(raw.hidden.size());
    rack.is_out = raw.is_out;
    return rack;
}

// Check that play can continue, so that every loop over seats and stones terminates.
void require_playable(const Position& position) {
    require(position.winner == no_seat, "an unfinished game has no winner");
    require(!position.rack().is_out, "the seat to move has left the game");
    const auto in_game = std::ranges::count_if(std::span(position.racks).first(position.seats),
                                               [](const Rack& rack) { return !rack.is_out; });
    require(in_game >= 2, "fewer than two seats are left in the game");
    for (int seat = 0; seat < position.seats; ++seat) {
        require(position.racks[seat].hidden_count > 0,
                "seat " + std::to_string(seat + 1) + " has claimed all its cards and has not won");
    }
}

}  // namespace

Position parse_position(const RawPosition& raw) {
    const auto seats = static_cast<int>(raw.racks.size());
    require_within(seats, 2, max_seats, "the number of racks");
    require_within(raw.geometry, 0, static_cast<int>(geometries.size()) - 1, "the geometry");
    require_within(raw.mover, 1, seats, "the seat to move");
    require_within(raw.winner, 0, seats, "the winner");
    require_within(raw.phase, 0, 2, "the phase");
    const auto phase = static_cast<Phase>(raw.phase);
    Position position;
    position.board = parse_board(raw.stacks, geometries[raw.geometry]);
    const int supply = stone_count - position.board.total();
    const int most = phase == Phase::place ? std::min(max_stones, supply) : 0;
    require_within(raw.stones, phase == Phase::place ? 1 : 0, most, "the stones to be placed");
    unsigned seen = 0;
    for (int seat = 0; seat < seats; ++seat)
        position.racks[seat] = parse_rack(raw.racks[seat], seen);
    position.geometry = static_cast<std::uint8_t>(raw.geometry);
    position.seats = static_cast<std::uint8_t>(seats);
    position.mover = static_cast<std::uint8_t>(raw.mover);
    position.phase = phase;
    position.stones = static_cast<std::uint8_t>(raw.stones);
    position.is_over = raw.is_over;
    position.winner = static_cast<std::uint8_t>(raw.winner);
    if (!position.is_over) require_playable(position);
    return position;
}

RawPosition format_position(const Position& position) {
    RawPosition raw;
    for (Stack stack : position.board.stacks) {
        auto& stones = raw.stacks.emplace_back();
        for (; stack != empty_stack; stack >>= 2) stones.push_back(top_of(stack));
        std::ranges::reverse(stones);
    }
    for (const Rack& rack : std::span(position.racks).first(position.seats)) {
        const auto hidden = rack.hidden(), claimed = rack.claimed();
        raw.racks.push_back(
            {{hidden.begin(), hidden.end()}, {claimed.begin(), claimed.end()}, rack.is_out});
    }
    raw.mover = position.mover;
    raw.phase = static_cast<int>(position.phase);
    raw.stones = position.stones;
    raw.geometry = position.geometry;
    raw.is_over = position.is_over;
    raw.winner = position.winner;
    return raw;
}

}  // namespace fourfold::quartino
