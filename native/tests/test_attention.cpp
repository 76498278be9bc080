// Attention: lines are overlooked as often as the parameters say.
#include <cmath>

#include "bots/quarto/attention.hpp"
#include "check.hpp"

using namespace fourfold;
using quarto_bots::Attention;
using quarto_bots::Look;

namespace {

constexpr int row = 0, column = 5, diagonal = 8, block = 14;
constexpr int colour = 0, shape = 1, height = 2, top = 3;
constexpr Attention some{.lapse = 0.1, .crowding = 1};

quarto::Game half_full() {
    quarto::Game game;
    game.rules = {15, true, true};
    const std::array<int, 8> pieces = {4, 2, 1, 6, 0, 8, 15, 10};
    for (int square = 0; square < 8; ++square) {
        game.position.give(pieces[square]);
        game.position.place(square);
    }
    game.last = 0;
    return game;
}

}  // namespace

TEST(groups_are_overlooked_with_the_stated_probability) {
    const quarto::Game game = half_full();
    bots::Random random(1);
    constexpr int looks = 3000;
    std::array<std::array<int, quarto::trait_count>, quarto::groups.size()> overlooked{};
    for (int i = 0; i < looks; ++i) {
        const Look look = some.look(game, random);
        for (std::size_t group = 0; group < quarto::groups.size(); ++group) {
            for (int trait = 0; trait < quarto::trait_count; ++trait) {
                overlooked[group][trait] += !(look.nearly_complete[group] >> trait & 1);
            }
        }
    }
    for (const int group : {row, column, diagonal, block}) {
        for (const int trait : {colour, shape, height, top}) {
            const double share = static_cast<double>(overlooked[group][trait]) / looks;
            CHECK(std::abs(share - some.chance_to_overlook(group, trait, 8)) < 0.035);
        }
    }
}

TEST(more_is_overlooked_on_a_fuller_board) {
    for (int placed = 0; placed < 16; ++placed) {
        CHECK(some.chance_to_overlook(row, colour, placed) <
              some.chance_to_overlook(row, colour, placed + 1));
    }
    CHECK_EQUAL(some.chance_to_overlook(row, colour, 16),
                2 * some.chance_to_overlook(row, colour, 0));
}

TEST(diagonals_are_overlooked_more_than_rows_and_blocks_most) {
    const auto chance = [](int group) { return some.chance_to_overlook(group, top, 8); };
    CHECK_EQUAL(chance(row), chance(column));
    CHECK(chance(column) < chance(diagonal));
    CHECK(chance(diagonal) < chance(block));
}

TEST(tops_are_overlooked_more_than_colours) {
    const auto chance = [](int trait) { return some.chance_to_overlook(row, trait, 8); };
    CHECK(chance(colour) < chance(shape));
    CHECK_EQUAL(chance(shape), chance(height));
    CHECK(chance(height) < chance(top));
}

TEST(the_probability_of_overlooking_is_at_most_one) {
    const Attention none{.lapse = 0.9, .crowding = 1};
    CHECK_EQUAL(none.chance_to_overlook(block, top, 16), 1.0);
}

TEST(four_pieces_are_easier_to_notice_than_three) {
    bots::Random random(2);
    const Look look = Attention{.lapse = 0.3, .crowding = 1}.look(half_full(), random);
    for (std::size_t group = 0; group < quarto::groups.size(); ++group) {
        CHECK_EQUAL(look.nearly_complete[group] & look.complete[group],
                    look.nearly_complete[group]);
    }
    CHECK(look.nearly_complete != look.complete);
}

TEST(full_attention_overlooks_nothing) {
    for (const std::uint8_t traits : {std::uint8_t{15}, std::uint8_t{6}}) {
        quarto::Game game = half_full();
        game.rules.traits = traits;
        bots::Random random(1);
        const Look look = Attention{.lapse = 0, .crowding = 1}.look(game, random);
        const Look full = quarto_bots::full_look(game.rules);
        CHECK(look.complete == full.complete);
        CHECK(look.nearly_complete == full.nearly_complete);
    }
}
