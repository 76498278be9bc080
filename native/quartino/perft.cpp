#include "quartino/perft.hpp"

#include <stdexcept>
#include <string>

namespace fourfold::quartino {

namespace {

class Walk {
  public:
    explicit Walk(const std::function<void()>& poll) : poll_(poll) {}

    Count count(const Position& position, int depth) {
        if (depth == 0) return 1;
        if (depth == 1 || position.is_over) return position.legal_move_count();
        if (++nodes_ % nodes_between_polls == 0) poll_();
        switch (position.phase) {
            case Phase::colour:
                return checked_add(count_after(position, declare_move, depth),
                                   count_after(position, decline_move, depth));
            case Phase::place:
                return count_places(position, depth);
            default:
                return count_claims(position, depth);
        }
    }

  private:
    // About a tenth of a second.
    static constexpr unsigned nodes_between_polls = 1U << 20;

    Count count_after(Position position, Move move, int depth) {
        position.play(move);
        return count(position, depth - 1);
    }

    Count count_places(const Position& position, int depth) {
        if (depth == 2 && position.stones == 1) {
            // The legal claims do not depend on the last stone.
            Position next = position;
            next.phase = Phase::claim;
            return Count(position.legal_move_count()) * next.legal_move_count();
        }
        Count total = 0;
        for (const Move move : position.legal_moves()) {
            total = checked_add(total, count_after(position, move, depth));
        }
        return total;
    }

    // Wrong claims lead to the same position as no claim: count it once and multiply.
    Count count_claims(const Position& position, int depth) {
        const MoveList right = position.right_claims();
        const Count ends = position.legal_move_count() - right.size();
        Count total = 0;
        for (const Move claim : right) {
            total = checked_add(total, count_after(position, claim, depth));
        }
        return checked_add(total, checked_multiply(ends, count_after(position, end_move, depth)));
    }

    const std::function<void()>& poll_;
    unsigned nodes_ = 0;
};

}  // namespace

Count perft(const Position& position, int depth, const std::function<void()>& poll) {
    if (depth < 0) {
        throw std::invalid_argument("the depth must be 0 or more, not " + std::to_string(depth));
    }
    return Walk(poll).count(position, depth);
}

}  // namespace fourfold::quartino
