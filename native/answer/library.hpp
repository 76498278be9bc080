// What the text interface keeps between requests: opening books, and solvers with their tables.
#pragma once

#include "bots/quarto/solver_pool.hpp"
#include "solver/book_file.hpp"

namespace fourfold {

struct Library {
    solver::Books books;  // empty until `load_book` is called
    quarto_bots::SolverPool solvers;
};

Library& library();

}  // namespace fourfold
