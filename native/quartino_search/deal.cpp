#include "quartino_search/deal.hpp"

#include <algorithm>
#include <bit>

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

// The relative probability of a card by the number of times it was passed up, in 256ths: players
// sometimes overlook a claim, or had something better to do.
constexpr std::array<int, 4> weights = {256, 64, 16, 8};

int weight_of(int passed) { return weights[std::min<std::size_t>(passed, weights.size() - 1)]; }

int draw_card(CardSet rest, const std::array<std::uint8_t, card_count>& passed,
              playout::Random& random) {
    int total = 0;
    for (CardSet set = rest; set != 0; set &= set - 1) {
        total += weight_of(passed[std::countr_zero(set)]);
    }
    int choice = random.below(total);
    for (CardSet set = rest;; set &= set - 1) {
        const int card = std::countr_zero(set);
        choice -= weight_of(passed[card]);
        if (choice < 0) return card;
    }
}

}  // namespace

void draw_hidden_cards(Position& position, int seat, const Knowledge& knowledge,
                       playout::Random& random) {
    const Hands hands = hands_seen_by(seat, position, knowledge.shown);
    CardSet rest = hands.unseen;
    for (int other = 1; other <= position.seats; ++other) {
        if (other == seat) continue;
        Rack& rack = position.racks[other - 1];
        int place = 0;
        for (CardSet set = hands.known[other - 1]; set != 0; set &= set - 1) {
            rack.cards[place++] = static_cast<std::uint8_t>(std::countr_zero(set));
        }
        while (place < rack.hidden_count) {
            const int card = draw_card(rest, knowledge.passed[other - 1], random);
            rest &= ~(CardSet{1} << card);
            rack.cards[place++] = static_cast<std::uint8_t>(card);
        }
    }
}

}  // namespace fourfold::quartino_search
