#include "bots/quarto/trap.hpp"

#include <bitset>

namespace fourfold::quarto_bots {

// Measured with `tools/weigh_turns.py` on 360 games of keen, club and expert under the printed
// rules; the other scores are too rare to measure and get the weight of a draw.
double weight_of(solver::Score score) {
    switch (score) {
        case -15:
            return 0.04;
        case -13:
            return 0.18;
        case -11:
            return 0.31;
        case -9:
            return 0.48;
        case -7:
            return 0.62;
        case 8:
            return 3.0;
        case 10:
            return 3.5;
        case 12:
            return 4.3;
        case 14:
            return 4.1;
        case 16:
            return 15.6;
        default:
            return 1.0;
    }
}

double error_chance(const solver::GameAnalysis& analysis) {
    const auto value = solver::value_of(analysis.verdict);
    double total = 0, wrong = 0;
    for (const solver::MoveVerdict& turn : whole_turns(analysis)) {
        const double weight = weight_of(turn.verdict.low);
        total += weight;
        if (solver::value_of(turn.verdict) != value) wrong += weight;
    }
    return total > 0 ? wrong / total : 0;
}

std::vector<solver::MoveVerdict> whole_turns(const solver::GameAnalysis& analysis) {
    std::bitset<quarto::move_count> goes_on;  // the first moves of longer turns
    for (const auto& turn : analysis.moves) {
        if (turn.moves.size() > 1) goes_on.set(turn.moves[0]);
    }
    std::vector<solver::MoveVerdict> whole;
    for (const auto& turn : analysis.moves) {
        if (turn.moves.size() > 1 || !goes_on[turn.moves[0]]) whole.push_back(turn);
    }
    return whole;
}

}  // namespace fourfold::quarto_bots
