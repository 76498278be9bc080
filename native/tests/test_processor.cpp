// Compares our detection of the processor's features with that of the compiler's run-time library.
#include "check.hpp"
#include "solver/search.hpp"

#if defined(__x86_64__) && defined(__linux__)
using namespace fourfold::solver;

TEST(detected_targets_match_the_compilers_own_detection) {
    const bool has_256 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
    const bool has_512 = has_256 && __builtin_cpu_supports("avx512f") &&
                         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512cd") &&
                         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    CHECK_EQUAL(is_available(Target::x86_64_v3), has_256);
    CHECK_EQUAL(is_available(Target::x86_64_v4), has_512);
    CHECK_EQUAL(is_available(Target::x86_64_v4_bitalg),
                has_512 && __builtin_cpu_supports("avx512bitalg"));
}
#endif
