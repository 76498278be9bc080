// When to stop thinking: a time, and the wish of whoever waits.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace fourfold::quartino_search {

class Control {
  public:
    using Clock = std::chrono::steady_clock;
    using Poll = std::function<bool()>;

    // `poll` is called now and then, tells whether to stop, and may throw.
    explicit Control(
        std::optional<double> seconds = {}, Poll poll = [] { return false; })
        : poll_(std::move(poll)), next_poll_(Clock::now()) {
        if (!seconds) return;
        deadline_ = next_poll_ + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(*seconds));
    }

    // Whether to stop. Once it is so, it stays so.
    bool is_stopped() {
        if (is_stopped_) return true;
        const auto now = Clock::now();
        if (deadline_ && now >= *deadline_) return is_stopped_ = true;
        if (now < next_poll_) return false;
        next_poll_ = now + time_between_polls;
        return is_stopped_ = poll_();
    }

  private:
    static constexpr auto time_between_polls = std::chrono::milliseconds(10);

    Poll poll_;
    Clock::time_point next_poll_;
    std::optional<Clock::time_point> deadline_;
    bool is_stopped_ = false;
};

}  // namespace fourfold::quartino_search
