#include "dataset/quarto_label.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <thread>

#include "solver/symmetry.hpp"

namespace fourfold::dataset {

namespace {

constexpr std::size_t table_bytes = std::size_t{8} << 20;

// Take one of the first `left` items and put the last of them in its place.
int draw(std::array<int, 16>& items, int left, playout::Random& random) {
    int& drawn = items[random.below(left)];
    std::swap(drawn, items[left - 1]);
    return items[left - 1];
}

std::uint64_t mix(std::uint64_t state, std::uint64_t value) {
    state ^= value;
    return playout::split_mix(state);
}

}  // namespace

quarto::Position draw_position(const quarto::Rules& rules, int pieces, playout::Random& random) {
    while (true) {
        std::array<int, 16> supply, squares;
        std::iota(supply.begin(), supply.end(), 0);
        std::iota(squares.begin(), squares.end(), 0);
        quarto::Position position;
        for (int left = 16; left > 16 - pieces; --left) {
            position.give(draw(supply, left, random));
            position.place(draw(squares, left, random));
        }
        position.give(draw(supply, 16 - pieces, random));
        const auto groups = quarto::groups_in_play(rules.squares);
        const bool is_over = std::any_of(groups.begin(), groups.end(), [&](quarto::Squares group) {
            return position.is_complete(group, rules);
        });
        if (!is_over) return position;
    }
}

// As in solver/key.hpp: the hand becomes all zeros, the traits are sorted, and the smallest
// image under the board's symmetries is taken. That key has no room for more than eight pieces.
std::uint64_t canonical_key(const quarto::Position& position, const quarto::Rules& rules) {
    const auto& symmetries = solver::Symmetries::of(rules.squares);
    const auto form = symmetries.form_of(position.occupied);
    std::array<quarto::Squares, quarto::trait_count> differing{};
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        if (!(rules.traits >> trait & 1)) continue;
        const bool is_one = position.hand >> trait & 1;
        const quarto::Squares ones = position.traits[trait];
        differing[trait] = is_one ? position.occupied & static_cast<quarto::Squares>(~ones) : ones;
    }
    std::array<quarto::Squares, quarto::trait_count> smallest{};
    for (const std::uint8_t* symmetry = form.first; symmetry != form.last; ++symmetry) {
        auto image = differing;
        for (auto& mask : image) mask = symmetries.apply(*symmetry, mask);
        std::sort(image.begin(), image.end());
        if (symmetry == form.first || image < smallest) smallest = image;
    }
    std::uint64_t key = mix(0, form.squares);
    for (const quarto::Squares mask : smallest) key = mix(key, mask);
    return key;
}

Labeller::Labeller(const quarto::Rules& rules, int threads,
                   std::shared_ptr<const solver::Book> book)
    : rules_(rules) {
    for (int i = 0; i < threads; ++i) {
        const solver::Options options{1, table_bytes, solver::best_target(), book};
        solvers_.push_back(std::make_unique<solver::Solver>(rules, options));
    }
}

void Labeller::label(std::span<const quarto::Position> positions, const Labels& labels) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](solver::Solver& solver) {
        for (std::size_t i = next++; i < positions.size(); i = next++) {
            label_one(solver, positions[i], i, labels);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < solvers_.size(); ++i) {
        others.emplace_back(work, std::ref(*solvers_[i]));
    }
    work(*solvers_[0]);
}

void Labeller::label_one(solver::Solver& solver, const quarto::Position& position,
                         std::size_t index, const Labels& labels) const {
    std::int8_t* steps = labels.steps + index * scores_per_position;
    std::fill_n(steps, scores_per_position, no_score);
    int best = no_score;
    for (const auto& option : solver.analyse(position, true, {}).options) {
        const auto score = static_cast<std::int8_t>(option.bounds.low);
        std::int8_t* row = steps + option.square * scores_per_square;
        if (option.piece != quarto::none) row[option.piece] = score;
        std::int8_t& alone = row[scores_per_square - 1];
        alone = std::max(alone, score);
        best = std::max<int>(best, score);
    }
    labels.scores[index] = static_cast<std::int8_t>(best);
    labels.keys[index] = canonical_key(position, rules_);
}

}  // namespace fourfold::dataset
