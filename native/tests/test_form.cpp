// Boards up to symmetry.
#include <bit>
#include <random>
#include <set>
#include <utility>

#include "check.hpp"
#include "plain_quarto.hpp"
#include "theory/form.hpp"

using namespace fourfold;
using namespace fourfold::theory;

namespace {

// Add the forms of all boards with a number of additional pieces, from the given square on.
void collect(std::set<std::pair<quarto::Squares, Masks>>& found, const Forms& forms,
             const quarto::Position& board, int first, int pieces) {
    if (pieces == 0) {
        const Form form = forms.form_of(board);
        found.emplace(form.occupied, form.masks);
        return;
    }
    for (int square = first; square <= quarto::square_count - pieces; ++square) {
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            if (!(board.supply >> piece & 1)) continue;
            quarto::Position next = board;
            next.give(piece);
            next.place(square);
            collect(found, forms, next, square + 1, pieces - 1);
        }
    }
}

std::size_t count_forms(const quarto::Rules& rules, int pieces) {
    std::set<std::pair<quarto::Squares, Masks>> found;
    collect(found, Forms(rules), {}, 0, pieces);
    return found.size();
}

// The image of a board under a board symmetry, a swap of values and, if both are in play, a swap of
// two traits.
quarto::Position image_of(const quarto::Position& board, const quarto::Rules& rules,
                          std::mt19937& random) {
    const auto& symmetries = solver::Symmetries::of(rules.squares);
    const int symmetry = static_cast<int>(random() % unsigned(symmetries.count()));
    const int flips = static_cast<int>(random() % 16);
    const unsigned a = random() % 4, b = random() % 4;
    const bool swaps = (rules.traits >> a & 1) && (rules.traits >> b & 1);
    quarto::Position image;
    for (int square = 0; square < quarto::square_count; ++square) {
        if (!(board.occupied >> square & 1)) continue;
        int piece = board.piece_on(square);
        const bool differs = (piece >> a & 1) != (piece >> b & 1);
        if (swaps && differs) piece ^= 1 << a | 1 << b;
        image.give(piece ^ flips);
        image.place(std::countr_zero(symmetries.apply(symmetry, quarto::square_bit(square))));
    }
    return image;
}

}  // namespace

// tests/games/quarto/test_symmetry.py has the same numbers for the Python rules.
TEST(the_number_of_boards_up_to_symmetry_is_the_published_one) {
    const std::size_t standard[] = {1, 2, 40, 454}, squares[] = {1, 3, 84, 1'586};
    for (int pieces = 0; pieces < 4; ++pieces) {
        CHECK_EQUAL(count_forms({}, pieces), standard[pieces]);
        CHECK_EQUAL(count_forms({.squares = true}, pieces), squares[pieces]);
    }
}

TEST(a_symmetric_board_has_the_same_form) {
    std::mt19937 random(11);
    for (const auto& rules : plain::all_rules(false)) {
        const Forms forms(rules);
        for (int pieces = 0; pieces <= 16; ++pieces) {
            const auto board = quarto::parse_board(plain::random_board(random, pieces));
            CHECK(forms.form_of(image_of(board, rules, random)) == forms.form_of(board));
        }
    }
}

TEST(a_board_made_from_a_form_has_that_form) {
    std::mt19937 random(12);
    for (const auto& rules : plain::all_rules(false)) {
        const Forms forms(rules);
        for (int pieces = 0; pieces <= 16; ++pieces) {
            const auto form =
                forms.form_of(quarto::parse_board(plain::random_board(random, pieces)));
            const auto board = forms.board_of(form);
            CHECK(forms.form_of(board) == form);
            CHECK_EQUAL(std::popcount(board.supply), 16 - pieces);
        }
    }
}
