// Tests the interaction of a search's threads, simulated on one thread.
#include "check.hpp"
#include "minimax.hpp"
#include "solver/control.hpp"
#include "solver/search.hpp"
#include "solver/table.hpp"

using namespace fourfold;
using namespace fourfold::solver;

TEST(positions_searched_by_other_threads_are_deferred_not_skipped) {
    std::mt19937 random(11);
    for (const quarto::Rules& rules : {quarto::Rules{15, true, false}, {3, false, false}}) {
        Solver solver(rules, {});
        for (int i = 0; i < 15; ++i) {
            const auto position = plain::random_position(random, rules, 5);
            const Score score = solver.solve(position, true, {}).bounds.low;
            Table table(1 << 16);
            Control control;
            const auto search = make_search(best_target(), rules, table, control, true);
            plain::judge_pairs(position, rules, [&](const quarto::Position& child) {
                control.enter(search->key_of(child));
                return 0;
            });
            CHECK(search->is_at_least(position, score));
            CHECK(!search->is_at_least(position, score + 1));
        }
    }
}
