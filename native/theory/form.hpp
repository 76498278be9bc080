// Boards up to symmetry: one canonical form for all boards with equivalent continuations.
#pragma once

#include <cstdint>

#include "quarto/position.hpp"
#include "solver/symmetry.hpp"

namespace fourfold::theory {

// For each trait, the occupied squares whose value differs from that on the lowest occupied square;
// the smallest mask on top. A trait that is not in play has an empty mask.
//
//     bits   63 … 48    47 … 32    31 … 16    15 … 0
//            smallest                         largest
using Masks = std::uint64_t;

// A board without a piece in hand up to all symmetries: those of the board, permutations of the
// traits in play, and swaps of their values. Pieces that differ only in traits out of play are
// interchangeable, so a form does not distinguish them.
struct Form {
    quarto::Squares occupied;
    Masks masks;

    bool operator==(const Form&) const = default;
};

class Forms {
  public:
    explicit Forms(const quarto::Rules& rules)
        : traits_(rules.traits), symmetries_(solver::Symmetries::of(rules.squares)) {}

    // Two boards have the same form if and only if a symmetry maps one to the other.
    Form form_of(const quarto::Position& board) const;

    // A board with this form, with all other pieces in the supply.
    quarto::Position board_of(const Form& form) const;

  private:
    unsigned traits_;
    const solver::Symmetries& symmetries_;
};

}  // namespace fourfold::theory
