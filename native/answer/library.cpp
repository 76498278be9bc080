#include "answer/library.hpp"

#include "answer/answer.hpp"

namespace fourfold {

solver::Books& loaded_books() {
    static solver::Books books;
    return books;
}

bool load_book(std::span<const std::uint8_t> file) {
    auto books = solver::read_books(file);
    if (!books) return false;
    loaded_books() = std::move(*books);
    return true;
}

}  // namespace fourfold
