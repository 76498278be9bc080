// The solver in Python.
#include "solver/solver.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"

using namespace nb::literals;
namespace quarto = fourfold::quarto;
namespace solver = fourfold::solver;

namespace {

using Bounds = std::tuple<int, int>;
using Progress = std::optional<std::function<void(std::uint64_t)>>;

quarto::Position read(const std::vector<int>& board, int hand) {
    auto position = quarto::parse_position(board, hand, quarto::none, false, {});
    if (hand == quarto::none) throw std::invalid_argument("the solver needs a piece in hand");
    return position;
}

solver::Limits limits_of(std::optional<std::uint64_t> nodes, std::optional<double> seconds,
                         const Progress& progress) {
    solver::Limits limits{nodes, seconds, {}};
    limits.poll = [&progress](std::uint64_t searched) {
        fourfold::bindings::check_signals();
        if (progress) (*progress)(searched);  // takes the GIL itself
    };
    return limits;
}

Bounds pack(const solver::Bounds& bounds) { return {bounds.low, bounds.high}; }

std::tuple<Bounds, std::uint64_t> solve(solver::Solver& self, const std::vector<int>& board,
                                        int hand, bool distance, std::optional<std::uint64_t> nodes,
                                        std::optional<double> seconds, const Progress& progress) {
    const auto position = read(board, hand);
    const auto limits = limits_of(nodes, seconds, progress);
    nb::gil_scoped_release release;
    const auto answer = self.solve(position, distance, limits);
    return {pack(answer.bounds), answer.nodes};
}

std::tuple<std::vector<std::tuple<int, int, Bounds>>, std::uint64_t> analyse(
    solver::Solver& self, const std::vector<int>& board, int hand, bool distance,
    std::optional<std::uint64_t> nodes, std::optional<double> seconds, const Progress& progress) {
    const auto position = read(board, hand);
    const auto limits = limits_of(nodes, seconds, progress);
    nb::gil_scoped_release release;
    const auto analysis = self.analyse(position, distance, limits);
    std::vector<std::tuple<int, int, Bounds>> options;
    for (const auto& option : analysis.options) {
        options.emplace_back(option.square, option.piece, pack(option.bounds));
    }
    return {options, analysis.nodes};
}

}  // namespace

void fourfold::bindings::add_solver(nb::module_& module) {
    nb::class_<solver::Solver>(module, "Solver",
                               "Exact scores of positions of Quarto! in one rule set.\n\n"
                               "One thread of Python at a time may use it.")
        .def(
            "__init__",
            [](solver::Solver* self, int traits, bool squares, int threads, std::size_t bytes,
               int target) {
                solver::Options options{threads, bytes, solver::best_target()};
                if (target >= 0) options.target = static_cast<solver::Target>(target);
                if (target > 3 || !solver::is_available(options.target)) {
                    throw std::invalid_argument("this processor can't run that target");
                }
                new (self) solver::Solver(quarto::parse_rules(traits, squares, false), options);
            },
            "traits"_a, "squares"_a, "threads"_a, "bytes"_a, "target"_a = -1)
        .def("solve", &solve, "board"_a, "hand"_a, "distance"_a, "nodes"_a.none(),
             "seconds"_a.none(), "progress"_a.none(),
             "Return the bounds of the score of a position with a piece in hand, and the nodes "
             "searched.")
        .def("analyse", &analyse, "board"_a, "hand"_a, "distance"_a, "nodes"_a.none(),
             "seconds"_a.none(), "progress"_a.none(),
             "Return square, piece to give (-1 for none) and bounds of every pair, and the nodes.")
        .def(
            "key",
            [](const solver::Solver& self, const std::vector<int>& board, int hand) {
                return self.key_of(read(board, hand));
            },
            "board"_a, "hand"_a,
            "Return the number that all positions equal up to symmetry share; 8 pieces at most.")
        .def("clear", &solver::Solver::clear, "Forget everything.");
}
