// The notation of Quarto!. Text that can't be parsed throws NotationError with the column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "quarto/rule_set.hpp"
#include "quarto/state.hpp"

namespace fourfold::quarto {

// The letters of the traits in a rule set key.
inline constexpr std::string_view trait_letters = "CSHT";

std::string format_piece(int piece);
std::string format_square(int square);
std::string format_group(int group);

// The four squares of a group, in the order of its notation.
std::array<int, 4> squares_of(int group);

RuleSet parse_rules(std::string_view text);
std::string format_rules(const RuleSet& rules);

Move parse_move(std::string_view text);
std::string format_move(Move move);

// The moves of one turn, such as `b3=A`, at least one.
std::vector<Move> parse_turn(std::string_view text);
std::string format_turn(const std::vector<Move>& moves);

// A position that a game can reach; seat 1 began.
State parse_state(std::string_view text, const Rules& rules, int starter = 1);
std::string format_state(const State& state);

}  // namespace fourfold::quarto
