#include "theory/sequence.hpp"

#include <algorithm>
#include <bit>

#include "quarto/perft.hpp"
#include "quarto/threat.hpp"
#include "theory/level.hpp"

namespace fourfold::theory {

namespace {

using quarto::Position;
using quarto::Rules;
using quarto::Squares;

// With at most this many decisions left, the plain count multiplies instead of playing them.
constexpr int shallow = 4;

// The approximate cost of playing all pairs of a give and a placement, relative to multiplying.
constexpr unsigned work_to_play = 100;

// Call `visit` with the board after each placement of the hand that completes no group.
template <typename Visit>
void for_each_safe_place(const Position& position, const quarto::Threats& threats, Visit visit) {
    unsigned safe = position.empty() & ~threats.winning_squares(position.hand);
    for (; safe != 0; safe &= safe - 1) {
        Position next = position;
        next.place(std::countr_zero(safe));
        visit(next);
    }
}

// Counts level by level: a level has all boards with one more piece than the previous level, merged
// if equal up to symmetry. No board in it has a complete group, since completing one ends the
// sequence.
class Walk {
  public:
    // The count to sum over the boards reached when at most `shallow` decisions are left.
    struct Tail {
        std::function<Count(const Position& board, int depth)> count;
        unsigned work;  // the approximate cost, relative to the cheapest count
    };

    Walk(const Rules& rules, const Tail& tail, const std::function<void()>& poll)
        : rules_(rules), forms_(rules), tail_(tail), poll_(poll) {}

    // A level takes half of the room left by the previous ones; when that is full, its boards are
    // counted to the end and dropped, and may be found again later. With the default room all
    // boards with 6 pieces fit (3,928,242 in the standard game; with squares they take four
    // batches).
    Count count(const Position& position, int depth, std::size_t room) {
        Level level;
        if (position.hand == quarto::none) {
            level.add(forms_.form_of(position), 1);
            return count(level, depth, room);
        }
        for_each_safe_place(position, {position, rules_},
                            [&](const Position& next) { level.add(forms_.form_of(next), 1); });
        return count(level, depth - 1, room);
    }

  private:
    // About a tenth of a second.
    static constexpr unsigned work_between_polls = 1U << 19;

    Count count(const Level& level, int depth, std::size_t room) {
        Count total = 0;
        Level next;
        const auto count_next = [&] {
            if (next.size() == 0) return;
            total = checked_add(total, count(next, depth - 2, room - std::min(room, next.size())));
            next.clear();
        };
        level.for_each([&](const Form& form, Count ways) {
            poll_after(depth <= shallow ? tail_.work : work_to_play);
            const Position board = forms_.board_of(form);
            if (depth <= shallow) {
                total = checked_add(total, multiply_ways(ways, tail_.count(board, depth)));
            } else {
                add_next(next, board, ways);
                if (next.size() >= room / 2) count_next();
            }
        });
        count_next();
        return total;
    }

    // Add the board after each pair of a give and a placement that completes no group.
    void add_next(Level& next, const Position& board, Count ways) const {
        const quarto::Threats threats(board, rules_);
        for (unsigned left = board.supply; left != 0; left &= left - 1) {
            Position given = board;
            given.give(std::countr_zero(left));
            for_each_safe_place(given, threats, [&](const Position& placed) {
                next.add(forms_.form_of(placed), ways);
            });
        }
    }

    void poll_after(unsigned work) {
        work_ += work;
        if (work_ < work_between_polls) return;
        work_ = 0;
        poll_();
    }

    // An overflow of the ways is harmless if nothing follows them.
    static Count multiply_ways(Count ways, Count tail) {
        if (tail == 0) return 0;
        if (ways == too_many) refuse_count();
        return checked_multiply(ways, tail);
    }

    const Rules& rules_;
    const Forms forms_;
    const Tail tail_;
    const std::function<void()>& poll_;
    unsigned work_ = 0;
};

bool is_worth_a_walk(const Position& position, const Rules& rules, int depth) {
    return !rules.calls && depth > shallow + 1 && depth <= quarto::max_decisions(position, rules) &&
           position.complete_groups(rules).empty();
}

// The number of sequences that do not end the game, if the last decision is a placement but not the
// 16th: each of them can continue with any of the remaining pieces.
Count count_going_on(const Position& position, const Rules& rules, int depth, Count left,
                     const std::function<void()>& poll) {
    const auto going_on = [&](const Position& board, int rest) {
        return quarto::perft(board, rules, rest + 1) / left;
    };
    if (!is_worth_a_walk(position, rules, depth)) return going_on(position, depth);
    // One decision more than can be multiplied: play each pair.
    const Walk::Tail tail{going_on, work_to_play};
    return Walk(rules, tail, poll).count(position, depth, max_boards);
}

}  // namespace

Count count_sequences(const Position& position, const Rules& rules, int depth,
                      const std::function<void()>& poll, std::size_t room) {
    const auto plain = [&](const Position& board, int rest) {
        return quarto::perft(board, rules, rest);
    };
    if (!is_worth_a_walk(position, rules, depth)) return plain(position, depth);
    return Walk(rules, {plain, 1}, poll).count(position, depth, room);
}

Count count_ended(const Position& position, const Rules& rules, int depth,
                  const std::function<void()>& poll) {
    const Count all = count_sequences(position, rules, depth, poll);
    if (depth == 0 || all == 0) return 0;
    const int left = quarto::max_decisions(position, rules) - depth;
    if (left == 0) return all;
    // With calls only the last pass ends a game. Without calls a placement may, and what is left is
    // then a give and a placement for each piece.
    if (rules.calls || left % 2 != 0) return 0;
    return all - count_going_on(position, rules, depth, static_cast<Count>(left / 2), poll);
}

}  // namespace fourfold::theory
