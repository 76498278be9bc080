#include "envs/quarto_vector.hpp"

#include <algorithm>
#include <array>

namespace fourfold::envs {

namespace {

using quarto::Squares;

constexpr int max_groups_through = 7;  // three lines and four blocks

// For each square its groups, padded with 0 at the end.
template <bool squares>
constexpr auto list_groups_through() {
    std::array<std::array<Squares, max_groups_through>, quarto::square_count> through{};
    for (int square = 0; square < quarto::square_count; ++square) {
        int count = 0;
        for (const Squares group : quarto::groups_in_play(squares)) {
            if (group >> square & 1) through[square][count++] = group;
        }
    }
    return through;
}

constexpr auto lines_through = list_groups_through<false>();
constexpr auto groups_through = list_groups_through<true>();

// The legal actions as bits.
std::uint32_t legal_actions(const quarto::Position& position) {
    return position.hand == quarto::none ? position.supply
                                         : static_cast<std::uint32_t>(position.empty()) << 16;
}

}  // namespace

QuartoVector::QuartoVector(const quarto::Rules& rules, std::size_t count, const Buffers& buffers,
                           std::unique_ptr<solver::Solver> solver)
    : rules_(rules), buffers_(buffers), games_(count), solver_(std::move(solver)) {
    reset();
}

void QuartoVector::reset() {
    std::fill(games_.begin(), games_.end(), Game{});
    for (std::size_t i = 0; i < games_.size(); ++i) {
        buffers_.rewards[i] = 0;
        buffers_.endings[i] = static_cast<std::uint8_t>(Ending::none);
        write(i);
    }
    if (!buffers_.values) return;
    write_values();
    std::fill_n(buffers_.regrets, games_.size(), std::int8_t{0});
}

void QuartoVector::step(std::span<const std::int32_t> actions) {
    std::vector<std::int8_t> before;
    if (buffers_.values) before.assign(buffers_.values, buffers_.values + games_.size());
    for (std::size_t i = 0; i < games_.size(); ++i) {
        play(i, actions[i]);
        write(i);
    }
    if (!buffers_.values) return;
    write_values();
    write_regrets(actions, before);
}

void QuartoVector::play(std::size_t index, std::int32_t action) {
    Game& game = games_[index];
    quarto::Position& position = game.position;
    auto ending = Ending::none;
    float reward = 0;
    if (action < 0 || action >= action_count || !(legal_actions(position) >> action & 1)) {
        ending = Ending::illegal;
        reward = -1;
    } else if (action < 16) {
        position.give(action);
        game.player ^= 1;
    } else {
        const int square = action - 16;
        position.place(square);
        if (completes_group(position, square)) {
            ending = Ending::rules;
            reward = 1;
        } else if (position.is_full()) {
            ending = Ending::rules;
        }
    }
    if (ending != Ending::none) game = Game{};
    buffers_.rewards[index] = reward;
    buffers_.endings[index] = static_cast<std::uint8_t>(ending);
}

bool QuartoVector::completes_group(const quarto::Position& position, int square) const {
    const auto& through = rules_.squares ? groups_through : lines_through;
    return std::any_of(through[square].begin(), through[square].end(), [&](Squares group) {
        return group != 0 && position.is_complete(group, rules_);
    });
}

void QuartoVector::write(std::size_t index) {
    const Game& game = games_[index];
    const quarto::Position& position = game.position;
    const auto hand = static_cast<Squares>(position.hand == quarto::none ? 0 : 1U << position.hand);
    const std::array<Squares, plane_count> planes{position.occupied,
                                                  position.traits[0],
                                                  position.traits[1],
                                                  position.traits[2],
                                                  position.traits[3],
                                                  position.supply,
                                                  hand};
    if (buffers_.packed) {
        std::copy(planes.begin(), planes.end(), buffers_.packed + index * plane_count);
    } else {
        float* out = buffers_.planes + index * plane_count * plane_size;
        for (const Squares plane : planes) {
            for (int bit = 0; bit < plane_size; ++bit) {
                *out++ = static_cast<float>(plane >> bit & 1);
            }
        }
    }
    const std::uint32_t legal = legal_actions(position);
    std::uint8_t* mask = buffers_.masks + index * action_count;
    for (int action = 0; action < action_count; ++action) mask[action] = legal >> action & 1;
    buffers_.players[index] = game.player;
}

void QuartoVector::write_values() {
    std::vector<quarto::Position> positions;
    positions.reserve(games_.size());
    for (const Game& game : games_) positions.push_back(game.position);
    const auto solutions = solver_->solve_many(positions, true, {});
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        const solver::Score score = solutions[i].bounds.low;
        const int distance = score == 0 ? 0 : solver::distance_of(score);
        buffers_.values[i] = static_cast<std::int8_t>(solver::value_of(score));
        buffers_.distances[i] = static_cast<std::int8_t>(distance);
    }
}

void QuartoVector::write_regrets(std::span<const std::int32_t> actions,
                                 std::span<const std::int8_t> values_before) {
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const bool is_over = buffers_.endings[i] != static_cast<std::uint8_t>(Ending::none);
        // Giving a piece hands the turn over, placing one does not.
        const int kept = is_over           ? static_cast<int>(buffers_.rewards[i])
                         : actions[i] < 16 ? -buffers_.values[i]
                                           : buffers_.values[i];
        buffers_.regrets[i] = static_cast<std::int8_t>(values_before[i] - kept);
    }
}

void QuartoVector::sample(playout::Random& random, std::span<std::int32_t> actions) const {
    for (std::size_t i = 0; i < games_.size(); ++i) {
        std::uint32_t legal = legal_actions(games_[i].position);
        for (int skip = random.below(std::popcount(legal)); skip > 0; --skip) legal &= legal - 1;
        actions[i] = std::countr_zero(legal);
    }
}

}  // namespace fourfold::envs
