#include "minimax.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "notation.hpp"

namespace plain {

namespace quarto = fourfold::quarto;
using namespace fourfold::solver;

namespace {

bool is_completed_on(const quarto::Position& position, const quarto::Rules& rules, int square) {
    for (const quarto::Squares group : quarto::groups_in_play(rules.squares)) {
        if ((group >> square & 1) && position.is_complete(group, rules)) return true;
    }
    return false;
}

// Usually many pieces: with one piece fewer, minimax takes about twelve times as long.
int random_count(std::mt19937& random, int min_pieces) {
    int placed = 11 + static_cast<int>(random() % 5);
    while (placed <= 11 && placed > min_pieces && random() % 8 == 0) --placed;
    return std::max(placed, min_pieces);
}

}  // namespace

Score minimax(const quarto::Position& position, const quarto::Rules& rules, Score low, Score high) {
    Score best = worst_score - 1;
    for (int square = 0; square < 16; ++square) {
        if (position.occupied >> square & 1) continue;
        quarto::Position placed = position;
        placed.place(square);
        if (is_completed_on(placed, rules, square)) return win_in(1);
        if (placed.supply == 0) return 0;
        for (int piece = 0; piece < 16; ++piece) {
            if (!(placed.supply >> piece & 1)) continue;
            quarto::Position given = placed;
            given.give(piece);
            // A child's score s is before(s) here, so the window is negated, and widened by one on
            // both sides for rounding.
            const Score child = minimax(given, rules, -high - 1, -low + 1);
            best = std::max(best, before(child));
            if (best >= high) return best;
            low = std::max(low, best);
        }
    }
    return best;
}

bool wins_at_once(const quarto::Position& position, const quarto::Rules& rules) {
    for (int square = 0; square < 16; ++square) {
        if (position.occupied >> square & 1) continue;
        quarto::Position placed = position;
        placed.place(square);
        if (is_completed_on(placed, rules, square)) return true;
    }
    return false;
}

std::vector<Option> judge_pairs(const quarto::Position& position, const quarto::Rules& rules,
                                const ScoreOf& score_of) {
    std::vector<Option> pairs;
    const auto add = [&](int square, int piece, Score score) {
        pairs.push_back({square, piece, {score, score}});
    };
    for (int square = 0; square < 16; ++square) {
        if (position.occupied >> square & 1) continue;
        quarto::Position placed = position;
        placed.place(square);
        const bool wins = is_completed_on(placed, rules, square);
        if (wins || placed.supply == 0) {
            add(square, quarto::none, wins ? win_in(1) : 0);
            continue;
        }
        for (int piece = 0; piece < 16; ++piece) {
            if (!(placed.supply >> piece & 1)) continue;
            quarto::Position given = placed;
            given.give(piece);
            add(square, piece, before(score_of(given)));
        }
    }
    return pairs;
}

quarto::Position random_position(std::mt19937& random, const quarto::Rules& rules, int placed) {
    std::array<int, 16> pieces, squares;
    std::iota(pieces.begin(), pieces.end(), 0);
    std::iota(squares.begin(), squares.end(), 0);
    for (;;) {
        std::ranges::shuffle(pieces, random);
        std::ranges::shuffle(squares, random);
        quarto::Position position;
        for (int i = 0; i < placed; ++i) {
            position.give(pieces[i]);
            position.place(squares[i]);
        }
        position.give(pieces[placed]);
        if (position.complete_groups(rules).empty()) return position;
        // With few traits, crowded boards without a group are rare: settle for fewer pieces.
        if (placed > 8 && random() % 64 == 0) --placed;
    }
}

std::string compare(const quarto::Rules& rules, const Options& options, int positions,
                    int min_pieces, unsigned seed) {
    std::mt19937 random(seed);
    Solver solver(rules, options);
    for (int i = 0; i < positions; ++i) {
        const int placed = random_count(random, min_pieces);
        const auto position = random_position(random, rules, placed);
        const Score expected = minimax(position, rules);
        const Bounds exact = solver.solve(position, true, {}).bounds;
        const Bounds value = solver.solve(position, false, {}).bounds;
        if (exact.low != expected || exact.high != expected ||
            value_of(value.low) != value_of(expected) ||
            value_of(value.high) != value_of(expected)) {
            return format_position(position, rules) + ": minimax says " + std::to_string(expected) +
                   ", the solver " + std::to_string(exact.low) + " to " +
                   std::to_string(exact.high);
        }
    }
    return {};
}

}  // namespace plain
