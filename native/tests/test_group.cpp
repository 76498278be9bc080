#include <bit>
#include <set>

#include "check.hpp"
#include "plain_quarto.hpp"
#include "quarto/group.hpp"
#include "quarto/position.hpp"

using namespace fourfold::quarto;

TEST(groups_have_four_squares_and_are_distinct) {
    for (const Squares group : groups) CHECK_EQUAL(std::popcount(group), 4);
    CHECK_EQUAL(std::set(groups.begin(), groups.end()).size(), groups.size());
    CHECK_EQUAL(groups_in_play(false).size(), 10U);
    CHECK_EQUAL(groups_in_play(true).size(), 19U);
}

TEST(complete_groups_agree_with_the_plain_rules) {
    std::mt19937 random(1);
    int complete = 0;
    for (int round = 0; round < 400; ++round) {
        const auto board = plain::random_board(random, 8 + round % 9);
        for (const Rules& rules : plain::all_rules(false)) {
            const auto expected = plain::complete_groups(board, rules);
            complete += static_cast<int>(expected.size());
            CHECK(parse_board(board).complete_groups(rules) == expected);
        }
    }
    CHECK(complete > 5'000);  // otherwise the test would prove little
}

TEST(only_traits_in_play_complete_a_group) {
    // a1 to d1 hold 1, 3, 5, 9: all dark, and no other trait shared.
    plain::Board board;
    board.fill(none);
    board[0] = 1, board[1] = 3, board[2] = 5, board[3] = 9;
    CHECK(parse_board(board).complete_groups({.traits = 1}) == std::vector{0});
    CHECK(parse_board(board).complete_groups({.traits = 14}).empty());
}
