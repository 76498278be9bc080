#include "quarto/perft.hpp"

#include <bit>
#include <stdexcept>
#include <string>

#include "quarto/threat.hpp"

namespace fourfold::quarto {

namespace {

// Call `visit` with the index of each bit that is set.
template <typename Visit>
void for_each_bit(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// With calls no line ends a game, so which piece lies where makes no difference: each decision has
// as many choices as there are empty squares, for outside the hand there are as many pieces left.
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

// Counts where the placement that completes a group ends the game. No position that it visits holds
// a complete group: it never plays on from a winning placement.
class Walk {
  public:
    Walk(const Rules& rules, const std::function<void()>& poll) : rules_(rules), poll_(poll) {}

    Count count(const Position& position, int depth) {
        if (depth == 0) return 1;
        if (position.hand == none) return count_gives(position, depth);
        return count_places(position, Threats(position, rules_), depth);
    }

  private:
    // About a tenth of a second. Soon enough for Ctrl-C, and rare enough where a poll must wait for
    // a busy interpreter, some milliseconds each time.
    static constexpr unsigned nodes_between_polls = 1U << 22;

    Count count_gives(const Position& position, int depth) {
        // All 16 pieces and squares are in the game: as many squares are empty as pieces are left.
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

    // The threats are those before the give: they do not depend on the hand.
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

    // The last one or two decisions after any of `safe` placements that do not win: one of the
    // pieces left, then one of the squares left, which are as many.
    static Count count_after_safe(Count safe, Count left, int depth) {
        return depth == 1 ? safe * left : safe * left * left;
    }

    const Rules& rules_;
    const std::function<void()>& poll_;
    unsigned nodes_ = 0;
};

}  // namespace

int longest_course(const Position& position, const Rules& rules) {
    const int passes = !rules.calls ? 0 : position.has_passed ? 1 : 2;
    return 2 * position.empty_count() - (position.hand != none) + passes;
}

Count perft(const Position& position, const Rules& rules, int depth,
            const std::function<void()>& poll) {
    if (depth < 0) {
        throw std::invalid_argument("the depth must be 0 or more, not " + std::to_string(depth));
    }
    if (depth > longest_course(position, rules)) return 0;
    if (rules.calls) return count_with_calls(position, depth);
    if (depth > 0 && !position.complete_groups(rules).empty()) return 0;
    return Walk(rules, poll).count(position, depth);
}

}  // namespace fourfold::quarto
