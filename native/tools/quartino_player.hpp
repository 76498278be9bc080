// A Quartino bot with changes to its level, to measure what each is worth.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/quartino/knowledge.hpp"
#include "bots/quartino/level.hpp"
#include "quartino_search/path.hpp"

namespace fourfold::tools {

struct Player {
    quartino_bots::Level level;
    bool sees_cards = false;     // whether it, and nobody else, knows the others' cards
    bool trusts_passes = false;  // whether a card that was passed up is hardly ever dealt

    quartino_search::Path choose(const quartino::Position& position,
                                 const std::vector<quartino_bots::Event>& events,
                                 std::uint64_t seed) const;
};

// Throws std::invalid_argument for an unknown level or change.
Player parse_player(std::string_view text);

}  // namespace fourfold::tools
