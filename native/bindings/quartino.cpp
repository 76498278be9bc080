// Python bindings for the Quartino rules.
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <tuple>

#include "bindings/bindings.hpp"
#include "quartino/perft.hpp"
#include "quartino/raw.hpp"

using namespace nb::literals;
namespace quartino = fourfold::quartino;

namespace {

using quartino::Position;
using Stacks = std::vector<std::vector<int>>;
using Racks = std::vector<std::tuple<std::vector<int>, std::vector<int>, bool>>;

void create(Position* self, const Stacks& stacks, int mover, int phase, int stones,
            const Racks& racks, int geometry, bool is_over, int winner) {
    quartino::RawPosition raw{stacks, mover, phase, stones, {}, geometry, is_over, winner};
    for (const auto& [hidden, claimed, is_out] : racks) {
        raw.racks.push_back({hidden, claimed, is_out});
    }
    new (self) Position(quartino::parse_position(raw));
}

std::tuple<Stacks, int, int, int, Racks, int, bool, int> values(const Position& self) {
    const auto raw = quartino::format_position(self);
    Racks racks;
    for (const auto& rack : raw.racks) racks.emplace_back(rack.hidden, rack.claimed, rack.is_out);
    return {raw.stacks, raw.mover,    raw.phase,   raw.stones,
            racks,      raw.geometry, raw.is_over, raw.winner};
}

std::vector<int> legal_moves(const Position& self) {
    const auto moves = self.legal_moves();
    return {moves.begin(), moves.end()};
}

quartino::Move read_move(const Position& self, int code) {
    if (code < 0 || code >= quartino::move_count) {
        throw std::invalid_argument("a move must be 0 to 230, not " + std::to_string(code));
    }
    const auto move = static_cast<quartino::Move>(code);
    if (!self.is_legal(move)) {
        throw std::invalid_argument("move " + std::to_string(code) +
                                    " is not legal in this position");
    }
    return move;
}

Position play(const Position& self, int code) {
    Position next = self;
    next.play(read_move(self, code));
    return next;
}

void require_going_on(const Position& self) {
    if (self.is_over) throw std::invalid_argument("the game is over");
}

Position leave(const Position& self, int seat) {
    require_going_on(self);
    if (seat < 1 || seat > self.seats || self.racks[seat - 1].is_out) {
        throw std::invalid_argument("there is no seat " + std::to_string(seat) + " in the game");
    }
    Position next = self;
    next.leave(seat);
    return next;
}

Position agree_draw(const Position& self) {
    require_going_on(self);
    Position next = self;
    next.finish(quartino::no_seat);
    return next;
}

fourfold::Count quartino_perft(const Position& position, int depth) {
    return quartino::perft(position, depth, fourfold::bindings::check_signals);
}

}  // namespace

void fourfold::bindings::add_quartino(nb::module_& module) {
    nb::class_<Position>(
        module, "QuartinoPosition",
        "A position of Quartino with all cards known.\n\n"
        "Colours are 0 to 3, cards 0 to 23, in the order of Python's tables; seats "
        "are 1 to 4.\nMoves: 0 declare, 1 decline, 2 + 9 * colour + field place,\n"
        "38 + 8 * card + window - 1 claim, 230 end.")
        .def("__init__", &create, "stacks"_a, "mover"_a, "phase"_a, "stones"_a, "racks"_a,
             "geometry"_a, "is_over"_a = false, "winner"_a = 0,
             "Create a position. Phases: 0 colour, 1 place, 2 claim; a rack: hidden cards, claimed "
             "cards and\nwhether the seat has left; geometries: 0 wheel, 1 grid; winner: 0 for "
             "none.")
        .def("values", &values, "Return the arguments that make this position.")
        .def_prop_ro("mover", [](const Position& self) { return int{self.mover}; })
        .def_ro("is_over", &Position::is_over)
        .def_prop_ro("winner", [](const Position& self) { return int{self.winner}; })
        .def("legal_moves", &legal_moves, "List every legal move, including wrong claims.")
        .def("play", &play, "move"_a, "Return the position after a legal move.")
        .def(
            "is_wrong",
            [](const Position& self, int code) { return self.is_wrong(read_move(self, code)); },
            "move"_a, "Return whether a legal move is a wrong claim.")
        .def("leave", &leave, "seat"_a, "Return the position after a seat has left the game.")
        .def("agree_draw", &agree_draw, "Return the position after all have agreed to a draw.");

    module.def("quartino_perft", &quartino_perft, "position"_a, "depth"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the number of move sequences of exactly depth moves, including wrong "
               "claims.\n\n"
               "Releases the GIL and handles Ctrl-C. Raises OverflowError past 64 bits.");
}
