// The notation of Quartino. Text that can't be parsed throws NotationError with the column.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "quartino/rule_set.hpp"
#include "quartino/state.hpp"
#include "text/scanner.hpp"

namespace fourfold::quartino {

inline constexpr std::array<std::string_view, colour_count> colour_letters = {"R", "Y", "G", "B"};
inline constexpr std::array<std::string_view, colour_count> colour_words = {"red", "yellow",
                                                                            "green", "blue"};
inline constexpr std::array<std::string_view, 2> geometry_names = {"wheel", "grid"};
inline constexpr std::array<std::string_view, 3> phase_names = {"colour", "place", "claim"};

// A card; `?` for an unknown one.
std::string format_card(int card);

RuleSet parse_rules(std::string_view text);
std::string format_rules(const RuleSet& rules);

Move parse_move(std::string_view text);
std::string format_move(Move move);

// The moves of one turn, such as `+,R3,G0,.`, at least one.
std::vector<Move> parse_turn(std::string_view text);
std::string format_turn(const std::vector<Move>& moves);

// A position that is possible in a game, as far as can be seen.
State parse_state(std::string_view text, int geometry);
std::string format_state(const State& state);

// Parts of positions and deals.
bool sees_card(const Scanner& scanner);
int take_card(Scanner& scanner);
int take_unknown_card(Scanner& scanner);  // `?` for an unknown one

}  // namespace fourfold::quartino
