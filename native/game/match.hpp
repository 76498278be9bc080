// One game with its history: the events so far, and the state after each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/outcome.hpp"

namespace fourfold {

// A draw that all players have agreed to.
struct Agreement {};

// `Game` names a game's types and functions: see quarto_game.hpp and quartino_game.hpp.
template <typename Game>
struct Setup {
    typename Game::RuleSet rules{};
    int seats = 2;
    int starter = 1;
    typename Game::Deal deal{};
    std::optional<typename Game::State> first{};  // if it isn't the game's start
};

template <typename Game>
class Match {
  public:
    using State = typename Game::State;
    using Move = typename Game::Move;
    using Event = std::variant<Move, Departure, Agreement>;

    struct Turn {
        int seat;
        std::vector<Move> moves;
    };

    // After `turn_cap` turns the game is drawn; 0 for no cap.
    explicit Match(Setup<Game> setup, int turn_cap = 0)
        : setup_(std::move(setup)),
          turn_cap_(turn_cap),
          states_{setup_.first ? *setup_.first : Game::start(setup_)} {}

    const Setup<Game>& setup() const { return setup_; }
    const std::vector<Event>& events() const { return events_; }
    const std::vector<State>& states() const { return states_; }
    const State& state() const { return states_.back(); }
    const std::optional<Outcome>& outcome() const { return state().outcome; }

    // Throws GameError, and changes nothing, if the rules don't allow the event.
    void add(const Event& event) {
        State after = state();
        if (const Move* move = std::get_if<Move>(&event)) {
            after.play(*move);
        } else if (const auto* departure = std::get_if<Departure>(&event)) {
            after.leave(*departure);
        } else {
            after.agree_draw();
        }
        ended_turns_ += after.seat() != state().seat();
        events_.push_back(event);
        states_.push_back(std::move(after));
        if (outcome() || turn_cap_ == 0 || ended_turns_ < turn_cap_) return;
        is_capped_ = true;
        add(Agreement{});
    }

    // The cap that drew the game; 0 if none did.
    int reached_cap() const { return is_capped_ ? turn_cap_ : 0; }

    std::vector<Move> moves() const {
        std::vector<Move> moves;
        for (const Event& event : events_) {
            if (const Move* move = std::get_if<Move>(&event)) moves.push_back(*move);
        }
        return moves;
    }

    // The moves grouped by turn.
    std::vector<Turn> turns() const {
        std::vector<Turn> turns;
        for (std::size_t i = 0; i < events_.size(); ++i) {
            const Move* move = std::get_if<Move>(&events_[i]);
            if (move == nullptr) continue;
            const int seat = states_[i].seat();
            if (turns.empty() || turns.back().seat != seat) turns.push_back({seat, {}});
            turns.back().moves.push_back(*move);
        }
        return turns;
    }

    // Why the game ended, as players are told: the rules themselves know only resignation.
    std::string_view told_reason() const {
        const auto* departure = events_.empty() ? nullptr : std::get_if<Departure>(&events_.back());
        return departure != nullptr && departure->is_absence ? "absence" : outcome()->reason;
    }

    // The state after a number of events, as a viewer may see it now: after the game everybody sees
    // everything.
    State seen_by(int viewer, std::size_t number) const {
        return outcome() ? states_[number] : states_[number].view(viewer);
    }

  private:
    Setup<Game> setup_;
    int turn_cap_ = 0;
    int ended_turns_ = 0;
    bool is_capped_ = false;
    std::vector<Event> events_;
    std::vector<State> states_;  // the first, and the one after each event
};

}  // namespace fourfold
