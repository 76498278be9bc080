// Counts of move sequences: 64-bit integers with overflow checks.
#pragma once

#include <cstdint>
#include <limits>
#include <stdexcept>

namespace fourfold {

using Count = std::uint64_t;

[[noreturn]] inline void refuse_count() {
    throw std::overflow_error("the number of move sequences does not fit into 64 bits");
}

// Both throw std::overflow_error if the result does not fit.
constexpr Count checked_add(Count a, Count b) {
    if (a > std::numeric_limits<Count>::max() - b) refuse_count();
    return a + b;
}

constexpr Count checked_multiply(Count a, Count b) {
    if (b != 0 && a > std::numeric_limits<Count>::max() / b) refuse_count();
    return a * b;
}

// Stands for any count that does not fit; no real count is this large.
inline constexpr Count too_many = std::numeric_limits<Count>::max();

// Return `too_many` on overflow, for sums that may turn out not to matter.
constexpr Count saturated_add(Count a, Count b) { return a > too_many - b ? too_many : a + b; }

}  // namespace fourfold
