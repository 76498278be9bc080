#include "answer/library.hpp"

#include "answer/answer.hpp"
#include "answer/request.hpp"
#include "game/quarto_game.hpp"

namespace fourfold {

Library& library() {
    static Library kept;
    return kept;
}

bool wants_book(std::string_view text) {
    try {
        const Request request(text);
        if (request.get("game", QuartoGame::name) != QuartoGame::name) return false;
        const auto command = request.get("ask", "");
        const bool is_exact = command == "analysis" || command == "judgement" ||
                              (command == "turn" && request.get("bot", "") == "perfect");
        return is_exact && library().books.is_empty();
    } catch (const GameError&) {
        return false;
    }
}

bool load_book(std::span<const std::uint8_t> file) {
    auto books = solver::read_books(file);
    if (!books) return false;
    library().books = std::move(*books);
    return true;
}

}  // namespace fourfold
