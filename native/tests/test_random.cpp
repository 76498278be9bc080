// Compares the RNG with numbers that Python printed.
#include <numeric>
#include <string>
#include <vector>

#include "bots/decision_seed.hpp"
#include "bots/random.hpp"
#include "bots/sha512.hpp"
#include "check.hpp"

using namespace fourfold::bots;

namespace {

std::uint64_t first_word_of_digest(std::size_t length) {
    const auto digest = sha512(std::string(length, 'a'));
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | digest[i];
    return word;
}

}  // namespace

TEST(random_numbers_match_python) {
    Random random(0);
    CHECK_EQUAL(random.random(), 0x1.b0580f98a7dbep-1);
    CHECK_EQUAL(random.random(), 0x1.84129978f9c1ap-1);
    CHECK_EQUAL(random.getrandbits(63), 373402508605428821U);
    CHECK_EQUAL(random.getrandbits(5), 8U);
}

TEST(random_numbers_still_match_python_after_many_draws) {
    Random random(5);
    for (int i = 0; i < 2000; ++i) random.random();
    CHECK_EQUAL(random.getrandbits(32), 2706920825U);
}

TEST(shuffles_and_choices_match_python) {
    Random random(~std::uint64_t{0});
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 0);
    random.shuffle(items);
    CHECK(items == (std::vector<int>{2, 6, 7, 9, 8, 1, 4, 5, 3, 0}));
    CHECK_EQUAL(random.choice(items), 9);
    CHECK_EQUAL(random.getrandbits(64), 9820843617686605218U);
}

TEST(a_seed_may_have_more_than_64_bits) {
    const Seed seed = {7, 0, 0, 16};  // 2 ** 100 + 7
    CHECK_EQUAL(Random(seed).getrandbits(32), 1786885132U);
}

TEST(decision_seeds_match_python) {
    CHECK_EQUAL(decision_seed("0", 0), 4440543551817394114U);
    CHECK_EQUAL(decision_seed("0", 5), 1298127027714952488U);
    CHECK_EQUAL(decision_seed("0", 117), 5436645654031399933U);
    CHECK_EQUAL(decision_seed("9223372036854775807", 0), 8031381808797920317U);
    CHECK_EQUAL(decision_seed("9223372036854775807", 117), 4327677215032380845U);
}

TEST(sha512_pads_texts_near_block_boundaries) {
    CHECK_EQUAL(first_word_of_digest(0), 0xcf83e1357eefb8bdU);
    CHECK_EQUAL(first_word_of_digest(3), 0xd6f644b19812e97bU);
    CHECK_EQUAL(first_word_of_digest(111), 0xfa9121c7b32b9e01U);
    CHECK_EQUAL(first_word_of_digest(112), 0xc01d080efd492776U);
    CHECK_EQUAL(first_word_of_digest(128), 0xb73d1929aa615934U);
    CHECK_EQUAL(first_word_of_digest(239), 0x52c853cb8d907f3dU);
    CHECK_EQUAL(first_word_of_digest(240), 0x4c296d90c61052a6U);
}
