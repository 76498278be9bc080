#include "theory/form.hpp"

#include <bit>
#include <utility>

namespace fourfold::theory {

namespace {

using quarto::Squares;

void sort_two(Masks& a, Masks& b) {
    const Masks smaller = a < b ? a : b;
    b = a < b ? b : a;
    a = smaller;
}

Masks pack_sorted(Masks a, Masks b, Masks c, Masks d) {
    sort_two(a, b);
    sort_two(c, d);
    sort_two(a, c);
    sort_two(b, d);
    sort_two(b, c);
    return a << 48 | b << 32 | c << 16 | d;
}

// A piece in the supply with the given values of the traits in play; there must be one.
int pick_piece(quarto::Pieces supply, unsigned traits, unsigned values) {
    int piece = 0;
    while (!(supply >> piece & 1) || (piece & traits) != values) ++piece;
    return piece;
}

}  // namespace

Form Forms::form_of(const quarto::Position& board) const {
    const auto smallest = symmetries_.form_of(board.occupied);
    const Squares occupied = smallest.squares;
    const auto lowest = static_cast<Squares>(occupied & -occupied);
    Form form{occupied, ~Masks{0}};
    for (const std::uint8_t* symmetry = smallest.first; symmetry != smallest.last; ++symmetry) {
        Masks masks[quarto::trait_count]{};
        for (int trait = 0; trait < quarto::trait_count; ++trait) {
            if (!(traits_ >> trait & 1)) continue;
            const Squares ones = symmetries_.apply(*symmetry, board.traits[trait]);
            masks[trait] = (ones & lowest) ? ones ^ occupied : ones;
        }
        const Masks image = pack_sorted(masks[0], masks[1], masks[2], masks[3]);
        if (image < form.masks) form.masks = image;
    }
    return form;
}

quarto::Position Forms::board_of(const Form& form) const {
    // The masks of traits out of play are empty, so those in play are among the largest.
    Squares ones[quarto::trait_count]{};
    Masks masks = form.masks;
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        if (!(traits_ >> trait & 1)) continue;
        ones[trait] = static_cast<Squares>(masks);
        masks >>= 16;
    }
    quarto::Position board;
    for (unsigned left = form.occupied; left != 0; left &= left - 1) {
        const int square = std::countr_zero(left);
        unsigned values = 0;
        for (int trait = 0; trait < quarto::trait_count; ++trait) {
            values |= (ones[trait] >> square & 1U) << trait;
        }
        board.give(pick_piece(board.supply, traits_, values));
        board.place(square);
    }
    return board;
}

}  // namespace fourfold::theory
