#include <limits>
#include <stdexcept>

#include "check.hpp"
#include "count.hpp"

using fourfold::checked_add;
using fourfold::checked_multiply;
using fourfold::Count;

constexpr Count max_count = std::numeric_limits<Count>::max();

TEST(a_count_that_fits_is_exact) {
    CHECK_EQUAL(checked_add(max_count - 1, 1), max_count);
    CHECK_EQUAL(checked_multiply(max_count / 3, 3), max_count);
    CHECK_EQUAL(checked_multiply(max_count, 0), Count{0});
}

TEST(a_count_that_does_not_fit_is_refused) {
    CHECK_THROWS(checked_add(max_count, 1), std::overflow_error);
    CHECK_THROWS(checked_multiply(max_count / 2 + 1, 2), std::overflow_error);
}

TEST(a_saturated_sum_that_overflows_is_too_many) {
    CHECK_EQUAL(fourfold::saturated_add(max_count - 2, 1), max_count - 1);
    CHECK_EQUAL(fourfold::saturated_add(max_count - 1, 2), fourfold::too_many);
    CHECK_EQUAL(fourfold::saturated_add(fourfold::too_many, 1), fourfold::too_many);
}
