#include "quarto/game.hpp"

#include <algorithm>
#include <bit>

namespace fourfold::quarto {

int Game::mover() const {
    // Giving a piece, or passing, hands the turn over; the starter gives the first piece.
    const int handed_over = placed() + (position.hand != none) + position.has_passed;
    return handed_over % 2 == 0 ? starter : 3 - starter;
}

std::vector<int> Game::live_groups() const {
    std::vector<int> live;
    if (last == none) return live;
    const auto in_play = groups_in_play(rules.squares);
    for (int index = 0; index < static_cast<int>(in_play.size()); ++index) {
        const Squares group = in_play[index];
        if ((group >> last & 1) && position.is_complete(group, rules)) live.push_back(index);
    }
    return live;
}

std::vector<Move> Game::sensible_moves() const {
    std::vector<Move> moves;
    if (is_over) return moves;
    if (position.hand != none) {
        for (unsigned left = position.empty(); left != 0; left &= left - 1) {
            moves.push_back(place_move(std::countr_zero(left)));
        }
    } else if (position.is_full()) {
        moves.push_back(pass_move);
    } else {
        for (unsigned left = position.supply; left != 0; left &= left - 1) {
            moves.push_back(give_move(std::countr_zero(left)));
        }
    }
    if (can_call()) {
        for (const int group : live_groups()) moves.push_back(call_move(group));
    }
    return moves;
}

void Game::play(Move move) {
    if (is_call(move)) return call(group_of(move));
    if (is_place(move)) return place(square_of(move));
    if (move == pass_move) return pass();
    position.give(piece_of(move));
    has_called = false;
}

// With calls off a complete group or a full board ends the game.
void Game::place(int square) {
    position.place(square);
    last = square;
    has_called = false;
    if (rules.calls) return;
    if (!live_groups().empty()) return finish(mover());
    if (position.is_full()) finish(0);
}

// A wrong call costs the chance to call in this window.
void Game::call(int group) {
    if (std::ranges::count(live_groups(), group) != 0) return finish(mover());
    has_called = true;
}

void Game::pass() {
    if (position.has_passed) finish(0);
    has_called = false;
    position.has_passed = true;
}

}  // namespace fourfold::quarto
