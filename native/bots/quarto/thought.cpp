#include "bots/quarto/thought.hpp"

#include <algorithm>

namespace fourfold::quarto_bots {

namespace {

// The fraction of the time used for thinking; the rest is for returning the answer.
constexpr double share = 0.95;

}  // namespace

std::optional<double> Thought::seconds_left() const {
    if (!budget_.seconds) return std::nullopt;
    const std::chrono::duration<double> spent = Clock::now() - start_;
    return std::max(0.0, share * *budget_.seconds - spent.count());
}

void Thought::check(std::uint64_t nodes) {
    // Nodes spent on finding a line are reported but not added afterwards: never report less.
    reported_work_ = std::max(reported_work_, work_ + nodes);
    if (budget_.report) budget_.report({reported_work_, best_});
    if (seconds_left() == 0.0 || (budget_.is_stopped && budget_.is_stopped())) throw OutOfTime{};
}

}  // namespace fourfold::quarto_bots
