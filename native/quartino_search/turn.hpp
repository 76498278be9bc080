// Whole turns: every way for the seat to move to end its turn, including claims.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "quartino/position.hpp"
#include "quartino_search/control.hpp"
#include "quartino_search/path.hpp"

namespace fourfold::quartino_search {

struct Turn {
    Path path;
    quartino::Position
        after;  // the position once the next seat's turn has begun or the game is over
};

// A hash key for positions within or after one turn: equal if and only if stones, hidden cards and
// phase are, up to collisions with a probability of 2^-64. The rest of the game is then the same.
std::uint64_t key_of(const quartino::Position& position);

// Calls `visit(path, after)` for the ways to end a turn, from any phase. Wrong claims are skipped.
//
// Consecutive stones are placed in the order of their fields, as only their order on the same field
// matters: without a claim each end is visited once. With claims it may be visited again.
template <typename Visit>
class TurnVisitor {
  public:
    explicit TurnVisitor(Visit& visit) : visit_(visit) {}

    // `first_field` is the lowest field for the next stone.
    void enter(const quartino::Position& position, int first_field = 0) {
        switch (position.phase) {
            case quartino::Phase::colour:
                return choose_colour(position);
            case quartino::Phase::place:
                return choose_place(position, first_field);
            case quartino::Phase::claim:
                return choose_claim(position);
        }
    }

  private:
    void choose_colour(const quartino::Position& position) {
        for (const bool has_declared : {true, false}) {
            quartino::Position next = position;
            next.declare(has_declared);
            path_.push(has_declared ? quartino::declare_move : quartino::decline_move);
            enter(next);
            path_.pop();
        }
    }

    void choose_place(const quartino::Position& position, int first_field) {
        for (int field = first_field; field < quartino::field_count; ++field) {
            for (int colour = 0; colour < quartino::colour_count; ++colour) {
                if (!position.has_supply(colour)) continue;
                quartino::Position next = position;
                next.place(colour, field);
                path_.push(quartino::place_move(colour, field));
                enter(next, field);
                path_.pop();
            }
        }
    }

    void choose_claim(const quartino::Position& position) {
        for (const quartino::Move claim : position.right_claims()) {
            quartino::Position next = position;
            next.claim_rightly(quartino::card_of(claim), quartino::window_of(claim));
            if (!claimed_.insert(key_of(next)).second) continue;
            path_.push(claim);
            if (next.is_over) {
                visit_(path_, next);
            } else {
                enter(next);
            }
            path_.pop();
        }
        quartino::Position ended = position;
        ended.end_turn();
        path_.push(quartino::end_move);
        visit_(path_, ended);
        path_.pop();
    }

    Visit& visit_;
    Path path_;
    std::unordered_set<std::uint64_t> claimed_;  // positions entered after a claim
};

// Every end of the turn once, in a fixed order; if any turns win, only the first of them. The game
// must not be over. When told to stop, it returns what it has found: at least one.
std::vector<Turn> list_turns(const quartino::Position& position, Control& control);

}  // namespace fourfold::quartino_search
