// Adapts Quarto! to code that is generic over games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "game/match.hpp"
#include "quarto/description.hpp"
#include "quarto/notation.hpp"

namespace fourfold {

struct QuartoGame {
    using State = quarto::State;
    using Move = quarto::Move;
    using RuleSet = quarto::RuleSet;
    using Deal = std::monostate;  // nothing is dealt

    static constexpr std::string_view name = "quarto";
    static constexpr std::string_view default_rules = "CSHT!";
    // The move made for a seat that runs out of time when that doesn't lose the game.
    static constexpr Move idle_move = quarto::pass_move;
    static constexpr bool has_deal = false;
    static constexpr bool has_seat_header = false;  // there are always two
    static constexpr std::string_view reasons[] = {reason::time,      reason::resignation,
                                                   reason::agreement, reason::call,
                                                   reason::line,      reason::full_board};

    static State start(const Setup<QuartoGame>& setup) {
        return {{setup.rules.rules, {}, quarto::none, false, setup.starter}, {}};
    }

    static void require_seats(int seats) {
        if (seats != 2) throw GameError("quarto has 2 seats, not " + std::to_string(seats));
    }
    static std::optional<std::string> draw_deal(int, std::uint64_t) { return std::nullopt; }
    static Deal parse_deal(std::string_view) { throw GameError("Quarto! has no deal"); }
    static std::string format_deal(const Deal&) { return ""; }
    static int count_seats(const Deal&) { return 2; }
    static Deal view_deal(const Deal& deal, int) { return deal; }
    static bool is_uncounted(Move move) { return quarto::is_call(move); }

    static RuleSet parse_rules(std::string_view text) { return quarto::parse_rules(text); }
    static std::string format_rules(const RuleSet& rules) { return quarto::format_rules(rules); }
    static Move parse_move(std::string_view text) { return quarto::parse_move(text); }
    static std::string format_move(Move move) { return quarto::format_move(move); }
    static auto parse_turn(std::string_view text) { return quarto::parse_turn(text); }
    static std::string format_turn(const std::vector<Move>& moves) {
        return quarto::format_turn(moves);
    }
    static State parse_state(std::string_view text, const RuleSet& rules, int starter = 1) {
        return quarto::parse_state(text, rules.rules, starter);
    }
    static std::string format_state(const State& state) { return quarto::format_state(state); }

    static void describe_moves(Json& json, const std::vector<Move>& moves) {
        quarto::describe_moves(json, moves);
    }
    static void describe_ending(Json& json, const Match<QuartoGame>& match) {
        const auto& events = match.events();
        const Move* last = events.empty() ? nullptr : std::get_if<Move>(&events.back());
        const bool is_called = last != nullptr && quarto::is_call(*last);
        quarto::describe_ending(json, match.states().front(), match.state(), match.moves(),
                                is_called ? *last : quarto::pass_move);
    }
};

}  // namespace fourfold
