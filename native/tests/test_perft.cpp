#include <stdexcept>
#include <vector>

#include "check.hpp"
#include "plain_quarto.hpp"
#include "quarto/perft.hpp"

using namespace fourfold::quarto;
using fourfold::Count;

namespace {

Position parse(const plain::Position& position, const Rules& rules) {
    return parse_position(position.board, position.hand, none, position.has_passed, rules);
}

// A random position with some pieces placed and, half the time, one in hand.
plain::Position random_position(std::mt19937& random, int pieces) {
    plain::Position position{.board = plain::random_board(random, pieces)};
    if (pieces < 16 && random() % 2 == 0) {
        const Pieces supply = parse_board(position.board).supply;
        do position.hand = static_cast<int>(random() % 16);
        while (!(supply >> position.hand & 1));
    }
    return position;
}

void check_against_plain(const plain::Position& position, const Rules& rules, int max_depth) {
    for (int depth = 0; depth <= max_depth; ++depth) {
        CHECK_EQUAL(perft(parse(position, rules), rules, depth),
                    plain::perft(position, rules, depth));
    }
}

}  // namespace

TEST(the_empty_board_has_the_known_counts) {
    const std::vector<Count> counts = {1,       16,         256,         3'840,        57'600,
                                       806'400, 11'289'600, 146'764'800, 1'907'942'400};
    for (int depth = 0; depth < static_cast<int>(counts.size()); ++depth) {
        CHECK_EQUAL(perft({}, {}, depth), counts[depth]);
        CHECK_EQUAL(perft({}, {.squares = true}, depth), counts[depth]);
        CHECK_EQUAL(perft({}, {.traits = 1}, depth), counts[depth]);
    }
}

TEST(the_first_wins_appear_at_depths_9_and_10) {
    CHECK_EQUAL(perft({}, {}, 9), Count{22'858'260'480});
    CHECK_EQUAL(perft({}, {.squares = true}, 9), Count{22'824'916'992});
    CHECK_EQUAL(perft({}, {}, 10), Count{274'299'125'760});
    CHECK_EQUAL(perft({}, {.squares = true}, 10), Count{273'899'003'904});
}

TEST(late_positions_agree_with_the_plain_rules) {
    std::mt19937 random(2);
    for (int round = 0; round < 20; ++round) {
        for (const Rules& rules : plain::all_rules(false)) {
            check_against_plain(random_position(random, 12 + round % 5), rules, 10);
        }
    }
}

TEST(earlier_positions_agree_with_the_plain_rules) {
    std::mt19937 random(3);
    for (int pieces = 0; pieces < 12; ++pieces) {
        check_against_plain(random_position(random, pieces), {}, 4);
        check_against_plain(random_position(random, pieces), {.squares = true}, 4);
    }
}

TEST(with_calls_the_counts_agree_with_the_plain_rules) {
    std::mt19937 random(4);
    for (int pieces = 13; pieces <= 16; ++pieces) {
        check_against_plain(random_position(random, pieces), {.calls = true}, 9);
    }
    plain::Position passed = random_position(random, 16);
    passed.has_passed = true;
    check_against_plain(passed, {.calls = true}, 3);
}

TEST(a_position_with_a_complete_group_has_no_moves_without_calls) {
    plain::Position won;
    won.board.fill(none);
    won.board[0] = 0, won.board[1] = 1, won.board[2] = 2, won.board[3] = 3;
    CHECK_EQUAL(perft(parse(won, {}), {}, 0), Count{1});
    CHECK_EQUAL(perft(parse(won, {}), {}, 1), Count{0});
    CHECK_EQUAL(perft(parse(won, {}), {.calls = true}, 1), Count{12});
}

TEST(a_count_past_64_bits_is_refused) {
    CHECK_THROWS(perft({}, {.calls = true}, 34), std::overflow_error);
}

TEST(a_game_with_calls_is_over_after_34_decisions) {
    plain::Position last = {.board = {}, .hand = 15};
    for (int square = 0; square < 16; ++square) last.board[square] = square - 1;
    last.board[0] = 14;
    last.board[15] = none;
    const Rules rules = {.calls = true};
    CHECK_EQUAL(perft(parse(last, rules), rules, 3), Count{1});
    CHECK_EQUAL(perft(parse(last, rules), rules, 4), Count{0});
}

TEST(a_negative_depth_is_refused) { CHECK_THROWS(perft({}, {}, -1), std::invalid_argument); }

TEST(a_poll_that_throws_stops_the_count) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    CHECK_THROWS(perft({}, {}, 12, stop), Stop);
}
