// Guarantees of every Quarto! bot: legal turns that depend only on the question.
#include <algorithm>
#include <stdexcept>
#include <vector>

#include "bots/quarto/bot.hpp"
#include "bots/quarto/first_sight.hpp"
#include "bots/quarto/trap.hpp"
#include "check.hpp"
#include "plain_quarto.hpp"
#include "solver/game_solver.hpp"

using namespace fourfold;
using quarto::Game;
using quarto::Move;

namespace {

const solver::Options one_megabyte{1, std::size_t{1} << 20, solver::best_target(), nullptr};
const bots::Budget little{.seconds = {}, .work = 100};

bool is_legal(const Game& game, Move move) {
    if (quarto::is_call(move)) {
        return game.can_call() &&
               quarto::group_of(move) <
                   static_cast<int>(quarto::groups_in_play(game.rules.squares).size());
    }
    const auto moves = game.sensible_moves();
    return std::ranges::find(moves, move) != moves.end();
}

// Every position of a random game, with some wrong calls.
std::vector<Game> random_game(const quarto::Rules& rules, bots::Random& random) {
    std::vector<Game> course;
    Game game{rules};
    while (!game.is_over) {
        course.push_back(game);
        auto moves = game.sensible_moves();
        if (game.can_call() && random.below(8) == 0) {
            moves = {quarto::call_move(static_cast<int>(random.below(quarto::line_count)))};
        }
        game.play(random.choice(moves));
    }
    return course;
}

void check_answer(const Game& game, const bots::Choice& choice) {
    Game after = game;
    CHECK(!choice.moves.empty());
    for (const Move move : choice.moves) {
        CHECK(!after.is_over && after.mover() == game.mover());
        CHECK(is_legal(after, move));
        after.play(move);
    }
    CHECK(choice.line.empty() ||
          std::equal(choice.moves.begin(), choice.moves.end(), choice.line.begin()));
    CHECK(
        std::ranges::is_sorted(choice.candidates, std::ranges::greater{}, &bots::Candidate::value));
    for (const auto& each : choice.candidates) CHECK(-1 <= each.value && each.value <= 1);
}

bool equal(const bots::Choice& a, const bots::Choice& b) {
    const auto same = [](const bots::Candidate& one, const bots::Candidate& other) {
        return one.moves == other.moves && one.value == other.value;
    };
    return a.moves == b.moves && a.value == b.value && a.line == b.line &&
           std::ranges::equal(a.candidates, b.candidates, same);
}

std::vector<quarto::Rules> some_rules() {
    return {{15, false, true}, {15, true, true}, {15, false, false}, {3, false, true},
            {10, true, false}, {1, false, true}, {8, true, true}};
}

}  // namespace

TEST(every_quarto_bot_answers_with_a_legal_turn_along_random_games) {
    bots::Random random(1);
    quarto_bots::SolverPool solvers;
    for (const auto& rules : some_rules()) {
        for (const Game& game : random_game(rules, random)) {
            const bots::Seed seed = bots::seed_of(random.getrandbits(63));
            for (const auto name : quarto_bots::bot_names()) {
                // Without a book the perfect bot searches for long in the opening.
                if (name == "perfect" && game.placed() < 6) continue;
                check_answer(game, quarto_bots::choose(name, game, seed, little, solvers));
            }
        }
    }
}

TEST(a_quarto_bot_answers_the_same_with_any_solver_pool) {
    bots::Random random(2);
    quarto_bots::SolverPool used;
    for (const auto& rules : some_rules()) {
        const auto course = random_game(rules, random);
        const Game& game = course[course.size() / 2];
        for (const auto name : quarto_bots::bot_names()) {
            quarto_bots::SolverPool fresh;
            const bots::Seed seed = {7};
            const auto one = quarto_bots::choose(name, game, seed, little, used);
            CHECK(equal(one, quarto_bots::choose(name, game, seed, little, fresh)));
        }
    }
}

TEST(a_quarto_bot_that_hits_a_cap_still_answers) {
    bots::Random random(3);
    quarto_bots::SolverPool solvers;
    const bots::Budget no_time{.seconds = 0.0};
    const bots::Budget stopped{.is_stopped = [] { return true; }};
    for (const Game& game : random_game({15, true, true}, random)) {
        for (const auto name : quarto_bots::bot_names()) {
            check_answer(game, quarto_bots::choose(name, game, {1}, no_time, solvers));
            check_answer(game, quarto_bots::choose(name, game, {1}, stopped, solvers));
        }
    }
}

TEST(a_quarto_bot_reports_growing_work_and_its_best_turn) {
    bots::Random random(4);
    quarto_bots::SolverPool solvers;
    const auto course = random_game({15, false, true}, random);
    const auto late = std::ranges::find_if(course, [](const Game& game) {
        return game.placed() == 8 && game.position.hand != quarto::none;
    });
    std::uint64_t work = 0;
    int reports = 0;
    const bots::Budget budget{.report = [&](const bots::Progress& progress) {
        CHECK(progress.work >= work);
        CHECK(progress.best.has_value());
        work = progress.work;
        ++reports;
    }};
    quarto_bots::choose("perfect", *late, {1}, budget, solvers);
    CHECK(reports > 1);
    CHECK(work > 0);
}

TEST(a_callers_error_passes_through_a_quarto_bot) {
    bots::Random random(5);
    quarto_bots::SolverPool solvers;
    const auto course = random_game({15, false, true}, random);
    const bots::Budget broken{.is_stopped = []() -> bool { throw std::runtime_error("stop"); }};
    CHECK_THROWS(quarto_bots::choose("perfect", course[12], {1}, broken, solvers),
                 std::runtime_error);
}

TEST(perfect_keeps_the_value_of_late_positions) {
    bots::Random random(6);
    quarto_bots::SolverPool solvers;
    for (const auto& rules : some_rules()) {
        solver::Solver own(rules, one_megabyte);
        solver::GameSolver judge(own);
        for (const Game& game : random_game(rules, random)) {
            if (game.placed() < 8) continue;
            const auto choice = quarto_bots::choose("perfect", game, {1}, {}, solvers);
            const auto before = judge.solve(game, false, {});
            CHECK_EQUAL(*choice.value, *solver::value_of(before.verdict));
            Game after = game;
            for (const Move move : choice.moves) after.play(move);
            const auto later = judge.solve(after, false, {});
            // The verdict is the opponent's, unless the turn ended the game.
            const int sign = after.mover() == game.mover() ? 1 : -1;
            CHECK_EQUAL(*solver::value_of(later.verdict) * sign, *solver::value_of(before.verdict));
        }
    }
}

TEST(perfect_answers_after_its_own_wrong_call_beside_a_live_group) {
    Game game{{15, false, true}};
    int square = 0;
    for (const int piece : {1, 3, 5, 7}) {  // a row of dark pieces
        game.play(quarto::give_move(piece));
        game.play(quarto::place_move(square++));
    }
    game.play(quarto::call_move(9));
    CHECK(game.has_called && !game.live_groups().empty());
    quarto_bots::SolverPool solvers;
    for (const auto& budget : {bots::Budget{}, little}) {
        const auto choice = quarto_bots::choose("perfect", game, {1}, budget, solvers);
        check_answer(game, choice);
        CHECK_EQUAL(*choice.value, -1.0);
    }
}

TEST(the_best_turn_includes_the_call_after_a_winning_placement) {
    Game game{{15, false, true}};
    int square = 0;
    for (const int piece : {1, 3, 5}) {
        game.play(quarto::give_move(piece));
        game.play(quarto::place_move(square++));
    }
    game.play(quarto::give_move(7));
    solver::Solver own(game.rules, one_megabyte);
    const auto solution = solver::GameSolver(own).solve(game, true, {});
    CHECK(solution.best == (quarto::Turn{quarto::place_move(3), quarto::call_move(0)}));
    CHECK_EQUAL(solution.verdict.low, solver::win_in(1));
    for (const Move move : solution.best) game.play(move);
    CHECK(game.is_over && game.winner == game.mover());
    CHECK_EQUAL(solver::settle(game)->low, solver::win_now);
}

TEST(errors_are_turns_of_lower_value_weighted_by_score) {
    const auto square = quarto::place_move(0);
    const auto turn = [&](int piece, solver::Score score) {
        return solver::MoveVerdict{{square, quarto::give_move(piece)}, {score, score}};
    };
    const solver::GameAnalysis analysis{
        {0, 0}, {{{square}, {0, 0}}, turn(1, 0), turn(2, -15), turn(3, -9)}, {}};
    CHECK_EQUAL(quarto_bots::whole_turns(analysis).size(), 3U);
    const double lost = quarto_bots::weight_of(-15) + quarto_bots::weight_of(-9);
    CHECK_EQUAL(quarto_bots::error_chance(analysis), lost / (1 + lost));
    CHECK(quarto_bots::weight_of(-15) < quarto_bots::weight_of(-13));
    CHECK(quarto_bots::weight_of(-13) < quarto_bots::weight_of(0));
}

TEST(verdicts_at_first_sight_are_never_wrong) {
    bots::Random random(7);
    for (const auto& rules : some_rules()) {
        solver::Solver own(rules, one_megabyte);
        solver::GameSolver judge(own);
        for (const Game& game : random_game(rules, random)) {
            const bool may_call = game.can_call() && !game.live_groups().empty();
            if (game.placed() < 9 || game.position.is_full() || may_call || game.has_called) {
                continue;
            }
            for (const auto& [moves, verdict] : quarto_bots::judge_at_sight(game)) {
                Game after = game;
                for (const Move move : moves) after.play(move);
                const int value = *solver::value_of(judge.solve(after, false, {}).verdict);
                const int own_value = after.mover() == game.mover() ? value : -value;
                const auto seen = solver::value_of(verdict);
                CHECK(!seen || *seen == own_value);
            }
        }
    }
}

TEST(a_last_placement_that_draws_is_valued_as_a_draw) {
    bots::Random random(8);
    quarto_bots::SolverPool solvers;
    int draws = 0;
    for (int number = 0; number < 40; ++number) {
        for (const Game& game : random_game({3, false, false}, random)) {
            if (game.position.supply != 0) continue;
            for (const auto name : {"novice", "expert", "perfect"}) {
                const auto choice = quarto_bots::choose(name, game, {1}, {}, solvers);
                Game after = game;
                for (const Move move : choice.moves) after.play(move);
                CHECK(after.is_over);
                CHECK_EQUAL(*choice.value, after.winner == 0 ? 0.0 : 1.0);
                draws += after.winner == 0;
            }
        }
    }
    CHECK(draws > 0);
}

TEST(an_unknown_quarto_bot_is_refused) {
    quarto_bots::SolverPool solvers;
    CHECK_THROWS(quarto_bots::choose("nobody", Game{}, {1}, {}, solvers), std::invalid_argument);
}
