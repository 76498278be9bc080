// Meet in the middle: ranks 1 and 2 hold eight of the pieces, ranks 3 and 4 the others. Groups
// within a half are checked there. A group across both has two squares in each half; the other half
// only needs to know which values those two pieces share.
#include "theory/full_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <span>
#include <vector>

#include "quarto/group.hpp"
#include "quarto/position.hpp"
#include "solver/symmetry.hpp"
#include "theory/half_set.hpp"

namespace fourfold::theory {

namespace {

using quarto::Pieces;
using quarto::Squares;

constexpr int half_size = 8;
constexpr Squares lower_half = 0x00FF;

using Half = std::array<int, half_size>;  // the pieces on a1 … d2, in the order of the squares

// Values of the traits in play: bit t for value 1 of trait t, bit 4 + t for value 0.
using Values = std::uint8_t;

// The values that a half's two squares share, for each group across both halves. Two halves are
// compatible if they share no value on the same group.
struct Seam {
    Values first = 0;          // on the first group
    std::uint64_t others = 0;  // on the up to eight others, a byte for each

    auto operator<=>(const Seam&) const = default;
};

// The seams of many arrangements of a half, each with the number of its arrangements, in parallel
// arrays so that the loop can be vectorized.
struct Seams {
    struct Section {  // the seams that agree on the first group
        Values first;
        std::size_t begin, end;
    };

    std::vector<Section> sections;
    std::vector<std::uint64_t> others;
    std::vector<Count> counts;

    explicit Seams(std::vector<Seam> seams) {
        std::ranges::sort(seams);
        for (std::size_t i = 0; i < seams.size(); ++i) {
            const bool is_repeated = i > 0 && seams[i] == seams[i - 1];
            if (!is_repeated) append(seams[i]);
            ++counts.back();
        }
    }

  private:
    void append(const Seam& seam) {
        if (sections.empty() || sections.back().first != seam.first) {
            sections.push_back({seam.first, others.size(), others.size()});
        }
        ++sections.back().end;
        others.push_back(seam.others);
        counts.push_back(0);
    }
};

Count count_pairs(const Seams& below, const Seams& above) {
    Count total = 0;
    for (const auto& lower : below.sections) {
        for (const auto& upper : above.sections) {
            if (lower.first & upper.first) continue;
            for (std::size_t i = lower.begin; i < lower.end; ++i) {
                Count matches = 0;
                for (std::size_t j = upper.begin; j < upper.end; ++j) {
                    matches += (below.others[i] & above.others[j]) == 0 ? above.counts[j] : 0;
                }
                total += below.counts[i] * matches;
            }
        }
    }
    return total;
}

class FullBoards {
  public:
    explicit FullBoards(const quarto::Rules& rules)
        : traits_(rules.traits), symmetries_(solver::Symmetries::of(rules.squares)) {
        for (const Squares group : quarto::groups_in_play(rules.squares)) {
            const auto below = static_cast<Squares>(group & lower_half);
            if (below == group) {
                within_.push_back(group);
            } else if (below != 0) {
                across_.push_back(below);
                across_turned_.push_back(turned(group) & lower_half);
            }
        }
    }

    // The number of boards with the given eight pieces on the lower half.
    Count count(Pieces lower) const {
        // The upper half is arranged like the lower one, and then rotated by 180 degrees.
        const Seams above(list_seams(static_cast<Pieces>(~lower), across_turned_, lower_half));
        Count total = 0;
        Squares left = lower_half;
        while (left != 0) {
            // By symmetry the count is the same with the lowest piece on any of these squares.
            const Squares alike = orbit_of(std::countr_zero(left));
            left &= static_cast<Squares>(~alike);
            const Squares one = alike & -alike;
            const Seams below(list_seams(lower, across_, one));
            total += std::popcount(alike) * count_pairs(below, above);
        }
        return total;
    }

  private:
    static Squares turned(Squares squares) {
        Squares image = 0;
        for (int square = 0; square < quarto::square_count; ++square) {
            if (squares >> square & 1) image |= quarto::square_bit(15 - square);
        }
        return image;
    }

    // The images of a square of the lower half under the symmetries that preserve that half.
    Squares orbit_of(int square) const {
        Squares orbit = 0;
        for (int i = 0; i < symmetries_.count(); ++i) {
            if (symmetries_.apply(i, lower_half) != lower_half) continue;
            orbit |= symmetries_.apply(i, quarto::square_bit(square));
        }
        return orbit;
    }

    // The seams of all arrangements without a group and with the lowest piece on a given square.
    std::vector<Seam> list_seams(Pieces pieces, std::span<const Squares> groups,
                                 Squares of_lowest) const {
        Half half{};
        for (int& piece : half) {
            piece = std::countr_zero(pieces);
            pieces &= static_cast<Pieces>(pieces - 1);
        }
        const int lowest = half[0];
        std::vector<Seam> seams;
        do {
            const auto square = std::ranges::find(half, lowest) - half.begin();
            if (!(of_lowest >> square & 1) || has_group(half)) continue;
            Seam seam{shared(half, groups[0]), 0};
            for (const Squares group : groups.subspan(1)) {
                seam.others = seam.others << 8 | shared(half, group);
            }
            seams.push_back(seam);
        } while (std::ranges::next_permutation(half).found);
        return seams;
    }

    bool has_group(const Half& half) const {
        return std::ranges::any_of(within_,
                                   [&](Squares group) { return shared(half, group) != 0; });
    }

    // The values that the pieces on all the given squares share.
    Values shared(const Half& half, Squares squares) const {
        unsigned ones = traits_, zeros = traits_;
        for (unsigned left = squares; left != 0; left &= left - 1) {
            const auto piece = static_cast<unsigned>(half[std::countr_zero(left)]);
            ones &= piece;
            zeros &= ~piece;
        }
        return static_cast<Values>(ones | zeros << 4);
    }

    unsigned traits_;
    const solver::Symmetries& symmetries_;
    std::vector<Squares> within_;
    std::vector<Squares> across_, across_turned_;  // their squares in the lower half
};

}  // namespace

Count count_full_boards(const quarto::Rules& rules, const std::function<void()>& poll) {
    const FullBoards boards(rules);
    Count total = 0;
    for (const HalfSets& sets : list_half_sets(rules.traits)) {
        poll();
        total += sets.count * boards.count(sets.pieces);
    }
    return total;
}

}  // namespace fourfold::theory
