#include "quartino_search/character.hpp"

#include <algorithm>

#include "playout/quartino.hpp"
#include "quartino_search/deal.hpp"
#include "quartino_search/progress.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

bool happens(double chance, playout::Random& random) {
    return static_cast<double>(random.bits() >> 11) * 0x1p-53 < chance;
}

// The mover's cards that it overlooks in this turn, even if they can be claimed.
CardSet overlooked_cards(const Position& position, double attention, playout::Random& random) {
    CardSet overlooked = 0;
    for (const int card : position.rack().hidden()) {
        if (!happens(attention, random)) overlooked |= CardSet{1} << card;
    }
    return overlooked;
}

bool has_claim_of(CardSet cards, const Path& path) {
    return std::any_of(path.begin(), path.end(), [cards](Move move) {
        return is_claim(move) && (cards >> card_of(move) & 1) != 0;
    });
}

// Place stones at random; claim patterns that happen to appear, unless overlooked.
Turn stroll(const Position& position, CardSet overlooked, playout::Random& random) {
    Turn turn{{}, position};
    const int seat = position.mover;
    do {
        Move move = playout::choose_move(turn.after, random);
        if (turn.after.phase == Phase::claim) {
            move = end_move;
            for (const Move claim : turn.after.right_claims()) {
                if ((overlooked >> card_of(claim) & 1) == 0) move = claim;
            }
        }
        turn.path.push(move);
        turn.after.play(move);
    } while (!turn.after.is_over && turn.after.mover == seat);
    return turn;
}

// Ties are broken at random.
Turn most_progress(const std::vector<Turn>& turns, int seat, playout::Random& random) {
    const Turn* best = nullptr;
    float most = 0;
    int equal = 0;
    for (const Turn& turn : turns) {
        const float progress = own_progress(turn.after, seat);
        if (best == nullptr || progress > most) equal = 0;
        if (best != nullptr && progress < most) continue;
        most = progress;
        if (random.below(++equal) == 0) best = &turn;
    }
    return *best;
}

}  // namespace

Finding choose_turn(const Position& position, const Knowledge& knowledge,
                    const Character& character, std::uint64_t seed, Control& control) {
    playout::Random random(seed);
    const int seat = position.mover;
    const CardSet overlooked = overlooked_cards(position, character.attention, random);
    if (!happens(character.diligence, random)) {
        const Turn turn = stroll(position, overlooked, random);
        return {{{turn, 0, 0}}, {turn.path}, 0};
    }
    std::vector<Turn> turns = list_turns(position, control);
    std::erase_if(turns, [&](const Turn& turn) { return has_claim_of(overlooked, turn.path); });
    if (!character.sees_others) {
        const Turn turn = most_progress(turns, seat, random);
        return {{{turn, 0, 0}}, {turn.path}, 0};
    }
    CardChances chances;
    if (knowledge.odds) chances = chances_seen_by(seat, position, knowledge);
    auto candidates = rate_turns(turns, seat, knowledge.shown, knowledge.odds ? &chances : nullptr);
    if (character.effort.iterations == 0) {
        return {{candidates.front()}, {candidates.front().turn.path}, 0};
    }
    return search(position, knowledge, std::move(candidates), character.effort, random.bits(),
                  control);
}

}  // namespace fourfold::quartino_search
