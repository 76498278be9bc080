// Compares the solver with plain minimax, on every target that this processor can run.
#include "check.hpp"
#include "minimax.hpp"
#include "solver/symmetry.hpp"
#include "target.hpp"

using namespace fourfold;
using namespace fourfold::solver;

namespace {

// One set of traits of each size: the others are equal up to symmetry.
constexpr std::uint8_t trait_sets[] = {0b0001, 0b1010, 0b0111, 0b1111};

std::vector<quarto::Rules> classes() {
    std::vector<quarto::Rules> all;
    for (const std::uint8_t traits : trait_sets) {
        for (const bool squares : {false, true}) all.push_back({traits, squares, false});
    }
    return all;
}

Options options_of(Target target, int threads = 1) { return {threads, 1 << 16, target, nullptr}; }

}  // namespace

TEST(solver_agrees_with_minimax_in_all_classes_on_all_targets) {
    for (const auto& [name, target] : plain::targets) {
        if (!is_available(target)) continue;
        for (const auto& rules : classes()) {
            CHECK_EQUAL(plain::compare(rules, options_of(target), 200, 10, 1), "");
        }
    }
}

TEST(solver_agrees_with_minimax_for_every_set_of_traits) {
    for (std::uint8_t traits = 1; traits < 16; ++traits) {
        for (const bool squares : {false, true}) {
            CHECK_EQUAL(plain::compare({traits, squares, false}, {}, 60, 10, traits), "");
        }
    }
}

TEST(score_of_a_symmetric_copy_is_the_same) {
    std::mt19937 random(5);
    for (const auto& rules : classes()) {
        Solver solver(rules, options_of(best_target()));
        const auto& symmetries = Symmetries::of(rules.squares);
        for (int i = 0; i < 50; ++i) {
            const auto position = plain::random_position(random, rules, 7);
            const int symmetry = static_cast<int>(random() % unsigned(symmetries.count()));
            const int flips = static_cast<int>(random() % 16) & rules.traits;
            quarto::Position copy;
            for (int square = 0; square < 16; ++square) {
                if (!(position.occupied >> square & 1)) continue;
                const auto image = symmetries.apply(symmetry, quarto::square_bit(square));
                copy.give(position.piece_on(square) ^ flips);
                copy.place(std::countr_zero(image));
            }
            copy.give(position.hand ^ flips);
            CHECK_EQUAL(solver.key_of(copy), solver.key_of(position));
            const auto expected = solver.solve(position, true, {}).bounds;
            solver.clear();
            const auto found = solver.solve(copy, true, {}).bounds;
            CHECK_EQUAL(found.low, expected.low);
            CHECK(found.is_exact());
        }
    }
}

TEST(analysis_holds_the_score_of_every_pair) {
    std::mt19937 random(6);
    for (const auto& rules : classes()) {
        Solver solver(rules, options_of(best_target()));
        for (int i = 0; i < 20; ++i) {
            const auto position = plain::random_position(random, rules, 10);
            const auto analysis = solver.analyse(position, true, {});
            Score best = worst_score;
            for (const Option& option : analysis.options) {
                CHECK(option.bounds.is_exact());
                best = std::max(best, option.bounds.low);
                if (option.piece == quarto::none) continue;
                auto child = position;
                child.place(option.square);
                child.give(option.piece);
                CHECK_EQUAL(option.bounds.low, before(plain::minimax(child, rules)));
            }
            CHECK_EQUAL(best, plain::minimax(position, rules));
        }
    }
}

TEST(best_pair_leads_to_the_score) {
    std::mt19937 random(10);
    for (const auto& rules : classes()) {
        Solver solver(rules, options_of(best_target()));
        for (int i = 0; i < 60; ++i) {
            const auto position = plain::random_position(random, rules, 10);
            const auto score = solver.solve(position, true, {}).bounds;
            const auto best = solver.find_best(position, score, {});
            CHECK(best.has_value());
            if (best->piece == quarto::none) {
                CHECK(score.low == win_in(1) || position.supply == 0);
                continue;
            }
            auto child = position;
            child.place(best->square);
            child.give(best->piece);
            CHECK_EQUAL(before(plain::minimax(child, rules)), score.low);
        }
    }
}

TEST(threads_do_not_change_the_answer) {
    std::mt19937 random(7);
    const quarto::Rules rules{};
    Solver alone(rules, options_of(best_target())), together(rules, options_of(best_target(), 3));
    for (int i = 0; i < 20; ++i) {
        const auto position = plain::random_position(random, rules, 6);
        const auto expected = alone.solve(position, true, {}).bounds;
        const auto found = together.solve(position, true, {}).bounds;
        CHECK_EQUAL(found.low, expected.low);
        CHECK_EQUAL(found.high, expected.high);
    }
}

TEST(limits_give_valid_bounds) {
    const quarto::Rules rules{};
    for (const int threads : {1, 2}) {
        Solver solver(rules, options_of(best_target(), threads));
        quarto::Position start;
        start.give(0);
        Limits limits;
        limits.nodes = 20000;
        const auto answer = solver.solve(start, true, limits);
        CHECK(!answer.bounds.is_exact());
        CHECK(answer.bounds.low <= 0 && 0 <= answer.bounds.high);
        CHECK(answer.nodes < 200000);
    }
}

TEST(poll_can_cancel) {
    struct Cancelled {};
    for (const int threads : {1, 2}) {
        Solver solver({}, options_of(best_target(), threads));
        quarto::Position start;
        start.give(0);
        Limits limits;
        limits.poll = [](std::uint64_t nodes) {
            if (nodes > 100000) throw Cancelled{};
        };
        CHECK_THROWS(solver.solve(start, true, limits), Cancelled);
        // The solver is still usable.
        std::mt19937 random(8);
        const auto position = plain::random_position(random, {}, 12);
        CHECK_EQUAL(solver.solve(position, true, {}).bounds.low, plain::minimax(position, {}));
    }
}

TEST(table_never_confuses_two_keys) {
    std::mt19937_64 random(9);
    Table table(1024);
    for (int i = 0; i < 20000; ++i) {
        const Key key = random() & ((Key{1} << 48) - 1);
        const Score score = static_cast<Score>(key % 16);
        table.store(key, {score, score}, key % 1000);
        const Bounds other = table.find(random() & ((Key{1} << 48) - 1));
        CHECK(other.low == worst_score && other.high == best_score);
        const Bounds own = table.find(key);
        CHECK(own.low == score && own.high == score);
    }
}

TEST(many_positions_get_the_same_answers_as_single_ones) {
    std::mt19937 random(11);
    for (const auto& rules : classes()) {
        std::vector<quarto::Position> positions;
        for (int i = 0; i < 30; ++i) {
            auto position = plain::random_position(random, rules, 7 + i % 6);
            if (i % 3 == 0) {
                position.supply |= static_cast<quarto::Pieces>(1U << position.hand);
                position.hand = quarto::none;
            }
            positions.push_back(position);
        }
        for (const int threads : {1, 3}) {
            for (const bool has_limits : {false, true}) {
                Limits limits;
                if (has_limits) limits.nodes = 1000000000;
                Solver many(rules, options_of(best_target(), threads));
                Solver single(rules, options_of(best_target(), threads));
                const auto solutions = many.solve_many(positions, true, limits);
                CHECK_EQUAL(solutions.size(), positions.size());
                for (std::size_t i = 0; i < positions.size(); ++i) {
                    const auto expected = single.solve_many({positions[i]}, true, {}).front();
                    const auto& found = solutions[i];
                    CHECK(found.bounds.is_exact() && found.best && expected.best);
                    CHECK_EQUAL(found.bounds.low, expected.bounds.low);
                    CHECK_EQUAL(found.bounds.low, single.solve(positions[i], true, {}).bounds.low);
                    if (threads > 1) continue;
                    CHECK_EQUAL(found.nodes, expected.nodes);
                    CHECK_EQUAL(found.best->square, expected.best->square);
                    CHECK_EQUAL(found.best->piece, expected.best->piece);
                }
            }
        }
    }
}

TEST(lines_of_many_analyses_match_their_scores) {
    std::mt19937 random(12);
    for (const auto& rules : classes()) {
        std::vector<quarto::Position> positions;
        for (int i = 0; i < 12; ++i) {
            positions.push_back(plain::random_position(random, rules, 9 + i % 4));
        }
        Solver solver(rules, options_of(best_target(), 2));
        const auto studies = solver.analyse_many(positions, true, {});
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const Score score = plain::minimax(positions[i], rules);
            const auto& line = studies[i].line;
            CHECK(!line.empty() && line.back().piece == quarto::none);
            const auto distance = static_cast<int>(line.size());
            if (score == 0) CHECK_EQUAL(distance, positions[i].empty_count());
            if (score != 0) CHECK_EQUAL(distance, distance_of(score));
        }
    }
}

TEST(poll_is_called_between_small_positions) {
    std::mt19937 random(13);
    const std::vector<quarto::Position> positions(60000, plain::random_position(random, {}, 12));
    for (const bool has_limits : {false, true}) {
        Solver solver({}, options_of(best_target()));
        int polls = 0;
        Limits limits;
        limits.poll = [&](std::uint64_t) { ++polls; };
        if (has_limits) limits.nodes = 1000000;
        solver.solve_many(positions, true, limits);
        CHECK(polls > 0);
    }
}

TEST(table_is_empty_after_clear_and_takes_no_memory_before_use) {
    for (const std::size_t bytes : {std::size_t{1} << 20, std::size_t{1} << 30}) {
        Table table(bytes);
        CHECK_EQUAL(table.bytes(), bytes);
        CHECK_EQUAL(table.used_bytes(), std::size_t{0});
        table.store(42, {3, 3}, 1);
        CHECK_EQUAL(table.find(42).low, 3);
        for (Key key = 0; key < 1000000; ++key) table.store(key * 12345 % 999999937, {3, 3}, 1);
        CHECK(table.used_bytes() > bytes * 9 / 10);
        table.clear();
        CHECK_EQUAL(table.find(42).low, worst_score);
        CHECK_EQUAL(table.used_bytes(), std::size_t{0});
    }
    CHECK_EQUAL(Table(100 << 20).bytes(), std::size_t{64} << 20);
}

TEST(a_glance_finds_the_values_of_steps_and_refuses_invalid_ones) {
    std::vector<int> board(quarto::square_count, quarto::none);
    for (int square = 0; square < 10; ++square) board[square] = 7 * square % 16;
    const auto position = quarto::parse_position(board, 2, quarto::none, false, {});
    Solver solver({}, {});
    std::vector<Step> steps;
    for (int square = 10; square < quarto::square_count; ++square) {
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            if (position.supply >> piece & 1) steps.push_back({square, piece});
        }
    }
    const auto values = solver.glance(position, steps, {}).values;
    CHECK_EQUAL(values.size(), steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        quarto::Position after = position;
        after.place(steps[i].square);
        after.give(steps[i].piece);
        CHECK(values[i] == -value_of(solver.solve(after, true, {}).bounds.low));
    }
    for (const Step& step : {Step{0, 4}, {10, 2}, {10, 7}, {quarto::none, 4}, {10, quarto::none}}) {
        CHECK_THROWS(solver.glance(position, {step}, {}), std::invalid_argument);
    }
}
