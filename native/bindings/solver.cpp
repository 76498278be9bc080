// The solver in Python.
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

// A hand of -1 means that a piece is to be given.
quarto::Position read(const std::vector<int>& board, int hand) {
    return quarto::parse_position(board, hand, quarto::none, false, {});
}

quarto::Position read_with_hand(const std::vector<int>& board, int hand) {
    if (hand == quarto::none) throw std::invalid_argument("the solver needs a piece in hand");
    return read(board, hand);
}

// The limits of a call; the progress must outlive them.
solver::Limits limits_of(Nodes nodes, Seconds seconds, const Progress& progress) {
    const auto poll = [&progress](std::uint64_t searched) {
        fourfold::bindings::check_signals();
        if (progress) (*progress)(searched);  // takes the GIL itself
    };
    return {nodes, seconds, poll};
}

Bounds pack(const solver::Bounds& bounds) { return {bounds.low, bounds.high}; }

std::tuple<Bounds, std::uint64_t> solve(solver::Solver& self, const std::vector<int>& board,
                                        int hand, bool distance, Nodes nodes, Seconds seconds,
                                        const Progress& progress) {
    const auto position = read(board, hand);
    nb::gil_scoped_release release;
    const auto answer = self.solve(position, distance, limits_of(nodes, seconds, progress));
    return {pack(answer.bounds), answer.nodes};
}

std::vector<Bounds> solve_each(solver::Solver& self,
                               const std::vector<std::tuple<std::vector<int>, int>>& positions) {
    std::vector<quarto::Position> read_positions;
    for (const auto& [board, hand] : positions) {
        read_positions.push_back(read_with_hand(board, hand));
    }
    const Progress no_progress;
    nb::gil_scoped_release release;
    std::vector<Bounds> bounds;
    const auto answers = self.solve_each(read_positions, true, limits_of({}, {}, no_progress));
    for (const auto& each : answers.bounds) bounds.push_back(pack(each));
    return bounds;
}

std::tuple<std::vector<std::tuple<int, int, Bounds>>, std::uint64_t> analyse(
    solver::Solver& self, const std::vector<int>& board, int hand, bool distance, Nodes nodes,
    Seconds seconds, const Progress& progress) {
    const auto position = read_with_hand(board, hand);
    nb::gil_scoped_release release;
    const auto analysis = self.analyse(position, distance, limits_of(nodes, seconds, progress));
    std::vector<std::tuple<int, int, Bounds>> options;
    for (const auto& option : analysis.options) {
        options.emplace_back(option.square, option.piece, pack(option.bounds));
    }
    return {options, analysis.nodes};
}

std::optional<std::tuple<int, int>> find_best(solver::Solver& self, const std::vector<int>& board,
                                              int hand, Bounds bounds, Nodes nodes, Seconds seconds,
                                              const Progress& progress) {
    const auto position = read_with_hand(board, hand);
    const solver::Bounds score{std::get<0>(bounds), std::get<1>(bounds)};
    nb::gil_scoped_release release;
    const auto best = self.find_best(position, score, limits_of(nodes, seconds, progress));
    if (!best) return std::nullopt;
    return std::tuple{best->square, best->piece};
}

std::optional<int> find_gift(solver::Solver& self, const std::vector<int>& board, Bounds bounds,
                             Nodes nodes, Seconds seconds, const Progress& progress) {
    const auto position = read(board, quarto::none);
    const solver::Bounds score{std::get<0>(bounds), std::get<1>(bounds)};
    nb::gil_scoped_release release;
    return self.find_gift(position, score, limits_of(nodes, seconds, progress));
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

std::shared_ptr<const solver::Book> make_book(int most_pieces,
                                              const std::vector<std::uint64_t>& keys,
                                              const std::vector<int>& scores) {
    if (keys.size() != scores.size()) {
        throw std::invalid_argument("keys and scores differ in number");
    }
    std::vector<solver::Book::Entry> entries;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        entries.push_back({keys[i], static_cast<std::int8_t>(scores[i])});
    }
    return std::make_shared<const solver::Book>(most_pieces, std::move(entries));
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
               "Return board and hand of every opening up to symmetry with so many pieces.");

    nb::class_<solver::Book>(module, "Book", "Scores of the openings of one class of rules.")
        .def(nb::new_(&make_book), "most_pieces"_a, "keys"_a, "scores"_a)
        .def("score", &solver::Book::score_of, "key"_a, "Return the score of a key.");

    nb::class_<solver::Solver> solver_class(
        module, "Solver",
        "Exact scores of positions of Quarto! in one rule set.\n\n"
        "A score is 17 - n for a win in n placements, n - 17 for a loss, 0 for a draw. A board "
        "holds "
        "16\npiece codes, -1 for an empty square. One thread of Python at a time may use a "
        "solver.");
    solver_class.def("__init__", &make_solver, "traits"_a, "squares"_a, "threads"_a, "bytes"_a,
                     "book"_a.none(), "target"_a.none() = nb::none());
    solver_class.def(
        "solve", &solve, "board"_a, "hand"_a, "distance"_a, "nodes"_a.none(), "seconds"_a.none(),
        "progress"_a.none(),
        "Return the bounds of the score of a position, and the nodes searched; a hand of -1: "
        "a piece is\nto be given.");
    solver_class.def("solve_each", &solve_each, "positions"_a,
                     "Return the bounds of the scores of boards with hands; the threads share them "
                     "out.");
    solver_class.def("analyse", &analyse, "board"_a, "hand"_a, "distance"_a, "nodes"_a.none(),
                     "seconds"_a.none(), "progress"_a.none(),
                     "Return square, piece to give (-1 for none) and bounds of every pair, and the "
                     "nodes searched.");
    solver_class.def("find_best", &find_best, "board"_a, "hand"_a, "bounds"_a, "nodes"_a.none(),
                     "seconds"_a.none(), "progress"_a.none(),
                     "Return square and piece to give of a pair as good as the true bounds of the "
                     "score;\nNone at a limit.");
    solver_class.def("find_gift", &find_gift, "board"_a, "bounds"_a, "nodes"_a.none(),
                     "seconds"_a.none(), "progress"_a.none(),
                     "Return a piece to give that is as good as the true bounds of the score; None "
                     "at a limit.");
    solver_class.def(
        "key",
        [](const solver::Solver& self, const std::vector<int>& board, int hand) {
            return self.key_of(read_with_hand(board, hand));
        },
        "board"_a, "hand"_a,
        "Return the number that all positions equal up to symmetry share; 8 pieces at most.");
    solver_class.def("clear", &solver::Solver::clear, "Forget everything but the book.");
}
