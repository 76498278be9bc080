#include "solver/opening.hpp"

#include <unordered_set>

namespace fourfold::solver {

namespace {

bool wins_somewhere(const quarto::Position& position, const quarto::Rules& rules) {
    for (int square = 0; square < quarto::square_count; ++square) {
        if (position.occupied >> square & 1) continue;
        quarto::Position after = position;
        after.place(square);
        if (!after.complete_groups(rules).empty()) return true;
    }
    return false;
}

}  // namespace

std::vector<quarto::Position> list_openings(const quarto::Rules& rules, int pieces) {
    Solver solver(rules, {});
    quarto::Position start;
    start.give(0);
    std::vector<quarto::Position> level{start};
    for (int placed = 0; placed < pieces; ++placed) {
        // A position that wins at once is not an opening, and leads to none, as play stops there.
        std::unordered_set<Key> seen;
        std::vector<quarto::Position> next;
        for (const quarto::Position& position : level) {
            for (int square = 0; square < quarto::square_count; ++square) {
                if (position.occupied >> square & 1) continue;
                quarto::Position after = position;
                after.place(square);
                for (int piece = 0; piece < quarto::piece_count; ++piece) {
                    if (!(after.supply >> piece & 1)) continue;
                    quarto::Position given = after;
                    given.give(piece);
                    if (!seen.insert(solver.key_of(given)).second) continue;
                    if (!wins_somewhere(given, rules)) next.push_back(given);
                }
            }
        }
        level = std::move(next);
    }
    return level;
}

}  // namespace fourfold::solver
