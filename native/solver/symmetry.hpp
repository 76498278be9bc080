// The symmetries of the board as tables, so that positions equal up to symmetry share one key.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quarto/group.hpp"

namespace fourfold::solver {

using quarto::Squares;

// The 32 symmetries of the board that preserve its lines, or the 8 that preserve the blocks too.
class Symmetries {
  public:
    // The tables for one kind of board; created once, on first use.
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
    // The images of the lower and upper bytes of a set.
    std::array<std::array<Squares, 256>, 32> low_{}, high_{};
    std::array<Entry, 65536> entries_{};
    std::vector<std::uint8_t> lists_;
};

}  // namespace fourfold::solver
