// Python bindings for the Quarto! bots.
#include <nanobind/stl/function.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string_view.h>

#include <optional>

#include "bindings/bots.hpp"
#include "bots/quarto/fallible.hpp"
#include "bots/quarto/level.hpp"
#include "bots/quarto/perfect.hpp"
#include "bots/quarto/solver_pool.hpp"

using namespace nb::literals;
namespace bots = fourfold::bots;
namespace quarto = fourfold::quarto;
namespace quarto_bots = fourfold::quarto_bots;

namespace {

using fourfold::bindings::RawBudget;
using fourfold::bindings::RawChoice;
using quarto_bots::SolverPool;

// Board, hand, last, has_called, has_passed, traits, squares and calls.
using RawGame = nb::typed<nb::tuple, nb::object, nb::ellipsis>;

// A level: lapse, crowding, plies, nodes, parity, mobility, wrong_calls.
using RawLevel = std::tuple<double, double, int, std::uint64_t, bool, bool, double>;

quarto::Game read_game(const RawGame& raw) {
    if (raw.size() != 8) throw std::invalid_argument("a position has eight fields");
    quarto::Game game;
    game.rules =
        quarto::parse_rules(nb::cast<int>(raw[5]), nb::cast<bool>(raw[6]), nb::cast<bool>(raw[7]));
    game.position = fourfold::bindings::read_position(raw[0], raw[1]);
    // A square has the same range as a piece.
    game.last = fourfold::bindings::read_piece(raw[2]);
    game.has_called = nb::cast<bool>(raw[3]);
    game.position.has_passed = nb::cast<bool>(raw[4]);
    if (game.last != quarto::none && !(game.position.occupied >> game.last & 1)) {
        throw std::invalid_argument("the square placed on last is empty");
    }
    if (game.sensible_moves().empty()) throw std::invalid_argument("the game is over");
    return game;
}

// Little-endian bytes, four per word.
bots::Seed read_seed(const nb::bytes& bytes) {
    bots::Seed seed((bytes.size() + 3) / 4);
    const auto* data = static_cast<const std::uint8_t*>(bytes.data());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        seed[i / 4] |= std::uint32_t{data[i]} << (8 * (i % 4));
    }
    if (seed.empty()) throw std::invalid_argument("a seed has at least one word");
    return seed;
}

RawChoice choose_fallibly(SolverPool& solvers, const RawLevel& raw_level, const RawGame& raw_game,
                          const nb::bytes& seed, const RawBudget& raw_budget) {
    const auto& [lapse, crowding, plies, nodes, parity, mobility, wrong_calls] = raw_level;
    // With a negative probability, a look could notice three pieces of a line but not all four. The
    // negated comparison also rejects NaN.
    if (!(lapse >= 0 && crowding >= 0)) {
        throw std::invalid_argument("a level's lapse and crowding must be 0 or more");
    }
    const quarto_bots::Level level{
        "", {lapse, crowding}, {plies, nodes}, {parity, mobility}, wrong_calls};
    const auto game = read_game(raw_game);
    const auto words = read_seed(seed);
    const auto budget = fourfold::bindings::budget_of(raw_budget);
    bots::Choice choice;
    {
        // Without a search the work takes less time than waiting for the GIL afterwards.
        std::optional<nb::gil_scoped_release> release;
        if (nodes != 0) release.emplace();
        choice = quarto_bots::choose_fallibly(level, game, words, budget, solvers);
    }
    return fourfold::bindings::raw_choice(choice);
}

RawChoice choose_perfectly(SolverPool& solvers, quarto_bots::Book book, const RawGame& raw_game,
                           const nb::bytes& seed, const RawBudget& raw_budget) {
    const auto game = read_game(raw_game);
    const auto words = read_seed(seed);
    const auto budget = fourfold::bindings::budget_of(raw_budget);
    bots::Choice choice;
    {
        nb::gil_scoped_release release;
        choice = quarto_bots::choose_perfectly(game, words, budget, solvers, book);
    }
    return fourfold::bindings::raw_choice(choice);
}

std::vector<std::tuple<std::string_view, RawLevel>> list_levels() {
    std::vector<std::tuple<std::string_view, RawLevel>> levels;
    for (const auto& [name, attention, depth, knowledge, wrong_calls] : quarto_bots::levels) {
        levels.emplace_back(name,
                            RawLevel{attention.lapse, attention.crowding, depth.plies, depth.nodes,
                                     knowledge.parity, knowledge.mobility, wrong_calls});
    }
    return levels;
}

}  // namespace

void fourfold::bindings::add_quarto_bots(nb::module_& module) {
    nb::class_<SolverPool>(module, "QuartoSolverPool", nb::is_weak_referenceable(),
                           "Solvers that bots reuse. One Python thread at a time may use it.")
        .def(nb::init<>())
        .def_prop_ro("unused_bytes", &SolverPool::unused_bytes,
                     "Roughly how much memory the tables have reserved but not used yet.");
    module.def("quarto_levels", &list_levels,
               "Return the levels below perfect, weakest first: the name, and (lapse, crowding, "
               "plies, nodes,\nparity, mobility, wrong_calls).");
    module.def(
        "quarto_choose_fallibly", &choose_fallibly, "solvers"_a, "level"_a, "position"_a, "seed"_a,
        "budget"_a,
        "Choose a whole turn at a level; return (moves, value, line, candidates), moves as codes."
        "\n\nposition is (board, hand, last, has_called, has_passed, traits, squares, calls), seed "
        "little-endian\nbytes, budget (seconds, work, is_stopped, report). Handles Ctrl-C.");
    module.def("quarto_choose_perfectly", &choose_perfectly, "solvers"_a, "book"_a.none(),
               "position"_a, "seed"_a, "budget"_a,
               "Choose a whole turn by exact verdicts, like quarto_choose_fallibly.");
}
