// A decision in progress: its caps and progress reports.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

#include "bots/choice.hpp"

namespace fourfold::quarto_bots {

// Thrown when a cap of the budget is hit: choose from what is known.
struct OutOfTime {};

// Its clock starts on creation. The budget must outlive it.
class Thought {
  public:
    explicit Thought(const bots::Budget& budget) : budget_(budget) {}

    // None if there is no cap on the time.
    std::optional<double> seconds_left() const;

    // Report progress, including a running search's nodes; throw OutOfTime if a cap is hit.
    void check(std::uint64_t nodes = 0);

    // Add the nodes of a finished search.
    void add_work(std::uint64_t nodes) { work_ += nodes; }

    // Set the best candidate so far.
    void prefer(bots::Candidate best) { best_ = std::move(best); }

  private:
    using Clock = std::chrono::steady_clock;

    const bots::Budget& budget_;
    Clock::time_point start_ = Clock::now();
    std::uint64_t work_ = 0, reported_work_ = 0;
    std::optional<bots::Candidate> best_;
};

}  // namespace fourfold::quarto_bots
