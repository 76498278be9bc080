#include "playout/quartino.hpp"

#include <numeric>
#include <stdexcept>
#include <string>

namespace fourfold::playout {

using namespace quartino;

namespace {

// The colours of each set, ascending.
struct Colours {
    std::uint8_t count = 0;
    std::array<std::uint8_t, colour_count> colours{};
};

constexpr auto colours_of_set = [] {
    std::array<Colours, 1U << colour_count> sets{};
    for (unsigned set = 0; set < sets.size(); ++set) {
        for (int colour = 0; colour < colour_count; ++colour) {
            if (set >> colour & 1) {
                sets[set].colours[sets[set].count++] = static_cast<std::uint8_t>(colour);
            }
        }
    }
    return sets;
}();

struct Placement {
    int colour, field;
};

Placement choose_place(const Board& board, Random& random) {
    const Colours& left = colours_of_set[board.colours_left()];
    // random.below(left.count * field_count), already divided by field_count.
    const std::uint64_t scaled = (random.bits() >> 32) * left.count;
    return {left.colours[scaled >> 32],
            Random::scale(static_cast<std::uint32_t>(scaled), field_count)};
}

// Whether the seat to move has a correct claim. Inline, so that what the board shows is
// still in registers.
[[gnu::always_inline]] inline bool has_claim(const Position& position) {
    if (position.board.colourful_windows() == 0) return false;
    unsigned windows = 0;
    for (const int card : position.rack().hidden()) windows |= position.board.windows_of(card);
    return windows != 0;
}

[[gnu::always_inline]] inline Move choose_claim(const Position& position, Random& random) {
    if (!has_claim(position)) return end_move;
    MoveList right = position.right_claims();
    right.add(end_move);
    return right[random.below(static_cast<int>(right.size()))];
}

// About a tenth of a second.
constexpr std::uint64_t turns_between_polls = 1U << 20;

// Play until the next seat's turn or the end of the game: the same moves as `choose_move`, but
// without the cost of encoding and decoding them.
void play_turn(Position& position, Random& random) {
    if (position.phase == Phase::colour) position.declare(random.below(2) == 0);
    while (!position.is_over) {
        for (; position.stones > 0; --position.stones) {
            const auto [colour, field] = choose_place(position.board, random);
            position.board.push(colour, field, position.table());
        }
        position.phase = Phase::claim;
        const Move move = choose_claim(position, random);
        if (move == end_move) return position.end_turn();
        position.claim_rightly(card_of(move), window_of(move));
    }
}

}  // namespace

Move choose_move(const Position& position, Random& random) {
    switch (position.phase) {
        case Phase::colour:
            return random.below(2) == 0 ? declare_move : decline_move;
        case Phase::place: {
            const auto [colour, field] = choose_place(position.board, random);
            return place_move(colour, field);
        }
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
    Random own = random;  // a local copy, so that it can stay in registers
    std::uint64_t turns = 0;
    for (; turns < turn_cap && !position.is_over; ++turns) play_turn(position, own);
    random = own;
    return turns;
}

QuartinoTally play_quartino(int seats, int geometry, std::uint64_t games, std::uint64_t turn_cap,
                            Random& random, const std::function<void()>& poll) {
    if (seats < 2 || seats > max_seats) {
        throw std::invalid_argument("the number of seats must be 2, 3 or 4, not " +
                                    std::to_string(seats));
    }
    if (geometry < 0 || geometry >= static_cast<int>(geometries.size())) {
        throw std::invalid_argument("the geometry must be 0 or 1, not " + std::to_string(geometry));
    }
    if (turn_cap == 0) throw std::invalid_argument("the cap must be at least one turn");
    QuartinoTally tally;
    std::uint64_t polled = 0;  // turns at the latest poll
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
