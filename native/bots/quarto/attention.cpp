#include "bots/quarto/attention.hpp"

#include <algorithm>
#include <array>

namespace fourfold::quarto_bots {

namespace {

// How often each shared trait is overlooked, relative to colour: colour, shape, height, top.
constexpr std::array<double, quarto::trait_count> trait_factors = {1.0, 1.3, 1.3, 1.8};

// How often a group is overlooked, relative to a row or a column.
double group_factor(int group) {
    constexpr int first_diagonal = 8;
    constexpr double diagonal = 1.6, block = 2.0;
    if (group < first_diagonal) return 1.0;
    return group < quarto::line_count ? diagonal : block;
}

// The traits that all pieces of a full group share.
int shared_traits(const quarto::Position& position, quarto::Squares group) {
    int shared = 0;
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        const quarto::Squares ones = position.traits[trait] & group;
        if (ones == 0 || ones == group) shared |= 1 << trait;
    }
    return shared;
}

}  // namespace

std::vector<int> Look::live_groups(const quarto::Game& game) const {
    std::vector<int> noticed = game.live_groups();
    std::erase_if(noticed, [&](int group) {
        return (shared_traits(game.position, quarto::groups[group]) & complete[group]) == 0;
    });
    return noticed;
}

Look full_look(const quarto::Rules& rules) {
    Look look;
    look.nearly_complete.fill(rules.traits);
    look.complete.fill(rules.traits);
    return look;
}

double Attention::chance_to_overlook(int group, int trait, int placed) const {
    const double crowd = 1 + crowding * placed / quarto::square_count;
    return std::min(1.0, lapse * group_factor(group) * trait_factors[trait] * crowd);
}

Look Attention::look(const quarto::Game& game, bots::Random& random) const {
    const int placed = game.placed();
    Look look{};
    // Draw a number for every group and trait, in play or not, so that all rule sets use the same
    // random numbers.
    for (std::size_t group = 0; group < quarto::groups.size(); ++group) {
        for (int trait = 0; trait < quarto::trait_count; ++trait) {
            const double overlooked = chance_to_overlook(static_cast<int>(group), trait, placed);
            const double drawn = random.random();
            const auto bit = static_cast<std::uint8_t>(game.rules.traits & 1 << trait);
            if (drawn >= overlooked) look.nearly_complete[group] |= bit;
            // Four pieces are easier to notice than three and a gap.
            if (drawn >= overlooked * overlooked) look.complete[group] |= bit;
        }
    }
    return look;
}

}  // namespace fourfold::quarto_bots
