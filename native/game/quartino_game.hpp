// Adapts Quartino to code that is generic over games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/match.hpp"
#include "quartino/deal.hpp"
#include "quartino/description.hpp"
#include "quartino/notation.hpp"

namespace fourfold {

struct QuartinoGame {
    using State = quartino::State;
    using Move = quartino::Move;
    using RuleSet = quartino::RuleSet;
    using Deal = quartino::Racks;

    static constexpr std::string_view name = "quartino";
    static constexpr std::string_view default_rules = "wheel";
    // The move made for a seat that runs out of time when that doesn't lose the game.
    static constexpr Move idle_move = quartino::end_move;
    static constexpr bool has_deal = true;
    static constexpr bool has_seat_header = true;
    static constexpr std::string_view reasons[] = {reason::time, reason::resignation,
                                                   reason::agreement, reason::cards};

    static State start(const Setup<QuartinoGame>& setup) {
        return quartino::start(setup.deal, setup.starter, setup.rules.geometry);
    }

    static void require_seats(int seats) {
        if (seats < 2 || seats > quartino::max_seats) {
            throw GameError("quartino has 2, 3 or 4 seats, not " + std::to_string(seats));
        }
    }
    static std::optional<std::string> draw_deal(int seats, std::uint64_t seed) {
        return quartino::format_deal(quartino::draw_deal(seats, seed));
    }
    static Deal parse_deal(std::string_view text) { return quartino::parse_deal(text); }
    static std::string format_deal(const Deal& deal) { return quartino::format_deal(deal); }
    static int count_seats(const Deal& deal) { return static_cast<int>(deal.size()); }
    static Deal view_deal(const Deal& deal, int viewer) {
        return quartino::view_deal(deal, viewer);
    }
    static bool is_uncounted(Move) { return false; }

    static RuleSet parse_rules(std::string_view text) { return quartino::parse_rules(text); }
    static std::string format_rules(const RuleSet& rules) { return quartino::format_rules(rules); }
    static Move parse_move(std::string_view text) { return quartino::parse_move(text); }
    static std::string format_move(Move move) { return quartino::format_move(move); }
    static auto parse_turn(std::string_view text) { return quartino::parse_turn(text); }
    static std::string format_turn(const std::vector<Move>& moves) {
        return quartino::format_turn(moves);
    }
    // The text says whose turn it is.
    static State parse_state(std::string_view text, const RuleSet& rules, int = 1) {
        return quartino::parse_state(text, rules.geometry);
    }
    static std::string format_state(const State& state) { return quartino::format_state(state); }

    static void describe_moves(Json& json, const std::vector<Move>& moves) {
        quartino::describe_moves(json, moves);
    }
    static void describe_ending(Json& json, const Match<QuartinoGame>&) {
        quartino::describe_ending(json);
    }
};

}  // namespace fourfold
