// Stops a search on a timeout or on request, and reports its progress.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "quartino_search/path.hpp"

namespace fourfold::quartino_search {

// The progress of a search.
struct Standing {
    std::uint64_t iterations = 0;  // continuations played so far
    Path best{};                   // the best turn so far; empty if there is none yet
    double value = 0;              // its winning probability
};

class Control {
  public:
    using Clock = std::chrono::steady_clock;
    using Poll = std::function<bool(const Standing&)>;

    // `poll` is called periodically with the latest progress, returns whether to stop, and may
    // throw.
    explicit Control(
        std::optional<double> seconds = {}, Poll poll = [](const Standing&) { return false; })
        : poll_(std::move(poll)), next_poll_(Clock::now()) {
        if (!seconds) return;
        deadline_ = next_poll_ + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(*seconds));
    }

    // Whether to stop. Once true, it stays true.
    bool is_stopped() {
        if (is_stopped_) return true;
        const auto now = Clock::now();
        if (deadline_ && now >= *deadline_) return is_stopped_ = true;
        if (now < next_poll_) return false;
        next_poll_ = now + time_between_polls;
        return is_stopped_ = poll_(standing_);
    }

    void tell(const Standing& standing) { standing_ = standing; }

  private:
    static constexpr auto time_between_polls = std::chrono::milliseconds(10);

    Poll poll_;
    Clock::time_point next_poll_;
    std::optional<Clock::time_point> deadline_;
    Standing standing_;
    bool is_stopped_ = false;
};

}  // namespace fourfold::quartino_search
