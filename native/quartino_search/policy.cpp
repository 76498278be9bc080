#include "quartino_search/policy.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "quartino_search/progress.hpp"
#include "quartino_search/reach.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

constexpr int beam_width = 4;
constexpr float value_of_a_win = 2;

// A partial turn.
struct Option {
    Path path;
    Position position;
    float value = -std::numeric_limits<float>::infinity();

    void play(Move move) {
        path.push(move);
        position.play(move);
    }
};

// The best few options, best first.
class Beam {
  public:
    void add(const Option& option) {
        if (size_ == beam_width && option.value <= options_[beam_width - 1].value) return;
        int place = size_ < beam_width ? size_++ : beam_width - 1;
        for (; place > 0 && options_[place - 1].value < option.value; --place) {
            options_[place] = options_[place - 1];
        }
        options_[place] = option;
    }
    const Option* begin() const { return options_.data(); }
    const Option* end() const { return options_.data() + size_; }

  private:
    std::array<Option, beam_width> options_;
    int size_ = 0;
};

class QuickTurn {
  public:
    QuickTurn(const Position& start, const Shown& shown, bool sees_others,
              const WeightTable& weights)
        : seat_(start.mover),
          sees_others_(sees_others),
          weights_(weights),
          hands_(hands_seen_by(seat_, start, shown)) {}

    Turn find(const Position& start) {
        Option option{{}, start};
        if (start.phase == Phase::colour) option.play(declare_move);
        explore(option);
        if (!best_.position.is_over) best_.play(end_move);
        return {best_.path, best_.position};
    }

  private:
    void explore(const Option& option) {
        if (option.position.phase == Phase::claim) {
            explore_claims(option);
        } else if (!complete_cards(option)) {
            place_all(option);
        }
    }

    // The value of ending the turn here.
    float value_of(const Position& position) {
        if (!sees_others_) return own_progress(position, seat_);
        hands_.known[seat_ - 1] = set_of(position.rack().hidden());
        return evaluate(position, seat_, hands_, weights_);
    }

    void offer(const Option& option, float value) {
        if (value <= best_.value) return;
        best_ = option;
        best_.value = value;
    }

    void explore_claims(const Option& option) {
        const MoveList claims = option.position.right_claims();
        for (const Move claim : claims) take(option, claim);
        if (claims.size() == 0) offer(option, value_of(option.position));
    }

    void take(Option option, Move claim) {
        option.play(claim);
        if (option.position.is_over) return offer(option, value_of_a_win);
        explore(option);
    }

    // Place all stones without aiming for a claim.
    void place_all(const Option& option) {
        Beam beam;
        beam.add(option);
        for (int left = option.position.stones; left > 0; --left) {
            Beam longer;
            for (const Option& shorter : beam) {
                for (const Move move : shorter.position.legal_moves()) {
                    Option next = shorter;
                    next.play(move);
                    next.value = value_of(next.position);
                    longer.add(next);
                }
            }
            beam = longer;
        }
        for (const Option& placed : beam) offer(placed, placed.value);
    }

    // Claim every card for which there are enough stones; return whether there was one.
    bool complete_cards(const Option& option) {
        const Position& position = option.position;
        const CardSet near =
            set_of(position.rack().hidden()) & reach_of(position.board).within[position.stones];
        bool has_claimed = false;
        for (CardSet left = near; left != 0; left &= left - 1) {
            for (int window = 0; window < position.table().window_count; ++window) {
                has_claimed |= complete(option, std::countr_zero(left), window);
            }
        }
        return has_claimed;
    }

    bool complete(Option option, int card, int window) {
        Position& position = option.position;
        for (int place = 0; place < 4; ++place) {
            const int field = position.table().windows[window][place];
            const int colour = cards[card][place];
            const Stack stack = position.board.stacks[field];
            if (stack != empty_stack && top_of(stack) == colour) continue;
            if (position.stones == 0 || !position.has_supply(colour)) return false;
            option.play(place_move(colour, field));
        }
        while (position.stones > 0) place_spare(option, window);
        take(option, claim_move(card, window));
        return true;
    }

    // Place a stone outside the window, where it is worth most after the claim.
    void place_spare(Option& option, int window) {
        const Window& fields = option.position.table().windows[window];
        Option best;
        for (const Move move : option.position.legal_moves()) {
            if (std::ranges::count(fields, field_of(move)) != 0) continue;
            Option placed = option;
            placed.play(move);
            Position claimed = placed.position;
            for (const int field : fields) claimed.board.pop(field, claimed.table());
            placed.value = value_of(claimed);
            if (placed.value > best.value) best = placed;
        }
        option = best;
    }

    int seat_;
    bool sees_others_;
    const WeightTable& weights_;
    Hands hands_;
    Option best_;
};

}  // namespace

Turn find_quick_turn(const Position& position, const Shown& shown, bool sees_others,
                     const WeightTable& weights) {
    return QuickTurn(position, shown, sees_others, weights).find(position);
}

}  // namespace fourfold::quartino_search
