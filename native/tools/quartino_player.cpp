#include "tools/quartino_player.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>

#include "quartino_search/character.hpp"

namespace fourfold::tools {

using namespace quartino;
using quartino_search::Knowledge;

namespace {

quartino_bots::Level level_named(std::string_view name) {
    for (const auto& level : quartino_bots::levels) {
        if (level.name == name) return level;
    }
    throw std::invalid_argument("Quartino has no level " + std::string(name));
}

int number_in(std::string_view text) {
    int number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{}) throw std::invalid_argument("no number: " + std::string(text));
    return number;
}

void change(Player& player, std::string_view name, std::string_view value) {
    auto& effort = player.level.character.effort;
    if (name == "iterations") {
        effort.iterations = static_cast<std::uint64_t>(number_in(value));
    } else if (name == "candidates") {
        effort.candidates = number_in(value);
    } else if (name == "depth") {
        effort.depth = number_in(value);
    } else if (name == "reads-stones") {
        player.level.reads_stones = true;
    } else if (name == "sees-cards") {
        player.sees_cards = true;
    } else if (name == "trusts-passes") {
        player.trusts_passes = true;
    } else if (name == "forgets") {
        player.level.remembers = false;
    } else {
        throw std::invalid_argument("no change " + std::string(name));
    }
}

}  // namespace

quartino_search::Path Player::choose(const Position& position,
                                     const std::vector<quartino_bots::Event>& events,
                                     std::uint64_t seed) const {
    Knowledge knowledge;
    if (level.remembers) {
        knowledge = quartino_bots::gather_knowledge(position, events, level.reads_stones);
    }
    if (sees_cards) {
        // As odds, because in the search's continuations the other seats would know shown cards.
        auto& odds = knowledge.odds.emplace();
        for (std::size_t seat = 0; seat < odds.size(); ++seat) {
            for (int card = 0; card < card_count; ++card) {
                odds[seat][card] = position.racks[seat].hides(card) ? 1e6F : 1e-6F;
            }
        }
    }
    if (trusts_passes) {
        auto& odds = knowledge.odds.emplace();
        for (std::size_t seat = 0; seat < odds.size(); ++seat) {
            for (std::size_t card = 0; card < card_count; ++card) {
                odds[seat][card] = knowledge.passed[seat][card] > 0 ? 1e-4F : 1;
            }
        }
    }
    quartino_search::Control control;
    return quartino_search::choose_turn(quartino_bots::without_secrets(position, knowledge),
                                        knowledge, level.character, seed, control)
        .candidates.front()
        .turn.path;
}

Player parse_player(std::string_view text) {
    std::size_t end = std::min(text.find(','), text.size());
    Player player{level_named(text.substr(0, end))};
    while (end < text.size()) {
        text.remove_prefix(end + 1);
        end = std::min(text.find(','), text.size());
        const std::string_view item = text.substr(0, end);
        const std::size_t equals = std::min(item.find('='), item.size());
        change(player, item.substr(0, equals), item.substr(std::min(equals + 1, item.size())));
    }
    return player;
}

}  // namespace fourfold::tools
