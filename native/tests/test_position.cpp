#include <algorithm>
#include <climits>
#include <random>
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

TEST(a_position_is_parsed_into_masks) {
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

TEST(invalid_positions_are_refused) {
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

TEST(raw_values_are_valid_only_in_range_and_without_duplicate_pieces) {
    std::mt19937 random(1);
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::vector<int> board(random() % 16 == 0 ? random() % 20 : 16, none);
        for (auto pieces = random() % 8; pieces > 0 && !board.empty(); --pieces) {
            board[random() % board.size()] = static_cast<int>(random() % 16);
        }
        int hand = static_cast<int>(random() % 17) - 1;
        const int odd_values[] = {-2, 16, 1 << 16, INT_MIN, INT_MAX};
        if (random() % 16 == 0 && !board.empty()) board.back() = odd_values[random() % 5];
        if (random() % 16 == 0) hand = odd_values[random() % 5];

        std::vector<int> pieces = board;
        pieces.push_back(hand);
        std::erase(pieces, none);
        std::ranges::sort(pieces);
        const bool is_position =
            board.size() == 16 && std::ranges::adjacent_find(pieces) == pieces.end() &&
            std::ranges::all_of(pieces, [](int piece) { return 0 <= piece && piece < 16; });
        if (!is_position) {
            ++refused;
            CHECK_THROWS(parse(board, hand), std::invalid_argument);
            continue;
        }
        const Position position = parse(board, hand);
        for (int square = 0; square < 16; ++square) {
            const bool is_occupied = position.occupied >> square & 1;
            CHECK_EQUAL(is_occupied ? position.piece_on(square) : none, board[square]);
        }
        CHECK_EQUAL(position.hand, hand);
    }
    CHECK(5'000 < refused && refused < 15'000);
}

TEST(a_premature_pass_is_refused) {
    CHECK(parse(full_board(), none, 15, true, true).has_passed);
    CHECK_THROWS(parse(full_board(), none, 15, true, false), std::invalid_argument);
    CHECK_THROWS(parse(empty_board, none, none, true, true), std::invalid_argument);
}

TEST(traits_out_of_range_are_refused) {
    CHECK_THROWS(parse_rules(0, false, false), std::invalid_argument);
    CHECK_THROWS(parse_rules(16, false, false), std::invalid_argument);
}
