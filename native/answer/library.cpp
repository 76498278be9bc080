#include "answer/library.hpp"

#include "answer/answer.hpp"

namespace fourfold {

Library& library() {
    static Library kept;
    return kept;
}

bool load_book(std::span<const std::uint8_t> file) {
    auto books = solver::read_books(file);
    if (!books) return false;
    library().books = std::move(*books);
    return true;
}

}  // namespace fourfold
