#include "quartino_search/hints.hpp"

#include <algorithm>

#include "quartino_search/exponential.hpp"
#include "quartino_search/reach.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

// The maximum log-odds of a trail, in 256ths: people don't always build what they hold.
constexpr int most = 1500;

int distance_of(int card, const Reach& reach) {
    int distance = 0;
    while (!(reach.within[distance] >> card & 1)) ++distance;
    return distance;
}

bool shows(const Board& board, int field, int colour) {
    return board.stacks[field] != empty_stack && top_of(board.stacks[field]) == colour;
}

// The most stones of a card that a window shows, at least one of them new.
int new_match_of(int card, const Geometry& table, const Board& before, const Board& after) {
    int most = 0;
    for (int window = 0; window < table.window_count; ++window) {
        int match = 0;
        bool is_new = false;
        for (int place = 0; place < 4; ++place) {
            const int field = table.windows[window][place];
            if (!shows(after, field, cards[card][place])) continue;
            ++match;
            is_new |= after.stacks[field] != before.stacks[field];
        }
        if (is_new) most = std::max(most, match);
    }
    return most;
}

}  // namespace

void Trail::add(const Position& first, const Board& last, bool has_claimed) {
    const Reach before = reach_of(first.board), after = reach_of(last);
    Turn& turn = turns_.emplace_back();
    turn.has_claimed = has_claimed;
    for (int card = 0; card < card_count; ++card) {
        int hint = 2 * (first.stones - 1) + has_claimed;
        hint = 5 * hint + distance_of(card, before);
        hint = 5 * hint + distance_of(card, after);
        hint = 5 * hint + new_match_of(card, first.table(), first.board, last);
        turn.hints[card] = static_cast<std::int16_t>(hint);
    }
}

float Trail::odds_of(int card, int seats) const {
    int sum = 0;
    visit(card, [&](int index) { sum += hint_table[seats - 2][index]; });
    return exponential(static_cast<float>(std::clamp(sum, -most, most)) / 256);
}

}  // namespace fourfold::quartino_search
