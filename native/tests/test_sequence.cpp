// Compares the count using symmetry with the plain count and the reference rules.
#include <stdexcept>

#include "check.hpp"
#include "minimax.hpp"
#include "plain_quarto.hpp"
#include "quarto/perft.hpp"
#include "theory/sequence.hpp"

using namespace fourfold;
using namespace fourfold::theory;

namespace {

// One set of traits of each size: the others are equal up to symmetry.
constexpr std::uint8_t trait_sets[] = {0b0100, 0b1001, 0b1110, 0b1111};

std::vector<quarto::Rules> classes() {
    std::vector<quarto::Rules> all;
    for (const std::uint8_t traits : trait_sets) {
        for (const bool squares : {false, true}) all.push_back({traits, squares, false});
    }
    return all;
}

// A random position without a group; half the time with a piece in hand.
quarto::Position random_position(std::mt19937& random, const quarto::Rules& rules, int pieces) {
    auto position = plain::random_position(random, rules, pieces);
    if (random() % 2 == 0) {
        position.supply |= static_cast<quarto::Pieces>(1U << position.hand);
        position.hand = quarto::none;
    }
    return position;
}

plain::Position plain_copy(const quarto::Position& position) {
    plain::Position copy{.hand = position.hand, .has_passed = position.has_passed};
    for (int square = 0; square < quarto::square_count; ++square) {
        const bool is_empty = position.empty() >> square & 1;
        copy.board[square] = is_empty ? quarto::none : position.piece_on(square);
    }
    return copy;
}

void check_against_perft(const quarto::Position& position, const quarto::Rules& rules,
                         int deepest) {
    for (int depth = 0; depth <= deepest; ++depth) {
        CHECK_EQUAL(count_sequences(position, rules, depth), quarto::perft(position, rules, depth));
    }
}

void check_against_plain_rules(const quarto::Position& position, const quarto::Rules& rules,
                               int deepest) {
    const auto copy = plain_copy(position);
    for (int depth = 0; depth <= deepest; ++depth) {
        CHECK_EQUAL(count_sequences(position, rules, depth), plain::perft(copy, rules, depth));
        CHECK_EQUAL(count_ended(position, rules, depth), plain::perft_ended(copy, rules, depth));
    }
}

}  // namespace

TEST(counts_from_the_empty_board_match_perft_in_all_classes) {
    for (const auto& rules : classes()) check_against_perft({}, rules, 8);
}

TEST(counts_from_random_positions_match_perft_in_all_classes) {
    std::mt19937 random(21);
    for (const auto& rules : classes()) {
        for (int pieces = 1; pieces < 12; ++pieces) {
            check_against_perft(random_position(random, rules, pieces), rules, 8);
        }
    }
}

TEST(late_positions_match_the_plain_rules_to_the_end) {
    std::mt19937 random(22);
    for (const auto& rules : plain::all_rules(false)) {
        for (int pieces = 11; pieces < 16; ++pieces) {
            check_against_plain_rules(random_position(random, rules, pieces), rules, 11);
        }
    }
}

TEST(games_with_calls_match_the_plain_rules) {
    std::mt19937 random(23);
    const quarto::Rules rules{.calls = true};
    for (int pieces = 13; pieces < 16; ++pieces) {
        check_against_plain_rules(random_position(random, rules, pieces), rules, 9);
    }
}

TEST(half_moves_to_depth_12_match_the_published_counts) {
    CHECK_EQUAL(count_sequences({}, {}, 12), Count{32'975'017'574'400});
    CHECK_EQUAL(count_ended({}, {}, 12), Count{537'941'606'400});
    CHECK_EQUAL(count_sequences({}, {.squares = true}, 12), Count{32'732'943'851'520});
    CHECK_EQUAL(count_ended({}, {.squares = true}, 12), Count{1'001'963'520'000});
    CHECK_EQUAL(count_ended({}, {.squares = true}, 11), Count{0});
}

TEST(a_count_with_little_memory_is_still_exact) {
    for (const std::size_t room : {0, 100, 10'000}) {
        const auto poll = [] {};
        CHECK_EQUAL(count_sequences({}, {.traits = 3}, 11, poll, room),
                    count_sequences({}, {.traits = 3}, 11));
    }
}

TEST(a_finished_game_has_no_sequences) {
    quarto::Position won;
    for (int i = 0; i < 4; ++i) {
        won.give(i);
        won.place(i);
    }
    CHECK_EQUAL(count_sequences(won, {}, 0), Count{1});
    CHECK_EQUAL(count_sequences(won, {}, 8), Count{0});
    CHECK_EQUAL(count_ended(won, {}, 8), Count{0});
}

TEST(there_are_no_sequences_past_the_end_of_the_game) {
    CHECK_EQUAL(count_sequences({}, {}, 33), Count{0});
    CHECK_EQUAL(count_ended({}, {}, 33), Count{0});
}

TEST(a_number_of_sequences_past_64_bits_is_refused) {
    // With one trait there are few forms: the count finishes, and exceeds 64 bits.
    CHECK_THROWS(count_sequences({}, {.traits = 1}, 24), std::overflow_error);
    CHECK_THROWS(count_ended({}, {.traits = 1}, 24), std::overflow_error);
}

TEST(sequences_of_a_negative_depth_are_refused) {
    CHECK_THROWS(count_sequences({}, {}, -1), std::invalid_argument);
    CHECK_THROWS(count_ended({}, {}, -1), std::invalid_argument);
}

TEST(a_poll_that_throws_stops_the_count_by_symmetry) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    CHECK_THROWS(count_sequences({}, {}, 30, stop), Stop);
}
