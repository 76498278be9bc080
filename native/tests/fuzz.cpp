#include "fuzz.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <vector>

#include "minimax.hpp"
#include "notation.hpp"
#include "symmetric_copy.hpp"
#include "target.hpp"

namespace plain {

namespace quarto = fourfold::quarto;
using namespace fourfold::solver;

namespace {

// The number of positions with 0 to 15 pieces per 10,000: slow ones are less frequent.
constexpr std::array<int, 16> shares = {
    10, 10, 10, 10, 10, 10, 40, 115, 400, 15, 470, 1500, 1700, 1800, 1800, 2100,
};
static_assert(std::accumulate(shares.begin(), shares.end(), 0) == 10'000);

constexpr int min_pieces_to_judge = 5;
constexpr int min_pieces_for_minimax = 9;
constexpr int max_pieces_per_key = 8;

int placed_on(const quarto::Position& position) { return std::popcount(position.occupied); }

bool is_drawn_early(const quarto::Position& position, Solver& solver) {
    const int placed = placed_on(position);
    if (placed < min_pieces_to_judge || placed >= min_pieces_for_minimax) return false;
    return solver.solve(position, false, {}).bounds.high == 0;
}

bool is_within(Score score, const Bounds& bounds) {
    return bounds.low <= score && score <= bounds.high;
}

std::string format(const Bounds& bounds) {
    return std::to_string(bounds.low) + " to " + std::to_string(bounds.high);
}

std::string format(const Options& options) {
    const auto named = std::ranges::find(targets, options.target, &NamedTarget::target);
    return std::string(named->name) + ", " + std::to_string(options.threads) + " threads, " +
           std::to_string(options.table_bytes) + " bytes";
}

}  // namespace

struct Fuzz::Case {
    quarto::Rules rules;
    quarto::Position position;
    ConfiguredSolver& subject;       // the solver under test
    ScoreOf score_of = {};           // the reference
    std::vector<Option> pairs = {};  // every pair with its score
    Score score = worst_score;       // the best of them

    bool is_best(const Step& found) const {
        return std::ranges::any_of(pairs, [&](const Option& pair) {
            return pair.square == found.square && pair.piece == found.piece &&
                   pair.bounds.low == score;
        });
    }

    // Whether an analysis has all pairs in order, with valid bounds.
    bool is_true(const std::vector<Option>& analysis) const {
        return std::ranges::equal(analysis, pairs, [](const Option& found, const Option& pair) {
            return found.square == pair.square && found.piece == pair.piece &&
                   is_within(pair.bounds.low, found.bounds);
        });
    }

    void require(bool is_right, const std::string& what) const { require(is_right, what, subject); }
    void require(bool is_right, const std::string& what, const ConfiguredSolver& tested) const {
        if (is_right) return;
        throw WrongAnswer(format_position(position, rules) + " (" + format(tested.options) +
                          "): " + what + "; the score is " + std::to_string(score));
    }
};

Fuzz::ConfiguredSolver Fuzz::make_solver(const quarto::Rules& rules) {
    constexpr std::size_t sizes[] = {1 << 10, 1 << 12, 1 << 16, 1 << 20};
    Options options;
    options.threads = 1 + static_cast<int>(random_() % 3);
    options.table_bytes = sizes[random_() % 4];
    do {
        options.target = targets[random_() % std::size(targets)].target;
    } while (!is_available(options.target));
    return {options, std::make_shared<Solver>(rules, options)};
}

Limits Fuzz::make_limits() {
    Limits limits;
    if (random_() % 4 == 0) {
        limits.seconds = 0.0;
    } else {
        const unsigned most = 1U << (random_() % 16);
        limits.nodes = 1 + random_() % most;
    }
    return limits;
}

Fuzz::Case Fuzz::make_case() {
    const auto traits = static_cast<std::uint8_t>(1 + random_() % 15);
    const quarto::Rules rules{traits, random_() % 2 != 0, false};
    int placed = 0;
    for (auto left = static_cast<int>(random_() % 10'000); left >= shares[placed]; ++placed) {
        left -= shares[placed];
    }
    ConfiguredSolver& entry = solvers_[2 * traits + rules.squares];
    if (!entry.solver || random_() % 16 == 0) entry = make_solver(rules);
    // Without traits no group is ever complete: this gives arbitrary boards, including dead groups.
    const bool has_any_board = random_() % 4 == 0;
    const quarto::Rules of_board{has_any_board ? std::uint8_t{0} : traits, rules.squares, false};
    // Most late positions win at once and most early ones are draws: try to find others.
    quarto::Position position;
    for (int tries = random_() % 4 == 0 ? 1 : 6; tries > 0; --tries) {
        position = random_position(random_, of_board, placed);
        if (!wins_at_once(position, rules) && !is_drawn_early(position, *entry.solver)) break;
    }
    return {rules, position, entry};
}

// Find the scores of all pairs independently of the solver under test.
void Fuzz::judge(Case& test) {
    if (placed_on(test.position) >= min_pieces_for_minimax) {
        test.score_of = [rules = test.rules](const auto& child) { return minimax(child, rules); };
    } else {
        const std::shared_ptr<Solver> other = make_solver(test.rules).solver;
        test.score_of = [other](const auto& child) {
            return other->solve(child, true, {}).bounds.low;
        };
    }
    test.pairs = judge_pairs(test.position, test.rules, test.score_of);
    for (const Option& pair : test.pairs) test.score = std::max(test.score, pair.bounds.low);
}

void Fuzz::ask_next() {
    Case test = make_case();
    ++tally_.by_pieces[placed_on(test.position)];
    tally_.dead_groups += !test.position.complete_groups(test.rules).empty();
    if (placed_on(test.position) < min_pieces_to_judge) return ask_opening(test);
    judge(test);
    ++(test.score > 0 ? tally_.wins : test.score < 0 ? tally_.losses : tally_.draws);
    ask_score(test);
    switch (random_() % 5) {
        case 0:
            return ask_copy(test);
        case 1:
            return ask_best(test);
        case 2:
            return ask_gift(test);
        case 3:
            return ask_analysis(test);
        default:
            return ask_within_limits(test);
    }
}

// Two solvers with different tables both give valid bounds, so these must overlap.
void Fuzz::ask_opening(const Case& test) {
    const ConfiguredSolver other = make_solver(test.rules);
    const auto copy = random_copy(random_, test.position, test.rules);
    const Bounds one = test.subject.solver->solve(test.position, true, make_limits()).bounds;
    const Bounds two = other.solver->solve(copy, true, make_limits()).bounds;
    test.require(std::max(one.low, two.low) <= std::min(one.high, two.high),
                 "the solver says " + format(one) + ", and for a copy " + format(two));
    tally_.left_open += !one.is_exact() + !two.is_exact();
}

void Fuzz::ask_score(const Case& test) {
    // In half of the cases ask for the value first, which fills the table differently.
    for (const bool with_distance : {random_() % 2 == 0, true}) {
        const Bounds found = test.subject.solver->solve(test.position, with_distance, {}).bounds;
        test.require(is_within(test.score, found), "the solver says " + format(found));
        test.require(
            value_of(found.low) == value_of(found.high) && (found.is_exact() || !with_distance),
            "the solver leaves the score open: " + format(found));
    }
}

void Fuzz::ask_copy(const Case& test) {
    const auto copy = random_copy(random_, test.position, test.rules);
    if (placed_on(copy) <= max_pieces_per_key) {
        test.require(
            test.subject.solver->key_of(copy) == test.subject.solver->key_of(test.position),
            "the key of a copy differs: " + format_position(copy, test.rules));
    }
    const Bounds found = test.subject.solver->solve(copy, true, {}).bounds;
    test.require(found.is_exact() && found.low == test.score,
                 "the solver says " + format(found) + " for a copy");
}

void Fuzz::ask_best(const Case& test) {
    const Bounds score{test.score, test.score};
    const auto best = test.subject.solver->find_best(test.position, score, {});
    test.require(best && test.is_best(*best), "the best pair is worse than the score");
}

// The same board before the give: the opponent's scores with the opposite sign.
void Fuzz::ask_gift(const Case& test) {
    quarto::Position before = test.position;
    before.supply |= static_cast<quarto::Pieces>(1U << before.hand);
    before.hand = quarto::none;
    std::array<Score, 16> scores;
    scores.fill(-best_score - 1);
    for (int piece = 0; piece < 16; ++piece) {
        if (!(before.supply >> piece & 1)) continue;
        quarto::Position given = before;
        given.give(piece);
        scores[piece] = -test.score_of(given);
    }
    const Score score = std::ranges::max(scores);
    const Bounds found = test.subject.solver->solve(before, true, {}).bounds;
    test.require(
        found.low == score && found.high == score,
        "before the give, the solver says " + format(found) + ", not " + std::to_string(score));
    const auto gift = test.subject.solver->find_gift(before, found, {});
    test.require(gift && scores[*gift] == score, "the best give is worse than the score");
}

void Fuzz::ask_analysis(const Case& test) {
    const auto found = test.subject.solver->analyse(test.position, true, {}).options;
    const auto is_exact = [](const Option& pair) { return pair.bounds.is_exact(); };
    test.require(test.is_true(found) && std::ranges::all_of(found, is_exact),
                 "the analysis is wrong");
}

// A solver with an empty table, so that the limits take effect.
void Fuzz::ask_within_limits(const Case& test) {
    const ConfiguredSolver fresh = make_solver(test.rules);
    const bool with_distance = random_() % 2 != 0;
    const Bounds found = fresh.solver->solve(test.position, with_distance, make_limits()).bounds;
    test.require(is_within(test.score, found), "with a limit, the solver says " + format(found),
                 fresh);
    tally_.left_open += value_of(found.low) != value_of(found.high);

    fresh.solver->clear();
    const auto analysis = fresh.solver->analyse(test.position, with_distance, make_limits());
    test.require(test.is_true(analysis.options), "with a limit, the analysis is wrong", fresh);

    fresh.solver->clear();
    const Bounds score{test.score, test.score};
    const auto best = fresh.solver->find_best(test.position, score, make_limits());
    test.require(!best || test.is_best(*best),
                 "with a limit, the best pair is worse than the score", fresh);
}

}  // namespace plain
