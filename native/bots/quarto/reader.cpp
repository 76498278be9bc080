#include "bots/quarto/reader.hpp"

#include <algorithm>

namespace fourfold::quarto_bots {

namespace {

// More than any search takes; the solver adds one, which must not overflow.
constexpr std::uint64_t max_nodes = std::uint64_t{1} << 63;

}  // namespace

Reader::Reader(solver::Solver& solver, Thought& thought, std::optional<std::uint64_t> nodes)
    : solver_(solver), thought_(thought), nodes_(nodes) {
    if (!nodes_) return;
    nodes_ = std::min(*nodes_, max_nodes);
    solver.clear();
}

solver::GameAnalysis Reader::analyse(const quarto::Game& game) {
    auto analysis = solver_.analyse(game, true, limits());
    spend(analysis.nodes);
    return analysis;
}

solver::Bounds Reader::judge(const quarto::Game& game, double share) {
    const auto solution = solver_.solve(game, true, limits(share));
    spend(solution.nodes);
    return solution.verdict;
}

std::vector<std::optional<int>> Reader::glance(const quarto::Game& game,
                                               const std::vector<solver::Step>& steps) {
    auto glances = solver_.glance(game, steps, limits());
    thought_.add_work(glances.nodes);
    return std::move(glances.values);
}

solver::Limits Reader::limits(double share) {
    thought_.check();
    auto seconds = thought_.seconds_left();
    if (seconds) seconds = share * *seconds;
    return {nodes_, seconds, [this](std::uint64_t nodes) { thought_.check(nodes); }};
}

void Reader::spend(std::uint64_t nodes) {
    thought_.add_work(nodes);
    if (nodes_) nodes_ = *nodes_ > nodes ? *nodes_ - nodes : 1;
}

}  // namespace fourfold::quarto_bots
