#include <array>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "check.hpp"
#include "plain_quarto.hpp"
#include "playout/quartino.hpp"
#include "playout/quarto.hpp"
#include "playout/random.hpp"

using namespace fourfold::playout;
namespace quarto = fourfold::quarto;
namespace quartino = fourfold::quartino;

namespace {

// Whether a count is within five standard deviations of its expectation.
bool is_likely(std::uint64_t count, std::uint64_t trials, double chance) {
    const double mean = static_cast<double>(trials) * chance;
    return std::abs(static_cast<double>(count) - mean) < 5 * std::sqrt(mean * (1 - chance));
}

QuartoTally quarto_games(const quarto::Rules& rules, std::uint64_t games, std::uint64_t seed = 1) {
    Random random(seed);
    return play_quarto(rules, games, random);
}

QuartinoTally quartino_games(int seats, int geometry, std::uint64_t games, std::uint64_t turn_cap,
                             std::uint64_t seed = 1) {
    Random random(seed);
    return play_quartino(seats, geometry, games, turn_cap, random);
}

// The same games, played as plainly as possible.
QuartoTally plain_games(const quarto::Rules& rules, int games) {
    std::mt19937 random(1);
    QuartoTally tally;
    for (int game = 0; game < games; ++game) {
        const plain::Board final = plain::random_board(random, 16);
        const plain::Board order = plain::random_board(random, 16);
        plain::Board board;
        board.fill(-1);
        int placed = 0;
        bool is_won = false;
        while (placed < 16 && !is_won) {
            board[order[placed]] = final[order[placed]];
            ++placed;
            is_won = !plain::complete_groups(board, rules).empty();
        }
        ++(!is_won ? tally.draws : placed % 2 == 0 ? tally.starter_wins : tally.other_wins);
        tally.placements += placed;
    }
    return tally;
}

// Whether two samples, of `n` and `m` trials, are consistent with the same probability.
bool are_alike(std::uint64_t a, std::uint64_t n, std::uint64_t b, std::uint64_t m) {
    const double chance = static_cast<double>(a + b) / static_cast<double>(n + m);
    const double variance = chance * (1 - chance) * (1.0 / n + 1.0 / m);
    const double difference = static_cast<double>(a) / n - static_cast<double>(b) / m;
    return std::abs(difference) <= 5 * std::sqrt(variance);
}

}  // namespace

// The first numbers printed by the authors' reference programs.
TEST(the_random_numbers_are_the_published_ones) {
    std::uint64_t state = 1234567;
    CHECK_EQUAL(split_mix(state), 6457827717110365317U);
    CHECK_EQUAL(split_mix(state), 3203168211198807973U);
    CHECK_EQUAL(split_mix(state), 9817491932198370423U);
    Random random(Random::State{1, 2, 3, 4});
    const std::array<std::uint64_t, 8> first = {
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205U,
        9973669472204895162U,
        14011001112246962877U,
        12406186145184390807U,
    };
    for (const std::uint64_t expected : first) {
        CHECK_EQUAL(random.bits(), expected);
    }
}

TEST(numbers_below_n_are_uniform) {
    Random random(5);
    for (const int n : {1, 2, 7, 16, 24, 36}) {
        std::vector<std::uint64_t> counts(n);
        for (int i = 0; i < 100'000; ++i) ++counts[random.below(n)];
        for (const std::uint64_t count : counts)
            CHECK(n == 1 || is_likely(count, 100'000, 1.0 / n));
    }
    CHECK_EQUAL(Random::scale(0xFFFF'FFFF, 36), 35);
    CHECK_EQUAL(Random::scale(0, 36), 0);
}

// 414,298,141,056 of the 16! full boards have no complete line; a game is drawn if and only
// if it ends with one of them.
TEST(random_games_of_quarto_have_the_known_probability_of_a_draw) {
    const QuartoTally tally = quarto_games({}, 1'000'000);
    CHECK(is_likely(tally.draws, 1'000'000, 414'298'141'056.0 / 20'922'789'888'000.0));
    CHECK_EQUAL(tally.starter_wins + tally.other_wins + tally.draws, 1'000'000U);
}

TEST(random_games_of_quarto_agree_with_plain_ones_in_every_rule_set) {
    constexpr int few = 4'000, many = 200'000;
    for (const quarto::Rules& rules : plain::all_rules(false)) {
        const QuartoTally expected = plain_games(rules, few), tally = quarto_games(rules, many);
        CHECK(are_alike(expected.starter_wins, few, tally.starter_wins, many));
        CHECK(are_alike(expected.other_wins, few, tally.other_wins, many));
        CHECK(are_alike(expected.draws, few, tally.draws, many));
        const double mean = static_cast<double>(tally.placements) / many;
        // The lengths deviate by less than 3 placements, so their mean by 3 / sqrt(few).
        CHECK(std::abs(static_cast<double>(expected.placements) / few - mean) < 0.24);
    }
}

TEST(equivalent_traits_give_equal_statistics) {
    const QuartoTally colour = quarto_games({.traits = 1}, 500'000, 1);
    for (const int traits : {2, 4, 8}) {
        const QuartoTally other =
            quarto_games({.traits = static_cast<std::uint8_t>(traits)}, 500'000, traits);
        CHECK(are_alike(colour.draws, 500'000, other.draws, 500'000));
        CHECK(are_alike(colour.starter_wins, 500'000, other.starter_wins, 500'000));
    }
}

TEST(the_same_seed_plays_the_same_games) {
    CHECK(quarto_games({}, 1'000, 7) == quarto_games({}, 1'000, 7));
    CHECK(!(quarto_games({}, 1'000, 7) == quarto_games({}, 1'000, 8)));
    CHECK(quartino_games(3, 0, 100, 500, 7) == quartino_games(3, 0, 100, 500, 7));
    CHECK(!(quartino_games(3, 0, 100, 500, 7) == quartino_games(3, 0, 100, 500, 8)));
}

TEST(zero_games_give_zero_results) {
    CHECK(quarto_games({}, 0) == QuartoTally{});
    CHECK(quartino_games(2, 0, 0, 10) == QuartinoTally{});
}

TEST(deals_are_uniform_without_duplicates) {
    constexpr int deals = 20'000;
    Random random(3);
    std::array<std::uint64_t, quartino::card_count> counts{};
    for (int deal = 0; deal < deals; ++deal) {
        const auto position = draw_start(4, 0, random);
        unsigned seen = 0;
        for (const auto& rack : position.racks) {
            for (const int card : rack.hidden()) {
                ++counts[card];
                seen |= 1U << card;
            }
        }
        CHECK_EQUAL(std::popcount(seen), 16);
    }
    for (const std::uint64_t count : counts) CHECK(is_likely(count, deals, 16.0 / 24));
}

TEST(random_quartino_moves_are_legal_uniform_and_never_wrong_claims) {
    Random random(4);
    auto position = draw_start(2, 0, random);
    bool has_claim = false;
    while (!has_claim) {
        const auto claims = position.right_claims();
        has_claim = position.phase == quartino::Phase::claim && claims.size() > 0;
        std::vector<quartino::Move> choices;
        for (const auto move : position.legal_moves()) {
            if (!position.is_wrong(move)) choices.push_back(move);
        }
        std::array<std::uint64_t, quartino::move_count> counts{};
        for (int i = 0; i < 4'000; ++i) ++counts[choose_move(position, random)];
        std::uint64_t total = 0;
        for (const auto move : choices) {
            const double chance = 1.0 / static_cast<double>(choices.size());
            CHECK(choices.size() == 1 || is_likely(counts[move], 4'000, chance));
            total += counts[move];
        }
        CHECK_EQUAL(total, 4'000U);
        position.play(choose_move(position, random));
    }
}

TEST(the_cap_counts_turns) {
    const QuartinoTally capped = quartino_games(4, 1, 100, 4);
    CHECK_EQUAL(capped.draws, 100U);
    CHECK_EQUAL(capped.turns, 400U);
    Random random(1);
    auto position = draw_start(3, 0, random);
    CHECK_EQUAL(play_out(position, 4, random), 4U);
    CHECK_EQUAL(position.mover, 2);
}

TEST(all_seats_win_about_equally_often) {
    for (int seats = 2; seats <= 4; ++seats) {
        for (const int geometry : {0, 1}) {
            const QuartinoTally tally = quartino_games(seats, geometry, 3'000, 100'000);
            CHECK_EQUAL(tally.draws, 0U);
            for (int seat = 0; seat < seats; ++seat) {
                CHECK(is_likely(tally.wins[seat], 3'000, 1.0 / seats));
            }
        }
    }
}

TEST(invalid_tables_are_refused) {
    CHECK_THROWS(quartino_games(1, 0, 1, 10), std::invalid_argument);
    CHECK_THROWS(quartino_games(5, 0, 1, 10), std::invalid_argument);
    CHECK_THROWS(quartino_games(2, 2, 1, 10), std::invalid_argument);
    CHECK_THROWS(quartino_games(2, 0, 1, 0), std::invalid_argument);
}

TEST(a_poll_that_throws_stops_the_games) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    Random random(1);
    CHECK_THROWS(play_quarto({}, 1U << 30, random, stop), Stop);
    CHECK_THROWS(play_quartino(2, 0, 1U << 30, 100, random, stop), Stop);
}
