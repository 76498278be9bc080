// The file of opening books, in the format that fourfold/solver/quarto/book.py documents.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "quarto/rules.hpp"
#include "solver/book.hpp"

namespace fourfold::solver {

// Books by the number of traits in play and whether squares count.
class Books {
  public:
    void add(int traits, bool squares, std::shared_ptr<const Book> book) {
        books_[{traits, squares}] = std::move(book);
    }

    bool is_empty() const { return books_.empty(); }

    // The book for a rule set; null if there is none.
    std::shared_ptr<const Book> find(const quarto::Rules& rules) const;

  private:
    std::map<std::pair<int, bool>, std::shared_ptr<const Book>> books_;
};

// Read a file's bytes; nothing if they are not a complete book.
std::optional<Books> read_books(std::span<const std::uint8_t> file);

}  // namespace fourfold::solver
