#include "playout/quartino.hpp"

#include <numeric>
#include <stdexcept>
#include <string>

namespace fourfold::playout {

using namespace quartino;

namespace {

Move choose_place(const Position& position, Random& random) {
    int left[colour_count], count = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        if (position.has_supply(colour)) left[count++] = colour;
    }
    const int choice = random.below(count * field_count);
    return place_move(left[choice / field_count], choice % field_count);
}

Move choose_claim(const Position& position, Random& random) {
    MoveList right = position.right_claims();
    if (right.size() == 0) return end_move;
    right.add(end_move);
    return right[random.below(static_cast<int>(right.size()))];
}

// About a tenth of a second.
constexpr std::uint64_t turns_between_polls = 1U << 20;

// Play until it is the turn of another seat, or over.
void play_turn(Position& position, Random& random) {
    const int seat = position.mover;
    do position.play(choose_move(position, random));
    while (position.mover == seat && !position.is_over);
}

}  // namespace

Move choose_move(const Position& position, Random& random) {
    switch (position.phase) {
        case Phase::colour:
            return random.below(2) == 0 ? declare_move : decline_move;
        case Phase::place:
            return choose_place(position, random);
        default:
            return choose_claim(position, random);
    }
}

Position draw_start(int seats, int geometry, Random& random) {
    std::array<std::uint8_t, card_count> rest;
    std::iota(rest.begin(), rest.end(), std::uint8_t{0});
    int left = card_count;
    Deal deal{};
    for (int seat = 0; seat < seats; ++seat) {
        for (std::uint8_t& card : deal[seat]) {
            std::uint8_t& drawn = rest[random.below(left)];
            card = drawn;
            drawn = rest[--left];
        }
    }
    return start(deal, seats, geometry);
}

std::uint64_t play_out(Position& position, std::uint64_t turn_cap, Random& random) {
    std::uint64_t turns = 0;
    for (; turns < turn_cap && !position.is_over; ++turns) play_turn(position, random);
    return turns;
}

QuartinoTally play_quartino(int seats, int geometry, std::uint64_t games, std::uint64_t turn_cap,
                            Random& random, const std::function<void()>& poll) {
    if (seats < 2 || seats > most_seats) {
        throw std::invalid_argument("the number of seats must be 2, 3 or 4, not " +
                                    std::to_string(seats));
    }
    if (geometry < 0 || geometry >= static_cast<int>(geometries.size())) {
        throw std::invalid_argument("the geometry must be 0 or 1, not " + std::to_string(geometry));
    }
    if (turn_cap == 0) throw std::invalid_argument("the cap must be at least one turn");
    QuartinoTally tally;
    std::uint64_t polled = 0;  // the turns at the latest poll
    for (std::uint64_t game = 0; game < games; ++game) {
        Position position = draw_start(seats, geometry, random);
        tally.turns += play_out(position, turn_cap, random);
        ++(position.is_over ? tally.wins[position.winner - 1] : tally.draws);
        if (tally.turns - polled >= turns_between_polls) {
            polled = tally.turns;
            poll();
        }
    }
    return tally;
}

}  // namespace fourfold::playout
