// The Quartino bots by name.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/choice.hpp"
#include "bots/quartino/knowledge.hpp"
#include "bots/quartino/level.hpp"
#include "quartino/position.hpp"

namespace fourfold::quartino_bots {

// Weakest first: random and the levels.
std::vector<std::string_view> bot_names();

// The choice of a level for the seat to move: its whole turn, or the rest of it. The game must not
// be over. The other seats' cards in the position don't matter: the bot knows only what the events
// have shown. Unless a cap of the budget is hit, it depends only on the level, the view of the seat
// to move, the events and the seed.
bots::Choice choose_at_level(const Level& level, const quartino::Position& position,
                             const std::vector<Event>& events, std::uint64_t seed,
                             const bots::Budget& budget);

// The same for a bot given by name. Throws std::invalid_argument for an unknown name.
bots::Choice choose(std::string_view name, const quartino::Position& position,
                    const std::vector<Event>& events, std::uint64_t seed,
                    const bots::Budget& budget);

}  // namespace fourfold::quartino_bots
