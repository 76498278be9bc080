#include "bots/quarto/bot.hpp"

#include <stdexcept>
#include <string>

#include "bots/quarto/fallible.hpp"
#include "bots/quarto/level.hpp"
#include "bots/quarto/perfect.hpp"

namespace fourfold::quarto_bots {

namespace {

constexpr std::string_view random_name = "random", perfect_name = "perfect";

// Any legal move but a wrong call.
bots::Choice choose_at_random(const quarto::Game& game, const bots::Seed& seed) {
    return {{bots::Random(seed).choice(game.sensible_moves())}};
}

}  // namespace

std::vector<std::string_view> bot_names() {
    std::vector<std::string_view> names = {random_name};
    for (const Level& level : levels) names.push_back(level.name);
    names.push_back(perfect_name);
    return names;
}

bots::Choice choose(std::string_view name, const quarto::Game& game, const bots::Seed& seed,
                    const bots::Budget& budget, SolverPool& solvers, const Book& book) {
    if (name == random_name) return choose_at_random(game, seed);
    if (name == perfect_name) return choose_perfectly(game, seed, budget, solvers, book);
    for (const Level& level : levels) {
        if (level.name == name) return choose_fallibly(level, game, seed, budget, solvers);
    }
    throw std::invalid_argument("Quarto! has no bot " + std::string(name));
}

}  // namespace fourfold::quarto_bots
