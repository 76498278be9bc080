// State that the threads of a search share in addition to the table: limits, the stop flag, and
// the positions being searched.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "solver/table.hpp"

namespace fourfold::solver {

// Thrown by a search that was told to stop, or that has hit a limit.
struct Stopped {};

class Control {
  public:
    using Clock = std::chrono::steady_clock;
    using Poll = std::function<void(std::uint64_t)>;

    static constexpr auto time_between_polls = std::chrono::milliseconds(20);

    // Reset, with new limits. `poll` is called periodically with the nodes so far, only by the
    // thread that reports with `polls`, and may throw.
    void begin(std::optional<std::uint64_t> max_nodes, std::optional<double> seconds, Poll poll) {
        max_nodes_ = max_nodes;
        poll_ = std::move(poll);
        next_poll_ = Clock::now();
        deadline_.reset();
        if (seconds) {
            deadline_ = next_poll_ + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(*seconds));
        }
        nodes_ = 0;
        is_stopped_ = false;
        for (auto& place : busy_) place = 0;
    }

    // Make every search throw Stopped at its next report, or let them continue.
    void stop() { is_stopped_.store(true, std::memory_order_relaxed); }
    void resume() { is_stopped_.store(false, std::memory_order_relaxed); }

    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    void add_nodes(std::uint64_t nodes) { nodes_.fetch_add(nodes, std::memory_order_relaxed); }

    // Add a thread's nodes; throw Stopped if a limit was hit.
    void report(std::uint64_t nodes, bool polls) {
        add_nodes(nodes);
        if (is_stopped_.load(std::memory_order_relaxed)) throw Stopped{};
        if (max_nodes_ && this->nodes() >= *max_nodes_) throw Stopped{};
        if (!deadline_ && !(polls && poll_)) return;
        const auto now = Clock::now();
        if (deadline_ && now >= *deadline_) throw Stopped{};
        if (polls && poll_ && now >= next_poll_) {
            next_poll_ = now + time_between_polls;
            poll_(this->nodes());
        }
    }

    // A few positions near the root that threads are searching, so that others defer them. Only a
    // hint: an entry may be overwritten.
    bool is_busy(Key key) const {
        return busy_[key % busy_.size()].load(std::memory_order_relaxed) == key;
    }
    void enter(Key key) { busy_[key % busy_.size()].store(key, std::memory_order_relaxed); }
    void leave(Key key) {
        auto& place = busy_[key % busy_.size()];
        if (place.load(std::memory_order_relaxed) == key) place.store(0, std::memory_order_relaxed);
    }

  private:
    std::optional<std::uint64_t> max_nodes_;
    std::optional<Clock::time_point> deadline_;
    Poll poll_;
    Clock::time_point next_poll_;
    std::atomic<bool> is_stopped_{false};
    std::atomic<std::uint64_t> nodes_{0};
    std::array<std::atomic<Key>, 61> busy_{};
};

}  // namespace fourfold::solver
