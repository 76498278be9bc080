#include "tools/fit.hpp"

#include <algorithm>
#include <cmath>
#include <random>
#include <span>

namespace fourfold::tools {

using quartino::max_seats;
using quartino_search::feature_count;

namespace {

constexpr int passes = 5;
constexpr std::size_t batch_size = 256;
constexpr float first_rate = 0.02F;
constexpr float rate_of_next_pass = 0.6F;
constexpr float decay = 1e-4F;  // keeps weights at 0 that no sample affects
constexpr float mean_memory = 0.9F;
constexpr float square_memory = 0.999F;

class Fitter {
  public:
    Fitter(int seats, SeatWeights& weights) : seats_(seats), weights_(weights) {}

    // Take one step against the samples' mean gradient; return their total loss.
    double learn(std::span<const Sample> batch, float rate) {
        SeatWeights gradient{};
        double loss = 0;
        for (const Sample& sample : batch) loss += add_gradient(sample, gradient);
        ++step_;
        const double mean_bias = 1 - std::pow(mean_memory, step_);
        const double square_bias = 1 - std::pow(square_memory, step_);
        for (int turns = 0; turns < seats_; ++turns) {
            for (int feature = 0; feature < feature_count; ++feature) {
                float& weight = weights_[turns][feature];
                float& mean = means_[turns][feature];
                float& square = squares_[turns][feature];
                const float slope = gradient[turns][feature] + decay * weight;
                mean = mean_memory * mean + (1 - mean_memory) * slope;
                square = square_memory * square + (1 - square_memory) * slope * slope;
                const auto unbiased_mean = static_cast<float>(mean / mean_bias);
                const auto unbiased_square = static_cast<float>(square / square_bias);
                weight -= rate * unbiased_mean / (std::sqrt(unbiased_square) + 1e-6F);
            }
        }
        return loss;
    }

  private:
    double add_gradient(const Sample& sample, SeatWeights& gradient) const {
        const auto chances = chances_in(sample);
        for (int turns = 0; turns < seats_; ++turns) {
            const float error = chances[turns] - (turns == sample.winner ? 1.0F : 0.0F);
            for (int feature = 0; feature < feature_count; ++feature) {
                gradient[turns][feature] +=
                    error * sample.features[turns][feature] / float{batch_size};
            }
        }
        return -std::log(chances[sample.winner]);
    }

    std::array<float, max_seats> chances_in(const Sample& sample) const {
        std::array<float, max_seats> chances{};
        for (int turns = 0; turns < seats_; ++turns) {
            for (int feature = 0; feature < feature_count; ++feature) {
                chances[turns] += weights_[turns][feature] * sample.features[turns][feature];
            }
        }
        const auto in_game = std::span(chances).first(static_cast<std::size_t>(seats_));
        const float highest = std::ranges::max(in_game);
        float sum = 0;
        for (float& chance : in_game) sum += chance = std::exp(chance - highest);
        for (float& chance : in_game) chance /= sum;
        return chances;
    }

    int seats_;
    SeatWeights& weights_;
    SeatWeights means_{}, squares_{};
    int step_ = 0;
};

}  // namespace

double fit(std::vector<Sample>& samples, int seats, SeatWeights& weights) {
    std::mt19937 random(1);
    Fitter fitter(seats, weights);
    double loss = 0;
    float rate = first_rate;
    std::size_t learnt = 0;
    for (int pass = 0; pass < passes; ++pass, rate *= rate_of_next_pass) {
        std::ranges::shuffle(samples, random);
        loss = 0;
        for (learnt = 0; learnt + batch_size <= samples.size(); learnt += batch_size) {
            loss += fitter.learn(std::span(samples).subspan(learnt, batch_size), rate);
        }
    }
    return learnt == 0 ? 0 : loss / static_cast<double>(learnt);
}

}  // namespace fourfold::tools
