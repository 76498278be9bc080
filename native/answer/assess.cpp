#include "answer/assess.hpp"

#include <algorithm>
#include <cstdlib>

#include "answer/library.hpp"
#include "bots/quartino/bot.hpp"
#include "solver/game_solver.hpp"

namespace fourfold {

namespace {

constexpr std::string_view judge = "expert";  // the bot that estimates

// The number of placements to the end, if value and distance are both known.
std::optional<int> distance_of(const solver::Bounds& verdict) {
    if (!verdict.is_exact() || verdict.low == 0) return std::nullopt;
    return 17 - std::abs(verdict.low);
}

}  // namespace

Assessment<quarto::Move> assess(const quarto::State& state, double seconds) {
    const auto& rules = state.game.rules;
    auto& own = library().solvers.exact(rules, library().books.find(rules));
    solver::Limits limits;
    limits.seconds = seconds;
    const auto analysis = solver::GameSolver(own).analyse(state.game, true, limits);
    Assessment<quarto::Move> found;
    const auto weigh = [](auto& weighed, const solver::Bounds& verdict) {
        weighed.value = solver::value_of(verdict);
        weighed.low = solver::value_of(verdict.low);
        weighed.high = solver::value_of(verdict.high);
        weighed.distance = distance_of(verdict);
    };
    weigh(found, analysis.verdict);
    for (const auto& each : analysis.moves) {
        auto& turn = found.turns.emplace_back();
        turn.moves.assign(each.moves.begin(), each.moves.end());
        weigh(turn, each.verdict);
    }
    found.is_exact =
        std::ranges::all_of(found.turns, [](const auto& turn) { return turn.value.has_value(); });
    found.line = analysis.line;
    return found;
}

Assessment<quartino::Move> assess(const quartino::State& state, double seconds) {
    bots::Budget budget;
    budget.seconds = seconds;
    const auto choice = quartino_bots::choose(judge, state.position, {}, 0, budget);
    Assessment<quartino::Move> found;
    found.value = choice.value;
    for (const auto& [moves, value] : choice.candidates) found.turns.push_back({moves, value});
    found.line = choice.line;
    return found;
}

}  // namespace fourfold
