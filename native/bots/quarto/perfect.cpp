#include "bots/quarto/perfect.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

#include "bots/quarto/first_sight.hpp"
#include "bots/quarto/reader.hpp"
#include "bots/quarto/thought.hpp"
#include "bots/quarto/trap.hpp"

namespace fourfold::quarto_bots {

namespace {

using quarto::Game;
using quarto::Move;
using solver::Bounds;
using solver::MoveVerdict;

// With up to this many pieces not every turn is solved, as almost all of them hold the draw.
constexpr int max_opening_pieces = 4;

// The number of drawing turns to find in the opening.
constexpr int max_opening_turns = 8;

// The number of turns to try as traps, with 0, 1, 2 … pieces on the board. The last entry covers
// all larger numbers of pieces, where trying a turn is faster.
constexpr std::array<std::size_t, 7> traps_tried = {0, 0, 0, 0, 5, 20, 90};

// Sort key: certain losses first, then open turns, then certain non-losses.
std::tuple<int, int, int> rank_of(const MoveVerdict& turn) {
    const auto [low, high] = turn.verdict;
    if (low < 0 && 0 <= high) return {1, high, low};
    return {low >= 0 ? 2 : 0, low, high};
}

// 0 if it is not certain.
double value_of(const MoveVerdict& turn) { return solver::value_of(turn.verdict).value_or(0); }

bots::Candidate candidate_of(const MoveVerdict& turn) {
    return {{turn.moves.begin(), turn.moves.end()}, value_of(turn)};
}

bots::Candidate best_of(const std::vector<MoveVerdict>& turns) {
    return candidate_of(*std::ranges::max_element(turns, {}, rank_of));
}

void narrow(MoveVerdict& turn, const Bounds& verdict) {
    // First sight counts a placement for every turn, even for one that only gives a piece.
    if (turn.verdict.is_exact()) return;
    turn.verdict.low = std::max(turn.verdict.low, verdict.low);
    // A piece given to an opponent who can call loses sooner than first sight counts.
    turn.verdict.high = std::max(turn.verdict.low, std::min(turn.verdict.high, verdict.high));
}

// The verdict on a turn, given the opponent's verdict on the game after it.
Bounds verdict_before(const Bounds& after, const MoveVerdict& turn) {
    if (!quarto::is_place(turn.moves[0])) return {-after.high, -after.low};
    return {solver::before(after.high), solver::before(after.low)};
}

Game game_after(Game game, const quarto::Turn& moves) {
    for (const Move move : moves) game.play(move);
    return game;
}

class PerfectDecision {
  public:
    PerfectDecision(const Game& game, Reader& reader, Thought& thought)
        : game_(game), reader_(reader), thought_(thought) {}

    bots::Choice choose(bots::Random random) {
        auto turns = judge_at_sight(game_);
        random.shuffle(turns);
        thought_.prefer(best_of(turns));
        judge(turns);
        std::ranges::stable_sort(turns, std::ranges::greater{}, rank_of);
        thought_.prefer(candidate_of(turns.front()));
        const auto [number, line] = set_trap(turns);
        // The chosen turn comes first; the others keep their order.
        std::rotate(turns.begin(), turns.begin() + number, turns.begin() + number + 1);
        bots::Choice choice{candidate_of(turns.front()).moves, value_of(turns.front())};
        choice.line = choice.moves;
        choice.line.insert(choice.line.end(), line.begin(), line.end());
        for (const MoveVerdict& turn : turns) {
            if (choice.candidates.size() == bots::max_candidates) break;
            choice.candidates.push_back(candidate_of(turn));
        }
        return choice;
    }

  private:
    // Narrow the verdicts on turns to exact ones, unless a cap is hit or they are not needed.
    void judge(std::vector<MoveVerdict>& turns) {
        // On the empty board all pieces are equivalent.
        if (game_.placed() == 0 && game_.position.hand == quarto::none) return;
        try {
            if (game_.placed() <= max_opening_pieces) {
                const auto value = solver::value_of(reader_.judge(game_, 0.5));
                if (value.value_or(0) == 0) return judge_some(turns);
            }
            const auto found = reader_.analyse(game_).moves;
            for (MoveVerdict& turn : turns) {
                const auto same = std::ranges::find(found, turn.moves, &MoveVerdict::moves);
                if (same != found.end()) narrow(turn, same->verdict);
            }
        } catch (const OutOfTime&) {
        }
    }

    // Search turns until enough of them are known to draw; leave the others open.
    void judge_some(std::vector<MoveVerdict>& turns) {
        int kept = 0;
        for (MoveVerdict& turn : turns) {
            if (kept < max_opening_turns && !solver::value_of(turn.verdict)) {
                const Bounds after = reader_.judge(game_after(game_, turn.moves));
                narrow(turn, verdict_before(after, turn));
                thought_.prefer(best_of(turns));
            }
            kept += turn.verdict.low >= 0;
        }
    }

    // Among the best turns, return the index of the one after which a fallible opponent is most
    // often wrong, and a continuation. To save time, only the first few are tried, as far as the
    // time allows.
    std::pair<int, std::vector<Move>> set_trap(const std::vector<MoveVerdict>& turns) {
        const auto equal = std::ranges::find_if(turns, [&](const MoveVerdict& turn) {
            return rank_of(turn) != rank_of(turns.front());
        });
        const auto placed = static_cast<std::size_t>(game_.placed());
        std::size_t tries = traps_tried[std::min(placed, traps_tried.size() - 1)];
        // Traps are pointless in a won position.
        if (turns.front().verdict.low > 0) tries = 1;
        tries = std::min(tries, static_cast<std::size_t>(equal - turns.begin()));
        std::pair<int, std::vector<Move>> best{0, {}};
        double most = -1;
        try {
            for (std::size_t i = 0; i < tries; ++i) {
                auto analysis = reader_.analyse(game_after(game_, turns[i].moves));
                if (!solver::value_of(analysis.verdict)) break;
                const double chance = error_chance(analysis);
                if (chance <= most) continue;
                most = chance;
                best = {static_cast<int>(i), std::move(analysis.line)};
                thought_.prefer(candidate_of(turns[i]));
            }
        } catch (const OutOfTime&) {
        }
        return best;
    }

    const Game& game_;
    Reader& reader_;
    Thought& thought_;
};

}  // namespace

bots::Choice choose_perfectly(const Game& game, const bots::Seed& seed, const bots::Budget& budget,
                              SolverPool& solvers, const Book& book) {
    if (game.can_call()) {
        const auto live = game.live_groups();
        if (!live.empty()) {
            const bots::Moves call = {quarto::call_move(live.front())};
            return {call, 1.0, call, {{call, 1.0}}};
        }
    }
    if (game.position.is_full()) return {{quarto::pass_move}, 0.0, {quarto::pass_move}};
    Thought thought(budget);
    Reader reader(solvers.exact(game.rules, book), thought, budget.work);
    return PerfectDecision(game, reader, thought).choose(bots::Random(seed));
}

}  // namespace fourfold::quarto_bots
