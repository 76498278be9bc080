// How a position ends under perfect play, as one number: higher is better for the player to move.
#pragma once

namespace fourfold::solver {

// The distance is the number of placements to the end of the game; the winner plays for the
// shortest game, the loser for the longest. The player to move wins after an odd number of
// placements, and loses after an even number.
//
//     loss in 2   loss in 4   …   loss in 16   draw   win in 15   …   win in 3   win in 1
//        -15         -13               -1        0        2             14         16
using Score = int;

inline constexpr Score worst_score = -15;
inline constexpr Score best_score = 16;

constexpr Score win_in(int distance) { return 17 - distance; }
constexpr Score loss_in(int distance) { return distance - 17; }

constexpr int value_of(Score score) { return score > 0 ? 1 : score < 0 ? -1 : 0; }

// Meaningless for a draw.
constexpr int distance_of(Score score) { return score > 0 ? 17 - score : 17 + score; }

// The score of a position for its player to move, if the best move leads to a position with the
// given score for the opponent: one placement further away, with the opposite sign.
constexpr Score before(Score score) { return score == 0 ? 0 : score > 0 ? 1 - score : -1 - score; }

// The inverse: the score of the position after the best move.
constexpr Score after(Score score) { return score == 0 ? 0 : score > 0 ? -1 - score : 1 - score; }

static_assert(before(win_in(1)) == loss_in(2) && before(loss_in(2)) == win_in(3));
static_assert(after(loss_in(2)) == win_in(1) && after(win_in(3)) == loss_in(2));

// What is known about a score: it is at least `low` and at most `high`.
struct Bounds {
    Score low = worst_score;
    Score high = best_score;

    bool is_exact() const { return low == high; }
};

}  // namespace fourfold::solver
