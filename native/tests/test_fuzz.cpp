// A short fuzz of the solver, and tests of its reference.
#include <algorithm>
#include <bit>
#include <random>
#include <vector>

#include "check.hpp"
#include "fuzz.hpp"
#include "notation.hpp"
#include "symmetric_copy.hpp"

using namespace fourfold;

namespace {

quarto::Position parse(const std::vector<int>& board, int hand) {
    return quarto::parse_position(board, hand, quarto::none, false, {});
}

const std::vector<int> few_pieces = {5, -1, -1, 0, -1, 7, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1};

}  // namespace

TEST(random_questions_are_answered_correctly) {
    plain::Fuzz fuzz(1);
    for (int i = 0; i < 2000; ++i) fuzz.ask_next();
    const auto& tally = fuzz.tally();
    CHECK(std::ranges::count(tally.by_pieces, 0) <= 3);
    CHECK(std::min({tally.wins, tally.draws, tally.losses, tally.dead_groups}) > 50);
    CHECK(tally.left_open > 0);
}

TEST(failures_are_reported_in_notation) {
    CHECK_EQUAL(plain::format_position(parse(few_pieces, 1), {15, false, false}),
                "CSHT '..../..D./.7../5..0 1'");
    // Four dark pieces in a row: an unfinished game can only have them with calls on.
    CHECK_EQUAL(plain::format_position(
                    parse({-1, -1, -1, -1, 1, 3, 5, 7, -1, -1, -1, -1, -1, -1, -1, -1}, 0),
                    {1, true, false}),
                "C+! '..../..../1357/.... 0 a2!'");
}

TEST(symmetric_copies_have_equally_many_complete_groups) {
    std::mt19937 random(2);
    const auto position = parse({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, -1}, 15);
    for (int i = 0; i < 500; ++i) {
        const auto traits = static_cast<std::uint8_t>(1 + random() % 15);
        const quarto::Rules rules{traits, random() % 2 != 0, false};
        const auto copy = plain::random_copy(random, position, rules);
        CHECK_EQUAL(copy.complete_groups(rules).size(), position.complete_groups(rules).size());
        CHECK_EQUAL(std::popcount(copy.occupied), 15);
        CHECK_EQUAL(copy.supply, 0);
    }
}
