#include "answer/assess.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "answer/library.hpp"
#include "bots/quartino/level.hpp"
#include "quartino_search/estimate.hpp"
#include "solver/game_solver.hpp"

namespace fourfold {

namespace {

// `expert` estimates.
constexpr auto& judge = quartino_bots::levels.back().character;

// A winning probability as a value from -1 (lost) to 1 (won).
double value_of(double chance) { return 2 * chance - 1; }

// A position with other cards in place of the unknown ones, and each seat's known hidden cards.
std::pair<quartino::Position, quartino_search::Shown> with_placeholders(
    quartino::Position position) {
    using quartino_search::CardSet;
    quartino_search::Shown known{};
    CardSet rest = quartino_search::all_cards;
    for (int seat = 0; seat < position.seats; ++seat) {
        const quartino::Rack& rack = position.racks[seat];
        const CardSet unknown = CardSet{1} << quartino::unknown_card;
        known[seat] = quartino_search::set_of(rack.hidden()) & ~unknown;
        rest &= ~(known[seat] | quartino_search::set_of(rack.claimed()));
    }
    for (int seat = 0; seat < position.seats; ++seat) {
        for (auto& card : position.racks[seat].cards) {
            if (card != quartino::unknown_card) continue;
            card = static_cast<std::uint8_t>(std::countr_zero(rest));
            rest &= rest - 1;
        }
    }
    return {position, known};
}

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
    found.is_complete = found.is_exact && std::ranges::all_of(found.turns, [](const auto& turn) {
                            return turn.value == 0 || turn.distance.has_value();
                        });
    found.line = analysis.line;
    return found;
}

Assessment<quartino::Move> assess(const quartino::State& state, double seconds) {
    quartino_search::Control control(seconds);
    const auto [position, known] = with_placeholders(state.position);
    const auto estimate = quartino_search::estimate(position, known, judge, 0, control);
    Assessment<quartino::Move> found;
    found.value = value_of(estimate.shares[position.mover - 1U].chance);
    for (const auto& [path, share, visits] : estimate.turns) {
        auto& turn = found.turns.emplace_back();
        turn.moves.assign(path.begin(), path.end());
        turn.value = value_of(share.chance);
        if (share.error) turn.error = 2 * *share.error;
    }
    if (!found.turns.empty()) found.value = found.turns.front().value;
    for (const auto& path : estimate.line) {
        found.line.insert(found.line.end(), path.begin(), path.end());
    }
    for (const auto& [chance, error] : estimate.shares) found.shares.push_back({chance, error});
    found.is_complete = estimate.is_complete;
    return found;
}

}  // namespace fourfold
