// Python bindings for the solver.
#include "solver/solver.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"
#include "solver/opening.hpp"

using namespace nb::literals;
namespace quarto = fourfold::quarto;
namespace solver = fourfold::solver;

namespace {

using Bounds = std::tuple<int, int>;
using Nodes = std::optional<std::uint64_t>;
using Seconds = std::optional<double>;
using Progress = std::optional<std::function<void(std::uint64_t)>>;

std::vector<quarto::Position> read_each(const nb::list& positions) {
    std::vector<quarto::Position> read_positions;
    read_positions.reserve(positions.size());
    for (nb::handle position : positions) {
        const auto pair = nb::cast<nb::tuple>(position);
        read_positions.push_back(fourfold::bindings::read_position(pair[0], pair[1]));
    }
    return read_positions;
}

quarto::Position read_opening(const std::vector<int>& board, int hand) {
    if (hand == quarto::none) throw std::invalid_argument("an opening needs a piece in hand");
    return quarto::parse_position(board, hand, quarto::none, false, {});
}

// The limits of a call. `progress` must outlive them.
solver::Limits limits_of(Nodes nodes, Seconds seconds, const Progress& progress) {
    const auto poll = [&progress](std::uint64_t searched) {
        fourfold::bindings::check_signals();
        if (progress) (*progress)(searched);  // takes the GIL itself
    };
    return {nodes, seconds, poll};
}

std::vector<std::tuple<int, int, int, int, std::uint64_t, double>> solve_many(
    solver::Solver& self, const nb::list& positions, bool distance, Nodes nodes, Seconds seconds,
    const Progress& progress) {
    const auto asked = read_each(positions);
    nb::gil_scoped_release release;
    std::vector<std::tuple<int, int, int, int, std::uint64_t, double>> solutions;
    solutions.reserve(asked.size());
    for (const auto& each : self.solve_many(asked, distance, limits_of(nodes, seconds, progress))) {
        const auto best = each.best.value_or(solver::Step{quarto::none, quarto::none});
        solutions.emplace_back(each.bounds.low, each.bounds.high, best.square, best.piece,
                               each.nodes, each.seconds);
    }
    return solutions;
}

std::tuple<std::vector<std::optional<int>>, std::uint64_t> glance(
    solver::Solver& self, nb::handle board, nb::handle hand,
    const std::vector<std::tuple<int, int>>& steps, Nodes nodes, Seconds seconds,
    const Progress& progress) {
    const auto position = fourfold::bindings::read_position(board, hand);
    std::vector<solver::Step> asked;
    for (const auto& [square, piece] : steps) {
        if (std::min(square, piece) < quarto::none || std::max(square, piece) >= 16) {
            throw std::invalid_argument("no such square or piece");
        }
        asked.push_back({square, piece});
    }
    nb::gil_scoped_release release;
    auto found = self.glance(position, asked, limits_of(nodes, seconds, progress));
    return {std::move(found.values), found.nodes};
}

using RawOption = std::tuple<int, int, int, int>;
using RawStep = std::tuple<int, int>;
using RawStudy = std::tuple<std::vector<RawOption>, std::vector<RawStep>, std::uint64_t, double>;

std::vector<RawStudy> analyse_many(solver::Solver& self, const nb::list& positions, bool distance,
                                   Nodes nodes, Seconds seconds, const Progress& progress) {
    const auto asked = read_each(positions);
    nb::gil_scoped_release release;
    std::vector<RawStudy> studies;
    studies.reserve(asked.size());
    for (const auto& each :
         self.analyse_many(asked, distance, limits_of(nodes, seconds, progress))) {
        auto& [options, line, searched, took] = studies.emplace_back();
        for (const auto& option : each.analysis.options) {
            options.emplace_back(option.square, option.piece, option.bounds.low,
                                 option.bounds.high);
        }
        for (const auto& step : each.line) line.emplace_back(step.square, step.piece);
        searched = each.analysis.nodes;
        took = each.seconds;
    }
    return studies;
}

std::vector<Bounds> solve_openings(solver::Solver& self,
                                   const std::vector<std::tuple<std::vector<int>, int>>& openings) {
    std::vector<quarto::Position> positions;
    for (const auto& [board, hand] : openings) positions.push_back(read_opening(board, hand));
    const Progress no_progress;
    nb::gil_scoped_release release;
    std::vector<Bounds> bounds;
    const auto answers = self.solve_each(positions, true, limits_of({}, {}, no_progress));
    for (const auto& each : answers.bounds) bounds.emplace_back(each.low, each.high);
    return bounds;
}

std::vector<std::tuple<std::vector<int>, int>> list_openings(int traits, bool squares, int pieces) {
    const auto rules = quarto::parse_rules(traits, squares, false);
    if (pieces < 0 || pieces > 5) throw std::invalid_argument("openings have 0 to 5 pieces");
    std::vector<std::tuple<std::vector<int>, int>> openings;
    for (const auto& position : solver::list_openings(rules, pieces)) {
        std::vector<int> board(quarto::square_count, quarto::none);
        for (int square = 0; square < quarto::square_count; ++square) {
            if (position.occupied >> square & 1) board[square] = position.piece_on(square);
        }
        openings.emplace_back(std::move(board), position.hand);
    }
    return openings;
}

std::shared_ptr<const solver::Book> make_book(int max_pieces,
                                              const std::vector<std::uint64_t>& keys,
                                              const std::vector<int>& scores) {
    if (keys.size() != scores.size()) {
        throw std::invalid_argument("keys and scores differ in number");
    }
    std::vector<solver::Book::Entry> entries;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        entries.push_back({keys[i], static_cast<std::int8_t>(scores[i])});
    }
    return std::make_shared<const solver::Book>(max_pieces, std::move(entries));
}

void make_solver(solver::Solver* self, int traits, bool squares, int threads, std::size_t bytes,
                 std::shared_ptr<const solver::Book> book, std::optional<int> target) {
    solver::Options options{threads, bytes, solver::best_target(), std::move(book)};
    if (target) options.target = static_cast<solver::Target>(*target);
    if (!solver::is_available(options.target)) {
        throw std::invalid_argument("this processor can't run that target");
    }
    new (self) solver::Solver(quarto::parse_rules(traits, squares, false), options);
}

}  // namespace

void fourfold::bindings::add_solver(nb::module_& module) {
    module.def("quarto_openings", &list_openings, "traits"_a, "squares"_a, "pieces"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Return the board and hand of every opening with this many pieces, up to symmetry.");

    nb::class_<solver::Book>(module, "Book", "Scores of the openings of one class of rules.")
        .def(nb::new_(&make_book), "max_pieces"_a, "keys"_a, "scores"_a)
        .def("score", &solver::Book::score_of, "key"_a, "Return the score of a key.");

    nb::class_<solver::Solver> solver_class(
        module, "Solver",
        "Exact scores of positions of Quarto! in one rule set.\n\n"
        "A score is 17 - n for a win in n placements, n - 17 for a loss, 0 for a draw. Only one "
        "Python\nthread at a time may use a solver.");
    solver_class.def("__init__", &make_solver, "traits"_a, "squares"_a, "threads"_a, "bytes"_a,
                     "book"_a.none(), "target"_a.none() = nb::none());
    solver_class.def(
        "solve_many", &solve_many, "positions"_a, "distance"_a, "nodes"_a.none(),
        "seconds"_a.none(), "progress"_a.none(),
        nb::sig("def solve_many(self, positions: list[tuple[tuple[int | None, ...], int | None]], "
                "distance: bool, nodes: int | None, seconds: float | None, "
                "progress: Callable[[int], None] | None) "
                "-> list[tuple[int, int, int, int, int, float]]"),
        "Return for each board and hand the score's bounds, the square and piece of a best move, "
        "the nodes\nand the seconds. Without a hand, a piece is to be given.\n\n"
        "A square or piece of -1 means none. The limits apply to each position.");
    solver_class.def(
        "glance", &glance, "board"_a, "hand"_a.none(), "steps"_a, "nodes"_a.none(),
        "seconds"_a.none(), "progress"_a.none(),
        nb::sig("def glance(self, board: tuple[int | None, ...], hand: int | None, "
                "steps: Sequence[tuple[int, int]], nodes: int | None, seconds: float | None, "
                "progress: Callable[[int], None] | None) -> tuple[list[int | None], int]"),
        "Return the value of each step for the player who makes it, None if a limit was hit, and "
        "the\nnodes searched. Every step must give a piece and not win.\n\n"
        "A step is a square, -1 without a hand, and a piece. The limits apply to each step.");
    solver_class.def(
        "analyse_many", &analyse_many, "positions"_a, "distance"_a, "nodes"_a.none(),
        "seconds"_a.none(), "progress"_a.none(),
        nb::sig("def analyse_many(self, "
                "positions: list[tuple[tuple[int | None, ...], int | None]], "
                "distance: bool, nodes: int | None, seconds: float | None, "
                "progress: Callable[[int], None] | None) -> "
                "list[tuple[list[tuple[int, int, int, int]], list[tuple[int, int]], int, float]]"),
        "Return for each board and hand the square, piece and bounds of every move; the squares "
        "and pieces\nof a best line; the nodes and the seconds.\n\n"
        "A square or piece of -1 means none. The limits apply to each position.");
    solver_class.def("solve_openings", &solve_openings, "openings"_a,
                     "Return the score bounds of boards with hands, distributed over the "
                     "threads.");
    solver_class.def(
        "key",
        [](const solver::Solver& self, const std::vector<int>& board, int hand) {
            return self.key_of(read_opening(board, hand));
        },
        "board"_a, "hand"_a,
        "Return the key shared by all positions equal up to symmetry; at most 8 pieces.");
    solver_class.def_prop_ro(
        "bytes", [](const solver::Solver& self) { return self.table().bytes(); },
        "The size of the table in bytes.");
    solver_class.def(
        "used_bytes", [](const solver::Solver& self) { return self.table().used_bytes(); },
        "Return roughly how many bytes of the table are in memory so far.");
    solver_class.def("clear", &solver::Solver::clear, "Forget everything but the book.");
}
