#include <stdexcept>
#include <vector>

#include "check.hpp"
#include "quarto/position.hpp"

using namespace fourfold::quarto;

namespace {

const std::vector<int> empty_board(16, none);

std::vector<int> full_board() {
    std::vector<int> board(16);
    for (int square = 0; square < 16; ++square) board[square] = square;
    return board;
}

Position parse(const std::vector<int>& board, int hand = none, int last = none,
               bool has_passed = false, bool calls = false) {
    return parse_position(board, hand, last, has_passed, {.calls = calls});
}

}  // namespace

TEST(a_position_is_read_as_masks) {
    std::vector<int> board = empty_board;
    board[0] = 0, board[1] = 1, board[2] = 10;
    const Position position = parse(board, 15, 2);
    CHECK_EQUAL(position.occupied, 0b0111);
    CHECK_EQUAL(position.traits[0], 0b0010);
    CHECK_EQUAL(position.traits[1], 0b0100);
    CHECK_EQUAL(position.traits[2], 0b0000);
    CHECK_EQUAL(position.traits[3], 0b0100);
    CHECK_EQUAL(position.supply, 0b0111'1011'1111'1100);
    CHECK_EQUAL(position.hand, 15);
}

TEST(what_is_no_position_is_refused) {
    std::vector<int> twice = empty_board;
    twice[3] = twice[9] = 7;
    CHECK_THROWS(parse(twice), std::invalid_argument);
    CHECK_THROWS(parse(full_board(), 3), std::invalid_argument);
    CHECK_THROWS(parse(std::vector<int>(15, none)), std::invalid_argument);
    CHECK_THROWS(parse(std::vector<int>(16, -2)), std::invalid_argument);
    CHECK_THROWS(parse(empty_board, 16), std::invalid_argument);
    CHECK_THROWS(parse(empty_board, none, 16), std::invalid_argument);
    CHECK_THROWS(parse(empty_board, none, 5), std::invalid_argument);
}

TEST(a_pass_before_it_is_due_is_refused) {
    CHECK(parse(full_board(), none, 15, true, true).has_passed);
    CHECK_THROWS(parse(full_board(), none, 15, true, false), std::invalid_argument);
    CHECK_THROWS(parse(empty_board, none, none, true, true), std::invalid_argument);
}

TEST(traits_out_of_range_are_refused) {
    CHECK_THROWS(parse_rules(0, false, false), std::invalid_argument);
    CHECK_THROWS(parse_rules(16, false, false), std::invalid_argument);
}
