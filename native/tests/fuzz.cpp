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

constexpr int fewest_pieces_to_judge = 5;
constexpr int fewest_pieces_for_minimax = 9;
constexpr int max_pieces_per_key = 8;

int placed_on(const quarto::Position& position) { return std::popcount(position.occupied); }

bool is_drawn_early(const quarto::Position& position, Solver& solver) {
    const int placed = placed_on(position);
    if (placed < fewest_pieces_to_judge || placed >= fewest_pieces_for_minimax) return false;
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
    Kept& by;                        // the solver under test
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

    void require(bool is_right, const std::string& what) const { require(is_right, what, by); }
    void require(bool is_right, const std::string& what, const Kept& asked) const {
        if (is_right) return;
        throw WrongAnswer(format_position(position, rules) + " (" + format(asked.options) +
                          "): " + what + ", the score is " + std::to_string(score));
    }
};

Fuzz::Kept Fuzz::make_solver(const quarto::Rules& rules) {
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
    Kept& kept = kept_[2 * traits + rules.squares];
    if (!kept.solver || random_() % 16 == 0) kept = make_solver(rules);
    // Without traits no group is ever complete: this gives arbitrary boards, including dead groups.
    const bool has_any_board = random_() % 4 == 0;
    const quarto::Rules of_board{has_any_board ? std::uint8_t{0} : traits, rules.squares, false};
    // Most late positions win at once and most early ones are draws: try to find others.
    quarto::Position position;
    for (int tries = random_() % 4 == 0 ? 1 : 6; tries > 0; --tries) {
        position = random_position(random_, of_board, placed);
        if (!wins_at_once(position, rules) && !is_drawn_early(position, *kept.solver)) break;
    }
    return {rules, position, kept};
}

// Find the scores of all pairs independently of the solver under test.
void Fuzz::judge(Case& asked) {
    if (placed_on(asked.position) >= fewest_pieces_for_minimax) {
        asked.score_of = [rules = asked.rules](const auto& child) { return minimax(child, rules); };
    } else {
        const std::shared_ptr<Solver> other = make_solver(asked.rules).solver;
        asked.score_of = [other](const auto& child) {
            return other->solve(child, true, {}).bounds.low;
        };
    }
    asked.pairs = judge_pairs(asked.position, asked.rules, asked.score_of);
    for (const Option& pair : asked.pairs) asked.score = std::max(asked.score, pair.bounds.low);
}

void Fuzz::ask_next() {
    Case asked = make_case();
    ++tally_.by_pieces[placed_on(asked.position)];
    tally_.dead_groups += !asked.position.complete_groups(asked.rules).empty();
    if (placed_on(asked.position) < fewest_pieces_to_judge) return ask_opening(asked);
    judge(asked);
    ++(asked.score > 0 ? tally_.wins : asked.score < 0 ? tally_.losses : tally_.draws);
    ask_score(asked);
    switch (random_() % 5) {
        case 0:
            return ask_copy(asked);
        case 1:
            return ask_best(asked);
        case 2:
            return ask_gift(asked);
        case 3:
            return ask_analysis(asked);
        default:
            return ask_within_limits(asked);
    }
}

// Two solvers with different tables both give valid bounds, so these must overlap.
void Fuzz::ask_opening(const Case& asked) {
    const Kept other = make_solver(asked.rules);
    const auto copy = random_copy(random_, asked.position, asked.rules);
    const Bounds one = asked.by.solver->solve(asked.position, true, make_limits()).bounds;
    const Bounds two = other.solver->solve(copy, true, make_limits()).bounds;
    asked.require(std::max(one.low, two.low) <= std::min(one.high, two.high),
                  "the solver says " + format(one) + " and, of a copy, " + format(two));
    tally_.left_open += !one.is_exact() + !two.is_exact();
}

void Fuzz::ask_score(const Case& asked) {
    // In half of the cases ask for the value first, which fills the table differently.
    for (const bool with_distance : {random_() % 2 == 0, true}) {
        const Bounds found = asked.by.solver->solve(asked.position, with_distance, {}).bounds;
        asked.require(is_within(asked.score, found), "the solver says " + format(found));
        asked.require(
            value_of(found.low) == value_of(found.high) && (found.is_exact() || !with_distance),
            "the solver leaves open " + format(found));
    }
}

void Fuzz::ask_copy(const Case& asked) {
    const auto copy = random_copy(random_, asked.position, asked.rules);
    if (placed_on(copy) <= max_pieces_per_key) {
        asked.require(asked.by.solver->key_of(copy) == asked.by.solver->key_of(asked.position),
                      "the key of a copy differs: " + format_position(copy, asked.rules));
    }
    const Bounds found = asked.by.solver->solve(copy, true, {}).bounds;
    asked.require(found.is_exact() && found.low == asked.score,
                  "the solver says " + format(found) + " of a copy");
}

void Fuzz::ask_best(const Case& asked) {
    const Bounds score{asked.score, asked.score};
    const auto best = asked.by.solver->find_best(asked.position, score, {});
    asked.require(best && asked.is_best(*best), "the best pair is not as good");
}

// The same board before the give: the opponent's scores with the opposite sign.
void Fuzz::ask_gift(const Case& asked) {
    quarto::Position before = asked.position;
    before.supply |= static_cast<quarto::Pieces>(1U << before.hand);
    before.hand = quarto::none;
    std::array<Score, 16> scores;
    scores.fill(-best_score - 1);
    for (int piece = 0; piece < 16; ++piece) {
        if (!(before.supply >> piece & 1)) continue;
        quarto::Position given = before;
        given.give(piece);
        scores[piece] = -asked.score_of(given);
    }
    const Score score = std::ranges::max(scores);
    const Bounds found = asked.by.solver->solve(before, true, {}).bounds;
    asked.require(
        found.low == score && found.high == score,
        "before the gift the solver says " + format(found) + ", not " + std::to_string(score));
    const auto gift = asked.by.solver->find_gift(before, found, {});
    asked.require(gift && scores[*gift] == score, "the best gift is not as good");
}

void Fuzz::ask_analysis(const Case& asked) {
    const auto found = asked.by.solver->analyse(asked.position, true, {}).options;
    const auto is_exact = [](const Option& pair) { return pair.bounds.is_exact(); };
    asked.require(asked.is_true(found) && std::ranges::all_of(found, is_exact),
                  "the analysis is wrong");
}

// A solver with an empty table, so that the limits take effect.
void Fuzz::ask_within_limits(const Case& asked) {
    const Kept fresh = make_solver(asked.rules);
    const bool with_distance = random_() % 2 != 0;
    const Bounds found = fresh.solver->solve(asked.position, with_distance, make_limits()).bounds;
    asked.require(is_within(asked.score, found), "at a limit: " + format(found), fresh);
    tally_.left_open += value_of(found.low) != value_of(found.high);

    fresh.solver->clear();
    const auto analysis = fresh.solver->analyse(asked.position, with_distance, make_limits());
    asked.require(asked.is_true(analysis.options), "at a limit the analysis is wrong", fresh);

    fresh.solver->clear();
    const Bounds score{asked.score, asked.score};
    const auto best = fresh.solver->find_best(asked.position, score, make_limits());
    asked.require(!best || asked.is_best(*best), "at a limit the best pair is not as good", fresh);
}

}  // namespace plain
