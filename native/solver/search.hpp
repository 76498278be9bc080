// The search: one yes-or-no question about a position, answered exactly.
#pragma once

#include <cstdint>
#include <memory>

#include "quarto/position.hpp"
#include "solver/control.hpp"
#include "solver/score.hpp"
#include "solver/table.hpp"

namespace fourfold::solver {

// One thread's search in one rule set. Searches may share a table and a control.
class Search {
  public:
    virtual ~Search() = default;

    // Whether the score of a position is at least the bound. The position must have a piece in
    // hand and no complete group that still counts. Throws Stopped.
    virtual bool is_at_least(const quarto::Position& position, Score bound) = 0;

    // Whether the piece in hand completes a group on some square.
    virtual bool wins_at_once(const quarto::Position& position) const = 0;

    // The key of a position with a piece in hand and at most eight pieces on the board.
    virtual Key key_of(const quarto::Position& position) const = 0;

    // Return the nodes that were not yet reported to the control, and count them as reported.
    virtual std::uint64_t take_unreported_nodes() = 0;

    // Return all nodes that this search has ever visited.
    virtual std::uint64_t nodes() const = 0;

    // Report to the control after `nodes` nodes, or after a few thousand if that is sooner.
    virtual void report_within(std::uint64_t nodes) = 0;
};

// The targets that the search is compiled for, slowest first.
enum class Target { portable, baseline, x86_64_v3, x86_64_v4, x86_64_v4_bitalg };

// The fastest target that this processor can run.
Target best_target();
bool is_available(Target target);

// Of the searches that share a control, one polls for all.
std::unique_ptr<Search> make_search(Target target, const quarto::Rules& rules, Table& table,
                                    Control& control, bool polls);

}  // namespace fourfold::solver
