#include "quartino/legality.hpp"

#include <algorithm>

#include "quartino/notation.hpp"

namespace fourfold::quartino {

namespace {

std::string count_of(std::size_t number, const std::string& noun) {
    return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

// How many stones this turn must have placed on the stacks of four and more.
int stones_on_columns(const Board& board) {
    int built = 0;
    for (Stack stack : board.stacks) {
        int height = 0;
        for (; stack != empty_stack; stack >>= 2) ++height;
        built += std::max(0, height - enough + 1);
    }
    return built;
}

void require_phase(const Position& position, int column) {
    const Board& board = position.board;
    const auto require = [column](bool condition, const std::string& problem) {
        if (!condition) throw NotationError(column, problem);
    };
    const std::string stones = std::to_string(position.stones);
    require(position.phase != Phase::colour || board.has_colour(),
            "Colour can't be declared: no colour has four stones on the board");
    require(position.phase != Phase::claim || board.total() > 0,
            "nothing can be claimed: no stone is on the board");
    if (position.phase != Phase::place) return;
    require(position.stones <= stone_count - board.total(),
            stones + " stones can't be placed: the supply has fewer");
    // Column left no stack of four; only stones placed this turn can have built one since.
    require(position.stones == 1 || stones_on_columns(board) <= max_stones - position.stones,
            "with " + stones + " stones to place, Column leaves no stack that high");
}

void require_different(const std::vector<ReadRack>& racks, int column) {
    std::vector<int> known;
    for (const ReadRack& rack : racks) {
        std::ranges::copy_if(rack.hidden, std::back_inserter(known),
                             [](int card) { return card != unknown_card; });
        std::ranges::copy(rack.claimed, std::back_inserter(known));
    }
    for (const int card : known) {
        if (std::ranges::count(known, card) > 1) {
            throw NotationError(column, "card " + format_card(card) + " occurs twice");
        }
    }
}

void require_rack(const ReadRack& rack, int seat, const Position& position, int column) {
    const std::string name = "seat " + std::to_string(seat);
    const auto cards = rack.hidden.size() + rack.claimed.size();
    if (cards != cards_of_a_rack) {
        throw NotationError(column, name + " has " + count_of(cards, "card") + ", not 4");
    }
    if (!rack.hidden.empty()) return;
    if (seat != position.mover || position.phase != Phase::claim) {
        throw NotationError(column, name + " has claimed its last card: the game was already over");
    }
    const int last = rack.claimed.back();
    if (position.board.windows_of(last) == 0) {
        throw NotationError(
            column, "card " + format_card(last) + " can't be claimed last: no window shows it");
    }
}

Rack make_rack(const ReadRack& read) {
    Rack rack;
    auto next = rack.cards.begin();
    for (const auto& part : {read.hidden, read.claimed}) {
        for (const int card : part) *next++ = static_cast<std::uint8_t>(card);
    }
    rack.hidden_count = static_cast<std::uint8_t>(read.hidden.size());
    rack.is_out = read.is_out;
    return rack;
}

}  // namespace

State require_possible(Position position, const std::vector<ReadRack>& racks,
                       const Columns& columns) {
    const auto seats = racks.size();
    if (seats < 2 || seats > max_seats) {
        throw NotationError(columns.racks,
                            "a game has 2, 3 or 4 racks, not " + std::to_string(seats));
    }
    const std::string mover = "seat " + std::to_string(position.mover);
    if (position.mover > seats) {
        throw NotationError(columns.mover, mover + " can't be to move: there are " +
                                               std::to_string(seats) + " racks");
    }
    require_phase(position, columns.phase);
    require_different(racks, columns.racks);
    position.seats = static_cast<std::uint8_t>(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        require_rack(racks[i], static_cast<int>(i) + 1, position, columns.racks);
        position.racks[i] = make_rack(racks[i]);
    }
    if (position.rack().is_out) {
        throw NotationError(columns.racks, mover + " is to move and has left the game");
    }
    if (std::ranges::count(racks, false, &ReadRack::is_out) < 2) {
        throw NotationError(columns.racks, "fewer than two seats are left in the game");
    }
    State state{position, {}};
    if (position.rack().hidden_count == 0) {
        state.position.finish(position.mover);
        state.outcome = Outcome{position.mover, reason::cards};
    }
    return state;
}

}  // namespace fourfold::quartino
