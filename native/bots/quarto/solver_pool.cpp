#include "bots/quarto/solver_pool.hpp"

#include <algorithm>

namespace fourfold::quarto_bots {

namespace {

constexpr std::size_t max_solvers = 6;

// Table sizes: large for a solver that keeps its table, small for one that is cleared.
constexpr std::size_t exact_bytes = std::size_t{16} << 20, bounded_bytes = std::size_t{1} << 20;

}  // namespace

solver::Solver& SolverPool::exact(const quarto::Rules& rules, const Book& book) {
    return lend(rules, exact_bytes, book);
}

solver::Solver& SolverPool::bounded(const quarto::Rules& rules) {
    return lend(rules, bounded_bytes, nullptr);
}

solver::Solver& SolverPool::lend(const quarto::Rules& rules, std::size_t bytes, const Book& book) {
    const auto found = std::ranges::find_if(entries_, [&](const Entry& entry) {
        return entry.traits == rules.traits && entry.squares == rules.squares &&
               entry.bytes == bytes && entry.book == book;
    });
    if (found != entries_.end()) {
        entries_.splice(entries_.begin(), entries_, found);
        return *entries_.front().solver;
    }
    if (entries_.size() == max_solvers) entries_.pop_back();
    solver::Options options{.threads = 1, .table_bytes = bytes, .book = book};
    auto solver = std::make_unique<solver::Solver>(rules, options);
    entries_.push_front({rules.traits, rules.squares, bytes, book, std::move(solver)});
    return *entries_.front().solver;
}

std::size_t SolverPool::unused_bytes() const {
    std::size_t unused = 0;
    for (const Entry& entry : entries_) {
        const auto& table = entry.solver->table();
        unused += table.bytes() - table.used_bytes();
    }
    return unused;
}

}  // namespace fourfold::quarto_bots
