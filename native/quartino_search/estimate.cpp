#include "quartino_search/estimate.hpp"

#include <algorithm>
#include <cmath>

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

// Continuations for a position without a choice of turns; the best of several turns gets about as
// many.
constexpr std::uint64_t sampled_deals = 600;

std::optional<double> error_of(double sum, double squares, std::uint64_t visits) {
    if (visits < 2) return std::nullopt;
    const auto count = static_cast<double>(visits);
    const double variance = std::max(0.0, (squares - sum * sum / count) / (count - 1));
    return std::sqrt(variance / count);
}

// Each seat's share. Without continuations only the mover's is known: others share the rest.
std::vector<Share> shares_of(const Candidate& candidate, const Position& position) {
    const auto& [sums, squares] = candidate.tally;
    int others = -1;
    for (int seat = 0; seat < position.seats; ++seat) others += !position.racks[seat].is_out;
    std::vector<Share> shares;
    for (int seat = 0; seat < position.seats; ++seat) {
        const bool is_mover = seat + 1 == position.mover;
        if (candidate.visits != 0) {
            const double mean = sums[seat] / static_cast<double>(candidate.visits);
            shares.push_back({mean, error_of(sums[seat], squares[seat], candidate.visits)});
        } else if (is_mover) {
            shares.push_back({candidate.value});
        } else {
            const bool is_out = position.racks[seat].is_out;
            shares.push_back({is_out ? 0 : (1 - candidate.value) / others});
        }
    }
    return shares;
}

// A turn that wins at once.
std::vector<Share> won_by(int winner, int seats) {
    std::vector<Share> shares;
    for (int seat = 1; seat <= seats; ++seat) shares.push_back({seat == winner ? 1.0 : 0.0, 0.0});
    return shares;
}

EstimatedTurn estimated(const Candidate& candidate, int seat) {
    const auto& [sums, squares] = candidate.tally;
    if (candidate.turn.after.is_over) return {candidate.turn.path, {candidate.value, 0.0}, 0};
    const auto error = error_of(sums[seat - 1], squares[seat - 1], candidate.visits);
    return {candidate.turn.path, {candidate.value, error}, candidate.visits};
}

}  // namespace

Estimate estimate(const Position& position, const Shown& known, const Character& character,
                  std::uint64_t seed, Control& control) {
    const int seat = position.mover;
    const int depth = character.effort.depth;
    Knowledge knowledge;
    knowledge.shown = known;
    Estimate found;
    if ((set_of(position.rack().hidden()) & ~known[seat - 1]) != 0) {
        // One turn more: the mover's own.
        const auto sampled =
            sample_position(position, knowledge, depth + 1, sampled_deals, seed, control);
        found.shares = shares_of(sampled, position);
        found.is_complete = !control.is_stopped();
        return found;
    }
    knowledge.shown[seat - 1] = 0;
    Finding finding = choose_turn(position, knowledge, character, seed, control);
    Candidate& best = finding.candidates.front();
    if (best.turn.after.is_over) {
        found.shares = won_by(best.turn.after.winner, position.seats);
    } else {
        if (finding.candidates.size() == 1) {
            const auto sampled =
                sample_turn(position, knowledge, best.turn, depth, sampled_deals, seed, control);
            if (sampled.visits != 0) best = sampled;
        }
        found.shares = shares_of(best, position);
    }
    for (const Candidate& each : finding.candidates) found.turns.push_back(estimated(each, seat));
    found.line = std::move(finding.line);
    found.is_complete = !control.is_stopped();
    return found;
}

}  // namespace fourfold::quartino_search
