#include "bots/quartino/knowledge.hpp"

#include <algorithm>
#include <optional>

#include "quartino/state.hpp"
#include "quartino_search/card_set.hpp"
#include "quartino_search/hints.hpp"
#include "quartino_search/reach.hpp"

namespace fourfold::quartino_bots {

using namespace quartino;
using quartino_search::CardSet;
using quartino_search::Knowledge;

namespace {

// The first position as a spectator sees it.
Position first_position(const Position& position, int starter) {
    Deal deal;
    for (auto& rack : deal) rack.fill(unknown_card);
    Position first = start(deal, position.seats, position.geometry);
    first.mover = static_cast<std::uint8_t>(starter);
    return first;
}

CardSet claimed_cards(const Position& position) {
    CardSet claimed = 0;
    for (int seat = 0; seat < position.seats; ++seat) {
        claimed |= quartino_search::set_of(position.racks[seat].claimed());
    }
    return claimed;
}

// Whether a spectator accepts a claim: the card may be in the rack.
bool is_possible_claim(const Position& position, Move claim) {
    return position.phase == Phase::claim && !position.is_over &&
           window_of(claim) < position.table().window_count &&
           !(claimed_cards(position) >> card_of(claim) & 1);
}

// Follow an event as a spectator; return whether that is possible.
bool follow(Position& position, const Event& event) {
    if (position.is_over) return false;
    switch (event.kind) {
        case Event::Kind::draw:
            position.finish(no_seat);
            return true;
        case Event::Kind::departure:
            if (event.code < 1 || event.code > position.seats) return false;
            if (position.racks[event.code - 1].is_out) return false;
            position.leave(event.code);
            return true;
        case Event::Kind::move:
            break;
    }
    if (event.code < 0 || event.code >= move_count) return false;
    const auto move = static_cast<Move>(event.code);
    if (is_claim(move)) {
        if (!is_possible_claim(position, move)) return false;
        // Which of the hidden cards it is doesn't matter.
        if (!position.is_wrong(move)) {
            position.rack().cards.front() = static_cast<std::uint8_t>(card_of(move));
        }
    } else if (!position.is_legal(move)) {
        return false;
    }
    position.play(move);
    return true;
}

// Whether two positions look the same to a spectator. Neither game is over.
bool looks_the_same(const Position& a, const Position& b) {
    const auto rack_looks_the_same = [](const Rack& one, const Rack& other) {
        return one.is_out == other.is_out && std::ranges::equal(one.claimed(), other.claimed());
    };
    return !a.is_over && !b.is_over && a.board.stacks == b.board.stacks && a.mover == b.mover &&
           a.phase == b.phase && a.stones == b.stones &&
           std::ranges::equal(a.racks, b.racks, rack_looks_the_same);
}

// Collects what a game reveals, position by position.
class Learner {
  public:
    void see_event(const Position& before, const Event& event) {
        board_ = before.board;
        if (event.kind != Event::Kind::move || !is_claim(static_cast<Move>(event.code))) return;
        const auto claim = static_cast<Move>(event.code);
        CardSet& shown = knowledge.shown[before.mover - 1];
        // A correct claim turns the card face up, so it is no longer hidden knowledge.
        const CardSet card = CardSet{1} << card_of(claim);
        shown = before.is_wrong(claim) ? shown | card : shown & ~card;
    }

    // A turn runs from the position before its first stone to the one after its end.
    void see_position(const Position& position) {
        if (turn_ && position.mover != turn_->mover) {
            end_turn(*turn_, position);
            turn_.reset();
        }
        if (!turn_ && position.phase == Phase::place) turn_ = position;
    }

    // What the stones of all turns hint at.
    quartino_search::CardOdds odds(int seats) const {
        quartino_search::CardOdds odds{};
        for (std::size_t seat = 0; seat < odds.size(); ++seat) {
            for (int card = 0; card < card_count; ++card) {
                odds[seat][card] = trails_[seat].odds_of(card, seats);
            }
        }
        return odds;
    }

    Knowledge knowledge;

  private:
    // A turn without a claim: every card that could have been claimed was passed up.
    void end_turn(const Position& first, const Position& last) {
        const std::size_t seat = first.mover - 1U;
        const bool has_claimed = last.racks[seat].hidden_count != first.racks[seat].hidden_count;
        trails_[seat].add(first, board_, has_claimed);
        if (has_claimed) return;
        const CardSet within = quartino_search::reach_of(first.board).within[first.stones];
        for (int card = 0; card < card_count; ++card) {
            auto& times = knowledge.passed[seat][card];
            if ((within >> card & 1) && times < 255) ++times;
        }
    }

    std::optional<Position> turn_;
    Board board_;  // before the latest event
    std::array<quartino_search::Trail, max_seats> trails_;
};

std::optional<Knowledge> learn(const Position& position, int starter,
                               const std::vector<Event>& events, bool reads_stones) {
    Position now = first_position(position, starter);
    Learner learner;
    learner.see_position(now);
    for (const Event& event : events) {
        learner.see_event(now, event);
        if (!follow(now, event)) return std::nullopt;
        learner.see_position(now);
    }
    if (!looks_the_same(now, position)) return std::nullopt;
    if (reads_stones) learner.knowledge.odds = learner.odds(position.seats);
    return learner.knowledge;
}

// Whether the shown cards can be where they were shown, given the cards of the seat to move.
bool is_consistent(const Position& position, const Knowledge& knowledge) {
    const CardSet own = quartino_search::set_of(position.rack().hidden());
    for (int seat = 1; seat <= position.seats; ++seat) {
        const CardSet shown = knowledge.shown[seat - 1];
        const bool is_own = seat == position.mover;
        if ((is_own ? shown & ~own : shown & own) != 0) return false;
        if (quartino_search::size_of(shown) > position.racks[seat - 1].hidden_count) return false;
    }
    return true;
}

// What two explanations of the same events agree on.
Knowledge common(Knowledge knowledge, const Knowledge& other) {
    for (std::size_t seat = 0; seat < knowledge.shown.size(); ++seat) {
        knowledge.shown[seat] &= other.shown[seat];
        for (std::size_t card = 0; card < card_count; ++card) {
            auto& times = knowledge.passed[seat][card];
            times = std::min(times, other.passed[seat][card]);
        }
    }
    if (knowledge.odds != other.odds) knowledge.odds.reset();
    return knowledge;
}

}  // namespace

Knowledge gather_knowledge(const Position& position, const std::vector<Event>& events,
                           bool reads_stones) {
    std::optional<Knowledge> certain;
    for (int starter = 1; starter <= position.seats; ++starter) {
        const auto knowledge = learn(position, starter, events, reads_stones);
        if (!knowledge || !is_consistent(position, *knowledge)) continue;
        certain = certain ? common(*certain, *knowledge) : *knowledge;
    }
    return certain.value_or(Knowledge{});
}

Position without_secrets(const Position& position, const Knowledge& knowledge) {
    const int seat = position.mover;
    CardSet elsewhere = claimed_cards(position) | quartino_search::set_of(position.rack().hidden());
    for (const CardSet shown : knowledge.shown) elsewhere |= shown;
    CardSet rest = quartino_search::all_cards & ~elsewhere;
    const auto take_lowest = [](CardSet& cards) {
        const int card = std::countr_zero(cards);
        cards &= cards - 1;
        return static_cast<std::uint8_t>(card);
    };
    Position known = position;
    for (int other = 1; other <= position.seats; ++other) {
        if (other == seat) continue;
        Rack& rack = known.racks[other - 1];
        CardSet shown = knowledge.shown[other - 1];
        for (int i = 0; i < rack.hidden_count; ++i) {
            rack.cards[i] = take_lowest(shown != 0 ? shown : rest);
        }
    }
    return known;
}

}  // namespace fourfold::quartino_bots
