#include "quartino_search/evaluation.hpp"

#include "quartino_search/exponential.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

constexpr auto none_table = [] {
    std::array<std::array<std::array<float, card_count + 1>, card_count + 1>, cards_of_a_rack + 1>
        table{};
    for (int drawn = 0; drawn <= cards_of_a_rack; ++drawn) {
        for (int all = 0; all <= card_count; ++all) {
            for (int marked = 0; marked <= all; ++marked) {
                float chance = 1;
                for (int i = 0; i < drawn && i < all; ++i) {
                    chance *= std::max(0.0F, static_cast<float>(all - marked - i)) /
                              static_cast<float>(all - i);
                }
                table[drawn][all][marked] = chance;
            }
        }
    }
    return table;
}();

}  // namespace

float chance_of_none(int drawn, int all, int marked) { return none_table[drawn][all][marked]; }

std::array<float, max_seats> evaluate_all(const Position& position, int mover, const Hands& hands,
                                          const WeightTable& table) {
    int in_game = 0;
    std::array<float, max_seats> chances{};
    for (int seat = 0; seat < position.seats; ++seat) in_game += !position.racks[seat].is_out;
    const auto& weights = table[in_game - 2];
    visit_features(position, mover, hands, [&](int turns, int seat, int feature, float value) {
        chances[seat] += weights[turns][feature] * value;
    });
    float sum = 0;
    for (int seat = 0; seat < max_seats; ++seat) {
        const bool is_in = seat < position.seats && !position.racks[seat].is_out;
        chances[seat] = is_in ? exponential(chances[seat]) : 0;
        sum += chances[seat];
    }
    for (float& chance : chances) chance /= sum;
    return chances;
}

float evaluate(const Position& position, int mover, const Hands& hands, const WeightTable& table) {
    return evaluate_all(position, mover, hands, table)[mover - 1];
}

}  // namespace fourfold::quartino_search
