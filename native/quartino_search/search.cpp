#include "quartino_search/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "quartino_search/deal.hpp"
#include "quartino_search/evaluation.hpp"
#include "quartino_search/policy.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

bool is_better(const Candidate& a, const Candidate& b) { return a.value > b.value; }

// The best `most` candidates, best first; if Colour can be declared, at least a quarter declare it
// and a quarter decline it, so that the search decides.
std::vector<Candidate> shortlist(const std::vector<Candidate>& candidates, std::size_t most) {
    const auto has_declined = [](const Candidate& candidate) {
        return *candidate.turn.path.begin() == decline_move;
    };
    const bool has_both = std::ranges::any_of(candidates, has_declined);
    const std::size_t max_per_kind = has_both ? most - most / 4 : most;
    std::array<std::size_t, 2> left = {max_per_kind, max_per_kind};
    std::vector<Candidate> best;
    for (const Candidate& candidate : candidates) {
        if (best.size() == most) break;
        std::size_t& of_its_kind = left[has_declined(candidate) ? 1 : 0];
        if (of_its_kind == 0) continue;
        --of_its_kind;
        best.push_back(candidate);
    }
    return best;
}

class Search {
  public:
    Search(const Position& position, const Knowledge& knowledge, const Effort& effort,
           std::uint64_t seed, Control& control, bool knows_own_cards = true)
        : position_(position),
          seat_(position.mover),
          viewer_(knows_own_cards ? position.mover : no_seat),
          knowledge_(knowledge),
          seen_(knowledge.shown),
          effort_(effort),
          random_(seed),
          control_(control) {
        // The mover's known cards fix the deals, but the other seats don't know them.
        if (!knows_own_cards) seen_[seat_ - 1] = 0;
    }

    Finding run(std::vector<Candidate> candidates) {
        candidates = shortlist(candidates, static_cast<std::size_t>(effort_.candidates));
        const auto rounds = static_cast<std::uint64_t>(std::bit_width(candidates.size() - 1));
        std::uint64_t iterations = 0;
        for (std::size_t live = candidates.size(); live > 1; live = (live + 1) / 2) {
            const std::uint64_t deals = effort_.iterations / (rounds * live);
            for (std::uint64_t deal = 0; deal < deals && !control_.is_stopped(); ++deal) {
                const auto weighed = std::span(candidates).first(live);
                play_deal(weighed);
                iterations += live;
                const Candidate& best = *std::ranges::min_element(weighed, is_better);
                control_.tell({iterations, best.turn.path, best.value});
            }
            std::stable_sort(candidates.begin(), candidates.begin() + live, is_better);
        }
        auto line = continue_line(candidates.front().turn);
        return {std::move(candidates), std::move(line), iterations};
    }

    // Continue one turn in this many deals.
    Candidate sample(const Turn& turn, std::uint64_t deals) {
        Candidate candidate{turn};
        for (std::uint64_t deal = 0; deal < deals && !control_.is_stopped(); ++deal) {
            play_deal({&candidate, 1});
        }
        return candidate;
    }

  private:
    using Shares = std::array<double, max_seats>;

    // Continue every candidate in one deal. Its value is the mean of its continuations; the first
    // one replaces the evaluation.
    void play_deal(std::span<Candidate> candidates) {
        const Position deal = draw_deal();
        for (bool& sees : sees_others_) sees = random_.below(2) == 0;
        sees_others_[seat_ - 1] = true;
        for (Candidate& candidate : candidates) {
            const Shares shares = play_on(with_cards_of(deal, candidate.turn.after));
            const double result = shares[seat_ - 1];
            candidate.value += (result - candidate.value) / static_cast<double>(++candidate.visits);
            for (std::size_t seat = 0; seat < shares.size(); ++seat) {
                candidate.tally.sums[seat] += shares[seat];
                candidate.tally.squares[seat] += shares[seat] * shares[seat];
            }
        }
    }

    Position draw_deal() {
        Position deal = position_;
        draw_hidden_cards(deal, viewer_, knowledge_, random_);
        return deal;
    }

    Position with_cards_of(const Position& deal, Position position) const {
        for (int seat = 1; seat <= position.seats; ++seat) {
            if (seat != viewer_) position.racks[seat - 1] = deal.racks[seat - 1];
        }
        return position;
    }

    // Play on from here; return each seat's winning probability.
    Shares play_on(Position position) const {
        int mover = seat_;
        for (int turn = 0; turn < effort_.depth && !position.is_over; ++turn) {
            mover = position.mover;
            const bool sees_others = sees_others_[mover - 1];
            position = find_quick_turn(position, seen_, sees_others).after;
        }
        Shares shares{};
        if (position.is_over) {
            shares[position.winner - 1] = 1;
            return shares;
        }
        const Hands hands = open_hands(position);
        std::ranges::copy(evaluate_all(position, mover, hands, weights_of_open_cards),
                          shares.begin());
        return shares;
    }

    // A turn and a continuation, until the seat is to move again.
    std::vector<Path> continue_line(const Turn& turn) {
        std::vector<Path> line = {turn.path};
        Position position = with_cards_of(draw_deal(), turn.after);
        while (!position.is_over && position.mover != seat_) {
            const Turn answer = find_quick_turn(position, seen_);
            line.push_back(answer.path);
            position = answer.after;
        }
        return line;
    }

    const Position& position_;
    int seat_;
    int viewer_;  // the seat whose own cards are known; no_seat if they are drawn too
    const Knowledge& knowledge_;
    Shown seen_;  // the hidden cards that everybody knows
    Effort effort_;
    playout::Random random_;
    Control& control_;
    std::array<bool, max_seats> sees_others_{};  // each seat's playing style in the current deal
};

}  // namespace

std::vector<Candidate> rate_turns(const std::vector<Turn>& turns, int seat, const Shown& shown,
                                  const CardChances* chances) {
    std::vector<Candidate> candidates;
    for (const Turn& turn : turns) {
        if (turn.after.is_over) return {{turn, 1, 0}};
        Hands hands = hands_seen_by(seat, turn.after, shown);
        hands.chances = chances;
        candidates.push_back({turn, evaluate(turn.after, seat, hands, weights_of_a_view), 0});
    }
    const auto is_first = [seat](const Candidate& a, const Candidate& b) {
        const int left = a.turn.after.racks[seat - 1].hidden_count;
        const int left_by_b = b.turn.after.racks[seat - 1].hidden_count;
        return left != left_by_b ? left < left_by_b : is_better(a, b);
    };
    std::stable_sort(candidates.begin(), candidates.end(), is_first);
    return candidates;
}

Finding search(const Position& position, const Knowledge& knowledge,
               std::vector<Candidate> candidates, const Effort& effort, std::uint64_t seed,
               Control& control) {
    return Search(position, knowledge, effort, seed, control).run(std::move(candidates));
}

Candidate sample_turn(const Position& position, const Knowledge& knowledge, const Turn& turn,
                      int depth, std::uint64_t deals, std::uint64_t seed, Control& control) {
    const Effort effort{.depth = depth};
    return Search(position, knowledge, effort, seed, control).sample(turn, deals);
}

Candidate sample_position(const Position& position, const Knowledge& knowledge, int depth,
                          std::uint64_t deals, std::uint64_t seed, Control& control) {
    const Effort effort{.depth = depth};
    return Search(position, knowledge, effort, seed, control, false).sample({{}, position}, deals);
}

}  // namespace fourfold::quartino_search
