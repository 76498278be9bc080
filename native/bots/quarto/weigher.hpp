// Evaluates turns as a fallible player does: by what a look notices, and a bounded search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/choice.hpp"
#include "bots/quarto/level.hpp"
#include "bots/quarto/prospect.hpp"
#include "bots/quarto/solver_pool.hpp"
#include "bots/quarto/thought.hpp"
#include "bots/random.hpp"
#include "quarto/game.hpp"

namespace fourfold::quarto_bots {

// Evaluates the turns of one decision. All arguments must outlive it.
class TurnWeigher {
  public:
    // The prospects are those of the game's position.
    TurnWeigher(const Level& level, const quarto::Game& game,
                const std::vector<Prospect>& prospects, bots::Random& random)
        : level_(level), game_(game), prospects_(prospects), random_(random) {}

    // The best `count` of the turns that the player considers, best first. Equally good turns come
    // in random order. When time runs out, the rest is judged without a search.
    std::vector<bots::Candidate> weigh(Thought& thought, std::uint64_t nodes, std::size_t count,
                                       SolverPool& solvers);

  private:
    // A placement's prospect, the piece to give, and the turn's value. A turn may have no
    // placement, and the last one has no piece to give.
    struct Weighed {
        const Prospect* prospect;
        int given;
        double value;

        bool is_lost_at_sight() const;
    };

    std::vector<Weighed> list_turns();
    double parity_of(quarto::Pieces safe_pieces) const;
    void read(std::vector<Weighed>& turns, Thought& thought, std::uint64_t nodes,
              SolverPool& solvers) const;
    static bots::Moves moves_of(const Weighed& turn);

    const Level& level_;
    const quarto::Game& game_;
    const std::vector<Prospect>& prospects_;
    bots::Random& random_;
};

}  // namespace fourfold::quarto_bots
