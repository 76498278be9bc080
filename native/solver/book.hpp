// The opening book: precomputed scores of all positions with few pieces.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/score.hpp"
#include "solver/table.hpp"

namespace fourfold::solver {

// Lists the won and lost positions whose piece in hand does not win at once. A position that is not
// listed, with at most as many pieces, is a draw.
class Book {
  public:
    struct Entry {
        Key key;
        std::int8_t score;
    };

    // The entries may come in any order.
    Book(int max_pieces, std::vector<Entry> entries)
        : max_pieces_(max_pieces), entries_(std::move(entries)) {
        std::ranges::sort(entries_, {}, &Entry::key);
    }

    int max_pieces() const { return max_pieces_; }

    Score score_of(Key key) const {
        const auto found = std::ranges::lower_bound(entries_, key, {}, &Entry::key);
        return found != entries_.end() && found->key == key ? found->score : 0;
    }

  private:
    int max_pieces_;
    std::vector<Entry> entries_;
};

}  // namespace fourfold::solver
