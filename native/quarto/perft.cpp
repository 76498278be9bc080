#include "quarto/perft.hpp"

#include <bit>
#include <stdexcept>
#include <string>

#include "quarto/threat.hpp"

namespace fourfold::quarto {

namespace {

// Call `visit` with the index of each set bit.
template <typename Visit>
void for_each_bit(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// With calls no line ends a game, so it does not matter which piece is where: each decision has as
// many choices as there are empty squares, since as many pieces are left outside the hand.
Count count_with_calls(const Position& position, int depth) {
    Count count = 1;
    int empty = position.empty_count();
    bool has_hand = position.hand != none;
    int passes = position.has_passed ? 1 : 2;
    for (; depth > 0 && count > 0; --depth) {
        if (has_hand) {
            count = checked_multiply(count, empty--);
            has_hand = false;
        } else if (empty > 0) {
            count = checked_multiply(count, empty);
            has_hand = true;
        } else if (passes > 0) {
            --passes;
        } else {
            count = 0;
        }
    }
    return count;
}

// Counts games in which completing a group ends the game. It never continues from a winning
// placement, so no position it visits has a complete group.
class Walk {
  public:
    Walk(const Rules& rules, const std::function<void()>& poll) : rules_(rules), poll_(poll) {}

    Count count(const Position& position, int depth) {
        if (depth == 0) return 1;
        if (position.hand == none) return count_gives(position, depth);
        return count_places(position, Threats(position, rules_), depth);
    }

  private:
    // About a tenth of a second: often enough for Ctrl-C, and rarely enough that waiting a few
    // milliseconds for a busy interpreter does not matter.
    static constexpr unsigned nodes_between_polls = 1U << 22;

    Count count_gives(const Position& position, int depth) {
        // There are 16 pieces and 16 squares, so as many squares are empty as pieces are left.
        const Count pieces = std::popcount(position.supply);
        if (depth == 1) return pieces;
        if (depth == 2) return pieces * pieces;
        if (++nodes_ % nodes_between_polls == 0) poll_();

        const Threats threats(position, rules_);
        if (depth <= 4) {
            const Count safe = pieces * pieces - threats.winning_pair_count(position.supply);
            return count_after_safe(safe, pieces - 1, depth - 2);
        }
        Count total = 0;
        for_each_bit(position.supply, [&](int piece) {
            Position next = position;
            next.give(piece);
            total = checked_add(total, count_places(next, threats, depth - 1));
        });
        return total;
    }

    // The threats before the give still hold: they do not depend on the hand.
    Count count_places(const Position& position, const Threats& threats, int depth) {
        // A winning square counts here too: it ends the game with this decision.
        if (depth == 1) return position.empty_count();
        const Squares safe = position.empty() & ~threats.winning_squares(position.hand);
        if (depth <= 3) {
            return count_after_safe(std::popcount(safe), std::popcount(position.supply), depth - 1);
        }
        Count total = 0;
        for_each_bit(safe, [&](int square) {
            Position next = position;
            next.place(square);
            total = checked_add(total, count_gives(next, depth - 1));
        });
        return total;
    }

    // Count the last one or two decisions after `safe` placements that do not win: one of the
    // remaining pieces, then one of as many remaining squares.
    static Count count_after_safe(Count safe, Count left, int depth) {
        return depth == 1 ? safe * left : safe * left * left;
    }

    const Rules& rules_;
    const std::function<void()>& poll_;
    unsigned nodes_ = 0;
};

}  // namespace

int max_decisions(const Position& position, const Rules& rules) {
    const int passes = !rules.calls ? 0 : position.has_passed ? 1 : 2;
    return 2 * position.empty_count() - (position.hand != none) + passes;
}

Count perft(const Position& position, const Rules& rules, int depth,
            const std::function<void()>& poll) {
    if (depth < 0) {
        throw std::invalid_argument("the depth must be 0 or more, not " + std::to_string(depth));
    }
    if (depth > max_decisions(position, rules)) return 0;
    if (rules.calls) return count_with_calls(position, depth);
    if (depth > 0 && !position.complete_groups(rules).empty()) return 0;
    return Walk(rules, poll).count(position, depth);
}

}  // namespace fourfold::quarto
