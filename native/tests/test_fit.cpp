#include <cmath>
#include <fstream>
#include <iterator>
#include <string>

#include "check.hpp"
#include "playout/random.hpp"
#include "tools/fit.hpp"
#include "tools/weight_source.hpp"

using namespace fourfold::quartino_search;
using namespace fourfold::tools;
using fourfold::playout::Random;

namespace {

double chance(Random& random) { return static_cast<double>(random.bits() >> 11) * 0x1p-53; }

// Two seats with a random feature in 0 to 1 each: `weight` times the lead is the log-odds of a win.
std::vector<Sample> draw_samples(int count, float weight, Random& random) {
    std::vector<Sample> samples;
    for (int i = 0; i < count; ++i) {
        Sample sample;
        for (int seat = 0; seat < 2; ++seat) {
            sample.features[seat][5] = static_cast<float>(chance(random));
        }
        const double lead = weight * (sample.features[1][5] - sample.features[0][5]);
        sample.winner = chance(random) < 1 / (1 + std::exp(-lead)) ? 1 : 0;
        samples.push_back(sample);
    }
    return samples;
}

}  // namespace

TEST(fitting_recovers_the_weights_behind_the_outcomes) {
    Random random(1);
    // Enough to converge in any order: how std::shuffle shuffles depends on the library.
    auto samples = draw_samples(40'000, 2, random);
    SeatWeights weights{};
    const double loss = fit(samples, 2, weights);
    for (int seat = 0; seat < 2; ++seat) {
        CHECK(std::abs(weights[seat][5] - 2) < 0.2);
        CHECK(weights[seat][6] == 0);
    }
    CHECK(loss < std::log(2) - 0.02);
}

TEST(fitting_without_samples_changes_nothing) {
    std::vector<Sample> samples;
    SeatWeights weights{};
    weights[1][3] = 1;
    const SeatWeights before = weights;
    CHECK_EQUAL(fit(samples, 2, weights), 0.0);
    CHECK(weights == before);
}

TEST(weights_are_printed_as_source) {
    std::ifstream file(FOURFOLD_NATIVE_DIR "/quartino_search/weights.cpp");
    const std::string source(std::istreambuf_iterator<char>(file), {});
    CHECK(!source.empty());
    CHECK(source == format_weight_source(weights_of_a_view, weights_of_open_cards));
}
