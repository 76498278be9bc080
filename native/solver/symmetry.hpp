// The symmetries of the board as tables, so that positions equal up to symmetry share one key.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quarto/group.hpp"

namespace fourfold::solver {

using quarto::Squares;

// The 32 symmetries of the board with its lines, or the 8 that keep the blocks too.
class Symmetries {
  public:
    // The tables of one kind of board; made once, on first use.
    static const Symmetries& of(bool squares);

    // The image of a set of squares.
    Squares apply(int symmetry, Squares squares) const {
        return low_[symmetry][squares & 0xFF] | high_[symmetry][squares >> 8];
    }

    // The smallest image of a set of squares, and the symmetries that lead to it.
    struct Form {
        Squares squares;
        const std::uint8_t* first;
        const std::uint8_t* last;
    };

    Form form_of(Squares squares) const {
        const Entry& entry = entries_[squares];
        const std::uint8_t* first = lists_.data() + entry.first;
        return {entry.form, first, first + entry.count};
    }

    int count() const { return count_; }

  private:
    explicit Symmetries(bool squares);

    struct Entry {
        Squares form;
        std::uint16_t first;
        std::uint8_t count;
    };

    int count_ = 0;
    // Where the squares of the lower and of the upper byte of a set go.
    std::array<std::array<Squares, 256>, 32> low_{}, high_{};
    std::array<Entry, 65536> entries_{};
    std::vector<std::uint8_t> lists_;
};

}  // namespace fourfold::solver
