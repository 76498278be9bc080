#include "bots/quarto/fallible.hpp"

#include <algorithm>
#include <vector>

#include "bots/quarto/thought.hpp"
#include "bots/quarto/weigher.hpp"

namespace fourfold::quarto_bots {

namespace {

using quarto::Game;
using quarto::Move;

// Plausible-looking calls: full groups through the square of the latest placement.
std::vector<Move> tempting_calls(const Game& game) {
    std::vector<Move> calls;
    const auto groups = quarto::groups_in_play(game.rules.squares);
    for (int index = 0; index < static_cast<int>(groups.size()); ++index) {
        const bool is_full = (groups[index] & game.position.occupied) == groups[index];
        if (is_full && (groups[index] >> game.last & 1)) calls.push_back(quarto::call_move(index));
    }
    return calls;
}

// A decision: the moves chosen so far, and the game after them.
class FallibleDecision {
  public:
    FallibleDecision(const Level& level, const Game& game, const bots::Seed& seed,
                     const bots::Budget& budget, SolverPool& solvers)
        : level_(level),
          game_(game),
          seat_(game.mover()),
          random_(seed),
          budget_(budget),
          solvers_(solvers),
          look_(level.attention.look(game, random_)) {}

    bots::Choice choose() {
        if (call()) return finished();
        if (game_.position.is_full()) {
            play(quarto::pass_move);
            return {moves_, 0.0};
        }
        const auto prospects = list_prospects(game_.position, game_.rules, look_.nearly_complete);
        if (complete(prospects)) return finished();
        auto candidates = weigh(prospects);
        const bots::Candidate best = candidates.front();
        for (const Move move : best.moves) {
            play(move);
            if (quarto::is_place(move) && call()) return finished();
        }
        if (game_.position.is_full() && !game_.is_over && game_.mover() == seat_) {
            play(quarto::pass_move);
        }
        return {moves_, best.value, {}, std::move(candidates)};
    }

  private:
    void play(Move move) {
        game_.play(move);
        moves_.push_back(move);
    }

    // The turn ends the game; with calls off, possibly by filling the board, which is a draw.
    bots::Choice finished() const { return {moves_, game_.winner == 0 ? 0.0 : 1.0, moves_}; }

    // Call a noticed group, or occasionally a wrong one; return whether the game is over.
    bool call() {
        if (game_.can_call()) {
            const auto noticed = look_.live_groups(game_);
            if (!noticed.empty()) {
                play(quarto::call_move(noticed.front()));
            } else if (random_.random() < level_.wrong_calls) {
                const auto calls = tempting_calls(game_);
                if (!calls.empty()) play(random_.choice(calls));
            }
        }
        return game_.is_over;
    }

    // Complete and call a group if the look notices one; return whether that won.
    bool complete(const std::vector<Prospect>& prospects) {
        const auto found = std::ranges::find_if(prospects, &Prospect::completes);
        if (found == prospects.end()) return false;
        play(quarto::place_move(found->square));
        if (game_.can_call()) play(quarto::call_move(look_.live_groups(game_).front()));
        return true;
    }

    std::vector<bots::Candidate> weigh(const std::vector<Prospect>& prospects) {
        std::uint64_t nodes = level_.depth.nodes;
        if (nodes != 0) nodes = budget_.work.value_or(nodes);
        Thought thought(budget_);
        TurnWeigher weigher(level_, game_, prospects, random_);
        return weigher.weigh(thought, nodes, bots::max_candidates, solvers_);
    }

    const Level& level_;
    Game game_;
    int seat_;
    bots::Random random_;
    const bots::Budget& budget_;
    SolverPool& solvers_;
    Look look_;
    bots::Moves moves_;
};

}  // namespace

bots::Choice choose_fallibly(const Level& level, const Game& game, const bots::Seed& seed,
                             const bots::Budget& budget, SolverPool& solvers) {
    return FallibleDecision(level, game, seed, budget, solvers).choose();
}

}  // namespace fourfold::quarto_bots
