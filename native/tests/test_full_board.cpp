// Compares counts of full boards without a group with brute force.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

#include "check.hpp"
#include "quarto/position.hpp"
#include "theory/full_board.hpp"
#include "theory/half_set.hpp"

using namespace fourfold;
using namespace fourfold::theory;

namespace {

// Fills the board square by square, treating pieces with the same traits in play as one kind.
class BruteForce {
  public:
    explicit BruteForce(const quarto::Rules& rules) : rules_(rules) {
        for (int piece = 0; piece < quarto::piece_count; ++piece) ++left_[piece & rules.traits];
    }

    // The number of full boards without a group. Swapping values maps any piece on a1 to any other,
    // so each of the 16 is on a1 in equally many boards.
    Count count() {
        quarto::Position first;
        first.put(0, 0);
        --left_[0];
        return quarto::piece_count * count(first, 1);
    }

  private:
    // Pieces of one kind are still distinct: exchanging two of them gives a different board.
    Count count(const quarto::Position& board, int square) {
        if (square == quarto::square_count) return 1;
        Count total = 0;
        for (int kind = 0; kind < quarto::piece_count; ++kind) {
            if (left_[kind] == 0) continue;
            quarto::Position next = board;
            next.put(kind, square);
            if (completes_group(next, square)) continue;
            const Count pieces = left_[kind]--;
            total += pieces * count(next, square + 1);
            ++left_[kind];
        }
        return total;
    }

    bool completes_group(const quarto::Position& board, int square) const {
        return std::ranges::any_of(quarto::groups_in_play(rules_.squares), [&](auto group) {
            return (group >> square & 1) && board.is_complete(group, rules_);
        });
    }

    quarto::Rules rules_;
    std::array<int, quarto::piece_count> left_{};
};

}  // namespace

TEST(half_set_classes_cover_all_sets_of_eight_pieces) {
    for (unsigned traits = 1; traits < 16; ++traits) {
        Count all = 0;
        for (const HalfSets& sets : list_half_sets(traits)) all += sets.count;
        CHECK_EQUAL(all, Count{12'870});
    }
}

TEST(full_boards_with_one_and_two_traits_match_brute_force) {
    for (const bool squares : {false, true}) {
        for (const std::uint8_t traits : {0b0001, 0b0100, 0b1010}) {
            const quarto::Rules rules{traits, squares, false};
            CHECK_EQUAL(count_full_boards(rules), BruteForce(rules).count());
        }
    }
}

TEST(full_boards_with_three_traits_match_random_sampling) {
    constexpr int boards = 100'000;
    constexpr double all_boards = 20'922'789'888'000;  // 16!
    const quarto::Rules rules{0b1011, false, false};
    std::mt19937 random(31);
    std::array<int, quarto::piece_count> pieces{};
    std::iota(pieces.begin(), pieces.end(), 0);
    int without = 0;
    for (int i = 0; i < boards; ++i) {
        std::ranges::shuffle(pieces, random);
        without += quarto::parse_board(pieces).complete_groups(rules).empty();
    }
    const double rate = static_cast<double>(count_full_boards(rules)) / all_boards;
    const double sigma = std::sqrt(rate * (1 - rate) / boards);
    CHECK(std::abs(static_cast<double>(without) / boards - rate) < 3 * sigma);
}

TEST(a_poll_that_throws_stops_the_count_of_full_boards) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    CHECK_THROWS(count_full_boards({}, stop), Stop);
}
