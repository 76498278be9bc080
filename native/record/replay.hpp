// Replays a recorded game by the rules, and checks the result in its header.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/match.hpp"
#include "record/departure_list.hpp"
#include "record/record.hpp"
#include "text/utf8.hpp"

namespace fourfold {

// Return a function's result; rethrow its GameError with the header at fault.
template <typename Read>
auto blaming_header(const Record& record, std::string_view key, Read read) {
    try {
        return read();
    } catch (const GameError& error) {
        throw RecordError(std::string(key) + ": " + error.what(), record.line_of(key));
    }
}

// A digit from 1 to 9: a seat or a number of seats.
int parse_digit(std::string_view text);

// Throws GameError unless a seat is at the table.
void require_seat(int seat, int seats);

// Throws GameError, which begins with `what`, if a deal or a position has another number of seats.
void require_own_seats(std::string_view what, int own_seats, int seats);

template <typename Game>
Setup<Game> read_setup(const Record& record) {
    const auto blaming = [&](std::string_view key, auto read) {
        return blaming_header(record, key, read);
    };
    const auto rules = record.find("Rules"), deal = record.find("Deal");
    const auto first = record.find("Position");
    if (!rules) throw RecordError("Rules: the header line is missing", record.line);
    Setup<Game> setup;
    blaming("Rules", [&] { setup.rules = Game::parse_rules(*rules); });
    if (deal && Game::has_deal) blaming("Deal", [&] { setup.deal = Game::parse_deal(*deal); });
    int own_seats = deal ? Game::count_seats(setup.deal) : 2;
    if (first) {
        blaming("Position", [&] { own_seats = Game::parse_state(*first, setup.rules).seats(); });
    }
    blaming("Seats", [&] {
        const auto seats = record.find("Seats");
        setup.seats = seats ? parse_digit(*seats) : own_seats;
        Game::require_seats(setup.seats);
    });
    if (Game::has_deal && !deal && !first) {
        throw RecordError("Deal: the header line is missing", record.line);
    }
    blaming("Start", [&] {
        setup.starter = parse_digit(record.find("Start").value_or("1"));
        require_seat(setup.starter, setup.seats);
    });
    if (first) {
        blaming("Position", [&] {
            setup.first = Game::parse_state(*first, setup.rules, setup.starter);
            if (deal) throw GameError("a position has its own cards: leave out the deal");
            require_own_seats("the position has ", own_seats, setup.seats);
        });
        return setup;
    }
    blaming("Deal", [&] {
        if (deal && !Game::has_deal) Game::parse_deal(*deal);  // throws
        require_own_seats("the deal is for ", own_seats, setup.seats);
    });
    return setup;
}

// Plays a record's turns and what its header adds to them.
template <typename Game>
class Replay {
  public:
    explicit Replay(const Record& record) : record_(record), match_(read_setup<Game>(record)) {}

    // Throws RecordError with the line and the turn.
    Match<Game> run() {
        read_departures();
        play_turns();
        if (!match_.outcome()) close();
        check_result();
        return std::move(match_);
    }

  private:
    using State = typename Game::State;
    using Move = typename Game::Move;

    void read_departures() {
        const auto out = record_.find("Out");
        if (!out) return;
        blaming_header(record_, "Out", [&] {
            for (const auto& [played, departure] : parse_departures(*out)) {
                departures_[played].push_back(departure);
            }
        });
    }

    void play_turns() {
        int number = 0;
        try {
            apply_departures();
            for (const Turn& turn : record_.turns) {
                ++number;
                starts_.push_back(match_.state());
                const bool is_last = number == static_cast<int>(record_.turns.size());
                play_turn(turn.text, is_last, match_.state(), [&](Move move) -> const State& {
                    match_.add(move);
                    ++played_;
                    apply_departures();
                    return match_.state();
                });
            }
        } catch (const NotationError& error) {
            throw RecordError(quote_turn(record_.turns[number - 1], error),
                              record_.line_of_turn(number), number);
        } catch (const GameError& error) {
            throw RecordError(error.what(), record_.line_of_turn(number), number);
        }
        if (!departures_.empty()) {
            throw RecordError("Out: a seat left after the last move", record_.line_of("Out"));
        }
        check_variations(record_.turns, starts_, 1);
    }

    // `play` plays a move and returns the state after it.
    template <typename Play>
    static void play_turn(std::string_view text, bool is_last, const State& before, Play play) {
        const State* state = &before;
        const int seat = before.seat();
        for (const Move move : Game::parse_turn(text)) {
            if (state->seat() != seat && !state->outcome) {
                throw GameError(Game::format_move(move) + " belongs to the next turn");
            }
            state = &play(move);
        }
        if (!is_last && state->seat() == seat) {
            const auto moves = state->legal_moves();
            const auto next = std::ranges::find_if_not(moves, Game::is_uncounted);
            throw GameError("the turn is not finished: continue with a move such as " +
                            Game::format_move(*next));
        }
    }

    static std::string quote_turn(const Turn& turn, const NotationError& error) {
        return "turn " + quote_start(turn.text, max_quoted) + ", " + error.what();
    }

    // Play every variation of a line. `starts` has the state before each of its turns; `first` is
    // the number of its first turn.
    static void check_variations(const std::vector<Turn>& turns, const std::vector<State>& starts,
                                 int first) {
        for (std::size_t i = 0; i < turns.size(); ++i) {
            for (const Variation& variation : turns[i].variations) {
                check_variation(variation, starts[i], first + static_cast<int>(i));
            }
        }
    }

    static void check_variation(const Variation& variation, State state, int first) {
        const std::string where = "in a variation: ";
        std::vector<State> starts;
        int number = first;
        for (const Turn& turn : variation.turns) {
            starts.push_back(state);
            try {
                play_turn(turn.text, &turn == &variation.turns.back(), state,
                          [&](Move move) -> const State& {
                              state.play(move);
                              return state;
                          });
            } catch (const NotationError& error) {
                throw RecordError(where + quote_turn(turn, error), turn.line, number);
            } catch (const GameError& error) {
                throw RecordError(where + error.what(), turn.line, number);
            }
            ++number;
        }
        check_variations(variation.turns, starts, first);
    }

    void apply_departures() {
        const auto found = departures_.find(played_);
        if (found == departures_.end()) return;
        const auto leavers = std::move(found->second);
        departures_.erase(found);
        for (const Departure& departure : leavers) {
            const State& state = match_.state();
            if (departure.reason == reason::time) {
                require_running(state.outcome);
                if (!state.expires() || state.seat() != departure.seat) {
                    throw GameError("Out: seat " + std::to_string(departure.seat) +
                                    " can't have run out of time then");
                }
            }
            match_.add(departure);
            if (match_.outcome()) {
                throw GameError("Out: a departure that ends the game belongs in Result and Reason");
            }
        }
    }

    // Add the event that ended the game according to the header, if the moves did not.
    void close() {
        const auto result = record_.find("Result").value_or("*");
        const auto why = record_.find("Reason").value_or("");
        if (result == "draw" && why == reason::agreement) return match_.add(Agreement{});
        const State state = match_.state();  // a copy: adding an event may move it in memory
        if (why == reason::time) {
            if (state.expires()) leave_if_wins({state.seat(), reason::time}, result);
        } else if (why == reason::resignation) {
            for (int seat = 1; seat <= state.seats() && !match_.outcome(); ++seat) {
                leave_if_wins({seat, reason::resignation}, result);
            }
        }
    }

    // Add a departure if it makes the seat in the header win.
    void leave_if_wins(const Departure& departure, std::string_view result) {
        State after = match_.state();
        try {
            after.leave(departure);
        } catch (const GameError&) {
            return;
        }
        if (after.outcome && std::to_string(after.outcome->winner) == result) {
            match_.add(departure);
        }
    }

    void check_result() const {
        const auto why = record_.find("Reason");
        if (why && std::ranges::find(Game::reasons, *why) == std::end(Game::reasons)) {
            throw RecordError("Reason: expected " + list_reasons() + ", found " + quote(*why),
                              record_.line_of("Reason"));
        }
        const auto problem = find_problem(record_.find("Result").value_or("*"), why);
        if (!problem.empty()) throw RecordError(problem, record_.line_of("Result"));
    }

    std::string find_problem(std::string_view result,
                             const std::optional<std::string_view>& why) const {
        std::string seats;
        bool is_seat = false;
        for (int seat = 1; seat <= match_.setup().seats; ++seat) {
            is_seat = is_seat || result == std::to_string(seat);
            seats += std::to_string(seat) + ", ";
        }
        if (!is_seat && result != "draw" && result != "*") {
            return "Result: expected " + seats + "draw or *, found " + quote(result);
        }
        if (result == "*") return "";
        const std::string says = "the header says " + quote(result);
        const auto& outcome = match_.outcome();
        if (!outcome) {
            return says + (why ? " by " + std::string(*why) : " without a reason") +
                   ", but the game did not end that way";
        }
        if (result != (outcome->winner == nobody ? "draw" : std::to_string(outcome->winner))) {
            return says + ", but the game ended with " + outcome_words(*outcome);
        }
        if (why && *why != outcome->reason) {
            return "the header says the reason was " + quote(*why) + ", but it was " +
                   quote(outcome->reason);
        }
        return "";
    }

    static std::string list_reasons() {
        std::string list;
        for (const auto& each : Game::reasons) {
            const bool is_last = &each == std::end(Game::reasons) - 1;
            if (!list.empty()) list += is_last ? " or " : ", ";
            list += each;
        }
        return list;
    }

    const Record& record_;
    Match<Game> match_;
    std::vector<State> starts_;  // the state before each turn
    int played_ = 0;
    std::map<int, std::vector<Departure>> departures_;
};

}  // namespace fourfold
