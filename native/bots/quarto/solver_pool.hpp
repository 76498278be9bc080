// Solvers that bots reuse: creating one costs more than most searches.
#pragma once

#include <cstddef>
#include <list>
#include <memory>

#include "quarto/rules.hpp"
#include "solver/book.hpp"
#include "solver/solver.hpp"

namespace fourfold::quarto_bots {

using Book = std::shared_ptr<const solver::Book>;  // of the rules' class, or null

// Keeps the most recently used solvers, each on one thread. Answers don't depend on a solver's
// table: exact verdicts are the same with any table, and a search with a node limit starts with an
// empty one.
//
// One thread at a time may use a pool. A solver stays valid until the next call.
class SolverPool {
  public:
    SolverPool() = default;
    SolverPool(const SolverPool&) = delete;
    SolverPool& operator=(const SolverPool&) = delete;

    // A solver that uses the book and keeps its table between decisions.
    solver::Solver& exact(const quarto::Rules& rules, const Book& book);

    // A solver without a book, for searches with a node limit.
    solver::Solver& bounded(const quarto::Rules& rules);

    // Roughly how much memory the tables have reserved but not used yet.
    std::size_t unused_bytes() const;

  private:
    struct Entry {
        std::uint8_t traits;
        bool squares;
        std::size_t bytes;
        Book book;
        std::unique_ptr<solver::Solver> solver;
    };

    solver::Solver& lend(const quarto::Rules& rules, std::size_t bytes, const Book& book);

    std::list<Entry> entries_;  // most recently used first
};

}  // namespace fourfold::quarto_bots
