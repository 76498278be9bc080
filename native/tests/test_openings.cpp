// The openings: each position finds the opening that it is equal to up to symmetry.
#include <bit>
#include <random>
#include <set>

#include "check.hpp"
#include "openings/opening.hpp"
#include "quarto/notation.hpp"
#include "symmetric_copy.hpp"

using namespace fourfold;
using openings::find_opening;
using openings::games_per_level;

namespace {

constexpr quarto::Rules printed{15, false, true};

quarto::State read(std::string_view text, const quarto::Rules& rules = printed) {
    return quarto::parse_state(text, rules);
}

}  // namespace

TEST(every_opening_is_found_by_itself_and_by_its_symmetric_copies) {
    std::mt19937 random(1);
    for (const auto& opening : openings::table) {
        auto state = read(opening.position);
        CHECK(find_opening(state) == &opening);
        for (int i = 0; i < 20; ++i) {
            auto copy = state;
            copy.game.position = plain::random_copy(random, state.game.position, printed);
            CHECK(find_opening(copy) == &opening);
        }
    }
}

TEST(every_early_position_is_an_opening) {
    std::set<const openings::Opening*> found;
    for (int first = 0; first < 16; ++first) {
        for (int second = 0; second < 16; ++second) {
            if (first == second) continue;
            for (int given = 2; given < 16; ++given) {
                auto state = read("..../..../..../.... 0 -");
                state.play(quarto::place_move(first));
                state.play(quarto::give_move(1));
                CHECK(find_opening(state) != nullptr);
                state.play(quarto::place_move(second));
                state.play(quarto::give_move(given));
                CHECK(find_opening(state) != nullptr);
                found.insert(find_opening(state));
            }
        }
    }
    CHECK(found.size() > 20);  // the first two pieces always differ in one trait here
}

TEST(other_rules_and_later_positions_are_no_openings) {
    CHECK(find_opening(read("..../..../..../0... 1 a1")) != nullptr);
    CHECK(find_opening(read("..../..../..../0... - a1")) == nullptr);
    CHECK(find_opening(read("..../..../..../012. 3 a1")) == nullptr);
    CHECK(find_opening(read("..../..../..../0... 1 a1", {15, true, true})) == nullptr);
    CHECK(find_opening(read("..../..../..../0... 1 a1", {15, false, false})) == nullptr);
    CHECK(find_opening(read("..../..../..../0... 1 a1", {7, false, true})) == nullptr);
}

TEST(the_games_of_an_opening_add_up) {
    for (const auto& opening : openings::table) {
        for (const auto& games : opening.levels) {
            CHECK(games.won >= 0 && games.lost >= 0 && games.won + games.lost <= games_per_level);
            CHECK(games.faulty >= 0 && games.faulty <= games_per_level);
            CHECK((games.faulty > 0) == (games.first_turn > 0));
        }
    }
}
