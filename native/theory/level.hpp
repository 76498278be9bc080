// The boards that play reaches after some placements, up to symmetry, with the number of ways to
// reach them.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "count.hpp"
#include "theory/form.hpp"

namespace fourfold::theory {

// A compact hash table for millions of entries: sums of ways by masks.
class Ways {
  public:
    void add(Masks masks, Count ways) {
        if (4 * size_ >= 3 * entries_.size()) grow();
        Entry& entry = entry_of(masks);
        if (entry.ways == 0) {
            entry.masks = masks;
            ++size_;
        }
        entry.ways = saturated_add(entry.ways, ways);
    }

    std::size_t size() const { return size_; }

    // In the order of the table, which depends only on what was added.
    template <typename Visit>
    void for_each(Visit visit) const {
        for (const Entry& entry : entries_) {
            if (entry.ways != 0) visit(entry.masks, entry.ways);
        }
    }

  private:
    struct Entry {
        Masks masks = 0;
        Count ways = 0;  // 0 marks a free entry
    };

    Entry& entry_of(Masks masks) {
        const std::size_t last = entries_.size() - 1;
        std::size_t place = (masks ^ masks >> 29) * 0x9E3779B97F4A7C15U >> 20 & last;
        while (entries_[place].ways != 0 && entries_[place].masks != masks) {
            place = (place + 1) & last;
        }
        return entries_[place];
    }

    void grow() {
        std::vector<Entry> before(entries_.empty() ? 16 : 2 * entries_.size());
        before.swap(entries_);
        for (const Entry& entry : before) {
            if (entry.ways != 0) entry_of(entry.masks) = entry;
        }
    }

    std::vector<Entry> entries_;  // a power of two
    std::size_t size_ = 0;
};

// Forms with the number of ways that lead to them, a table for each set of occupied squares.
class Level {
  public:
    void add(const Form& form, Count ways) {
        Ways& table = by_squares_[form.occupied];
        const std::size_t before = table.size();
        table.add(form.masks, ways);
        size_ += table.size() - before;
    }

    std::size_t size() const { return size_; }

    void clear() {
        by_squares_.clear();
        size_ = 0;
    }

    template <typename Visit>
    void for_each(Visit visit) const {
        for (const auto& [occupied, table] : by_squares_) {
            // Named explicitly: clang before 16 can't capture structured bindings.
            table.for_each([&, squares = occupied](Masks masks, Count ways) {
                visit(Form{squares, masks}, ways);
            });
        }
    }

  private:
    std::map<quarto::Squares, Ways> by_squares_;
    std::size_t size_ = 0;
};

}  // namespace fourfold::theory
