#include "bots/quartino/bot.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "bots/random.hpp"
#include "quartino_search/character.hpp"
#include "quartino_search/control.hpp"

namespace fourfold::quartino_bots {

namespace {

namespace search = quartino_search;

constexpr std::string_view random_name = "random";

// No search takes longer, and more would overflow the clock.
constexpr double max_seconds = 1e9;

bots::Moves moves_of(const search::Path& path) { return {path.begin(), path.end()}; }

// A winning probability as a value from -1 (lost) to 1 (won).
double value_of(double chance) { return 2 * chance - 1; }

// Any legal move but a wrong claim.
bots::Choice choose_at_random(const quartino::Position& position, std::uint64_t seed) {
    bots::Moves moves;
    for (const quartino::Move move : position.legal_moves()) {
        if (!position.is_wrong(move)) moves.push_back(move);
    }
    return {{bots::Random(seed).choice(moves)}};
}

search::Control control_of(const bots::Budget& budget) {
    auto seconds = budget.seconds;
    if (seconds && *seconds > max_seconds) seconds.reset();
    return search::Control(seconds, [&budget](const search::Standing& standing) {
        if (budget.report && standing.best.size() > 0) {
            budget.report({standing.iterations,
                           bots::Candidate{moves_of(standing.best), value_of(standing.value)}});
        }
        return budget.is_stopped && budget.is_stopped();
    });
}

}  // namespace

std::vector<std::string_view> bot_names() {
    std::vector<std::string_view> names = {random_name};
    for (const Level& level : levels) names.push_back(level.name);
    return names;
}

bots::Choice choose_at_level(const Level& level, const quartino::Position& position,
                             const std::vector<Event>& events, std::uint64_t seed,
                             const bots::Budget& budget) {
    search::Knowledge knowledge;
    if (level.remembers) knowledge = gather_knowledge(position, events, level.reads_stones);
    search::Character character = level.character;
    const bool searches = character.effort.iterations != 0;
    if (searches && budget.work) {
        character.effort.iterations = std::max<std::uint64_t>(1, *budget.work);
    }
    search::Control control = control_of(budget);
    const auto finding = search::choose_turn(without_secrets(position, knowledge), knowledge,
                                             character, seed, control);
    bots::Choice choice{moves_of(finding.candidates.front().turn.path)};
    if (!searches) return choice;
    for (const auto& candidate : finding.candidates) {
        choice.candidates.push_back({moves_of(candidate.turn.path), value_of(candidate.value)});
    }
    choice.value = choice.candidates.front().value;
    for (const search::Path& path : finding.line) {
        choice.line.insert(choice.line.end(), path.begin(), path.end());
    }
    return choice;
}

bots::Choice choose(std::string_view name, const quartino::Position& position,
                    const std::vector<Event>& events, std::uint64_t seed,
                    const bots::Budget& budget) {
    if (name == random_name) return choose_at_random(position, seed);
    for (const Level& level : levels) {
        if (level.name == name) return choose_at_level(level, position, events, seed, budget);
    }
    throw std::invalid_argument("Quartino has no bot " + std::string(name));
}

}  // namespace fourfold::quartino_bots
