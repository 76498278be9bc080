#include "quartino_search/deal.hpp"

#include <algorithm>
#include <bit>

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

// The relative probability of a card by the number of times it was passed up, in 256ths: players
// sometimes overlook a claim, or have something better to do.
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

// Draw a hand of `count` cards, each with a probability proportional to the product of its cards'
// odds.
CardSet draw_hand(CardSet rest, int count, const std::array<float, card_count>& odds,
                  playout::Random& random) {
    // sums[i][n]: the sum of the products of n odds over all choices among the cards from i on.
    std::array<std::array<double, cards_of_a_rack + 1>, card_count + 1> sums{};
    sums[card_count][0] = 1;
    for (int card = card_count - 1; card >= 0; --card) {
        sums[card] = sums[card + 1];
        if (!(rest >> card & 1)) continue;
        for (int n = 1; n <= count; ++n) sums[card][n] += odds[card] * sums[card + 1][n - 1];
    }
    CardSet hand = 0;
    for (int card = 0; count > 0; ++card) {
        if (!(rest >> card & 1)) continue;
        const double chance = static_cast<double>(random.bits() >> 11) * 0x1p-53;
        if (chance * sums[card][count] >= odds[card] * sums[card + 1][count - 1]) continue;
        hand |= CardSet{1} << card;
        --count;
    }
    return hand;
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
        if (knowledge.odds) {
            CardSet hand =
                draw_hand(rest, rack.hidden_count - place, (*knowledge.odds)[other - 1], random);
            rest &= ~hand;
            for (; hand != 0; hand &= hand - 1) {
                rack.cards[place++] = static_cast<std::uint8_t>(std::countr_zero(hand));
            }
        }
        while (place < rack.hidden_count) {
            const int card = draw_card(rest, knowledge.passed[other - 1], random);
            rest &= ~(CardSet{1} << card);
            rack.cards[place++] = static_cast<std::uint8_t>(card);
        }
    }
}

CardChances chances_seen_by(int seat, const Position& position, const Knowledge& knowledge) {
    constexpr int deals = 256;
    CardChances chances{};
    playout::Random random(1);  // the same deals for the same knowledge
    Position deal = position;
    for (int i = 0; i < deals; ++i) {
        draw_hidden_cards(deal, seat, knowledge, random);
        for (int other = 0; other < position.seats; ++other) {
            for (const int card : deal.racks[other].hidden()) {
                chances[other][card] += 1.0F / deals;
            }
        }
    }
    return chances;
}

}  // namespace fourfold::quartino_search
