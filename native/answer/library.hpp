// What the text interface keeps between requests: the opening books.
#pragma once

#include "solver/book_file.hpp"

namespace fourfold {

// Empty until `load_book` is called.
solver::Books& loaded_books();

}  // namespace fourfold
