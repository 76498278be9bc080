#include <limits>
#include <stdexcept>

#include "check.hpp"
#include "count.hpp"

using fourfold::checked_add;
using fourfold::checked_multiply;
using fourfold::Count;

constexpr Count most = std::numeric_limits<Count>::max();

TEST(a_count_that_fits_is_exact) {
    CHECK_EQUAL(checked_add(most - 1, 1), most);
    CHECK_EQUAL(checked_multiply(most / 3, 3), most);
    CHECK_EQUAL(checked_multiply(most, 0), Count{0});
}

TEST(a_count_that_does_not_fit_is_refused) {
    CHECK_THROWS(checked_add(most, 1), std::overflow_error);
    CHECK_THROWS(checked_multiply(most / 2 + 1, 2), std::overflow_error);
}

TEST(a_saturated_sum_that_does_not_fit_is_too_many) {
    CHECK_EQUAL(fourfold::saturated_add(most - 2, 1), most - 1);
    CHECK_EQUAL(fourfold::saturated_add(most - 1, 2), fourfold::too_many);
    CHECK_EQUAL(fourfold::saturated_add(fourfold::too_many, 1), fourfold::too_many);
}
