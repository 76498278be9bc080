// Conversions shared by the bindings for both games' bots.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/bindings.hpp"
#include "bots/choice.hpp"

namespace fourfold::bindings {

using IsStopped = std::optional<std::function<bool()>>;
using Report = std::optional<std::function<void(std::uint64_t, nb::bytes, double)>>;

// Seconds, work, is_stopped and report; each may be None. A report gets the work, the best turn so
// far (empty if there is none) and its value.
using RawBudget =
    std::tuple<std::optional<double>, std::optional<std::uint64_t>, IsStopped, Report>;

// Moves, value, line, and the candidates' moves and values. Moves are codes, one per byte.
using RawChoice = std::tuple<nb::bytes, std::optional<double>, nb::bytes,
                             std::vector<std::tuple<nb::bytes, double>>>;

inline nb::bytes bytes_of(const bots::Moves& moves) {
    return nb::bytes(moves.data(), moves.size());
}

// Needs the GIL.
inline RawChoice raw_choice(const bots::Choice& choice) {
    std::vector<std::tuple<nb::bytes, double>> candidates;
    candidates.reserve(choice.candidates.size());
    for (const auto& each : choice.candidates) {
        candidates.emplace_back(bytes_of(each.moves), each.value);
    }
    return {bytes_of(choice.moves), choice.value, bytes_of(choice.line), std::move(candidates)};
}

// A budget that calls back to Python, and handles Ctrl-C. The raw one must outlive it.
inline bots::Budget budget_of(const RawBudget& raw) {
    using Clock = std::chrono::steady_clock;
    const auto& [seconds, work, is_stopped, report] = raw;
    bots::Budget budget{seconds, work};
    budget.is_stopped = [&is_stopped, next = Clock::now()]() mutable {
        // Waiting for a busy interpreter takes milliseconds.
        if (const auto now = Clock::now(); now >= next) {
            next = now + std::chrono::milliseconds(20);
            check_signals();
        }
        return is_stopped && (*is_stopped)();  // takes the GIL itself
    };
    if (report) {
        budget.report = [&report](const bots::Progress& progress) {
            nb::gil_scoped_acquire gil;
            const auto best = progress.best.value_or(bots::Candidate{});
            (*report)(progress.work, bytes_of(best.moves), best.value);
        };
    }
    return budget;
}

}  // namespace fourfold::bindings
