#include "bots/quarto/prospect.hpp"

#include <bit>

namespace fourfold::quarto_bots {

namespace {

using quarto::Pieces;
using quarto::Squares;

// Trait value v of trait t has the number 2 * t + v.
constexpr int value_count = 2 * quarto::trait_count;

constexpr bool has_value(int piece, int value) { return (piece >> (value / 2) & 1) == value % 2; }

constexpr std::array<Pieces, value_count> pieces_of_value = [] {
    std::array<Pieces, value_count> pieces{};
    for (int value = 0; value < value_count; ++value) {
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            if (has_value(piece, value)) pieces[value] |= static_cast<Pieces>(1U << piece);
        }
    }
    return pieces;
}();

template <typename Visit>
void for_each_bit(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// What a look sees on a board: for each value, the squares on which a piece with that value
//
//     wins         by completing a group of three that share the value;
//     threatens    by making such a group, with two that share it and another empty square.
class Sight {
  public:
    Sight(const quarto::Position& position, const quarto::Rules& rules, const Noticed& noticed)
        : empty_(position.empty()) {
        const auto groups = quarto::groups_in_play(rules.squares);
        for (std::size_t index = 0; index < groups.size(); ++index) {
            const Squares gaps = groups[index] & empty_;
            const int gap_count = std::popcount(gaps);
            if (gap_count != 1 && gap_count != 2) continue;
            const Squares pieces = groups[index] & position.occupied;
            for_each_bit(noticed[index] & rules.traits, [&](int trait) {
                const Squares ones = position.traits[trait] & pieces;
                if (ones != 0 && ones != pieces) return;
                const int value = 2 * trait + (ones != 0);
                (gap_count == 1 ? wins_ : threatens_)[value] |= gaps;
            });
        }
    }

    bool wins(int piece, int square) const {
        Squares winning = 0;
        for (int value = 0; value < value_count; ++value) {
            if (has_value(piece, value)) winning |= wins_[value];
        }
        return winning >> square & 1;
    }

    Pieces dangerous() const {
        Pieces pieces = 0;
        for (int value = 0; value < value_count; ++value) {
            if (wins_[value] != 0) pieces |= pieces_of_value[value];
        }
        return pieces;
    }

    // For each piece of the supply, if given: the number of pairs of a square for it and another
    // piece of the supply that then wins nowhere.
    std::array<std::uint8_t, quarto::piece_count> count_safe_pairs(Pieces supply) const {
        std::array<std::uint8_t, quarto::piece_count> counts{};
        for_each_bit(supply, [&](int given) {
            std::array<Squares, value_count> unsafe;  // squares after which a value wins somewhere
            for (int value = 0; value < value_count; ++value) {
                unsafe[value] = stays(value) | (has_value(given, value) ? threatens_[value] : 0);
            }
            for_each_bit(supply & ~(1U << given), [&](int next) {
                Squares squares = empty_;
                for (int trait = 0; trait < quarto::trait_count; ++trait) {
                    squares &= static_cast<Squares>(~unsafe[2 * trait + (next >> trait & 1)]);
                }
                counts[given] += static_cast<std::uint8_t>(std::popcount(squares));
            });
        });
        return counts;
    }

  private:
    // The squares that can be occupied without blocking every win of a value: none, all but one or
    // all.
    Squares stays(int value) const {
        const Squares wins = wins_[value];
        if (wins == 0) return 0;
        return std::has_single_bit(wins) ? static_cast<Squares>(~wins) : quarto::all_squares;
    }

    Squares empty_;
    std::array<Squares, value_count> wins_{}, threatens_{};
};

constexpr Noticed everything = [] {
    Noticed noticed{};
    noticed.fill(15);
    return noticed;
}();

}  // namespace

std::vector<Prospect> list_prospects(const quarto::Position& position, const quarto::Rules& rules,
                                     const Noticed& noticed) {
    std::vector<Prospect> prospects;
    const auto add = [&](int square, bool completes, bool wins, const quarto::Position& after) {
        const Sight seen(after, rules, noticed);
        const Pieces losing = wins ? Pieces{0xFFFF} : Sight(after, rules, everything).dangerous();
        prospects.push_back(
            {square, completes, seen.dangerous(), losing, seen.count_safe_pairs(after.supply)});
    };
    if (position.hand == quarto::none) {
        add(quarto::none, false, false, position);
        return prospects;
    }
    const Sight seen(position, rules, noticed), truth(position, rules, everything);
    for_each_bit(position.empty(), [&](int square) {
        quarto::Position after = position;
        after.place(square);
        add(square, seen.wins(position.hand, square), truth.wins(position.hand, square), after);
    });
    return prospects;
}

}  // namespace fourfold::quarto_bots
