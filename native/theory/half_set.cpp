#include "theory/half_set.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <span>

namespace fourfold::theory {

namespace {

using quarto::Pieces;

// For each piece its values of the traits in play after a symmetry, as a piece's code.
using Image = std::array<int, quarto::piece_count>;

// The number of pieces in a set with each combination of values: four bits per code. A set has
// eight pieces, so no number exceeds eight.
using Kinds = std::uint64_t;

int reorder(int piece, std::span<const int> order) {
    int moved = 0;
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        moved |= (piece >> trait & 1) << order[trait];
    }
    return moved;
}

std::vector<Image> piece_symmetries(int traits) {
    std::vector<Image> found;
    std::array<int, quarto::trait_count> order{0, 1, 2, 3};
    do {
        if (reorder(traits, order) != traits) continue;
        for (int flips = 0; flips < quarto::piece_count; ++flips) {
            if ((flips & traits) != flips) continue;
            Image image{};
            for (int piece = 0; piece < quarto::piece_count; ++piece) {
                image[piece] = (reorder(piece, order) ^ flips) & traits;
            }
            found.push_back(image);
        }
    } while (std::ranges::next_permutation(order).found);
    return found;
}

Kinds kinds_of(Pieces pieces, const Image& image) {
    Kinds kinds = 0;
    for (unsigned left = pieces; left != 0; left &= left - 1) {
        kinds += Kinds{1} << 4 * image[std::countr_zero(left)];
    }
    return kinds;
}

}  // namespace

std::vector<HalfSets> list_half_sets(unsigned traits) {
    const auto symmetries = piece_symmetries(static_cast<int>(traits));
    std::map<Kinds, HalfSets> found;
    for (unsigned set = 0; set < 1U << quarto::piece_count; ++set) {
        if (std::popcount(set) != quarto::piece_count / 2) continue;
        const auto pieces = static_cast<Pieces>(set), others = static_cast<Pieces>(~set);
        Kinds smallest = ~Kinds{0};
        for (const Image& image : symmetries) {
            smallest = std::min({smallest, kinds_of(pieces, image), kinds_of(others, image)});
        }
        ++found.try_emplace(smallest, HalfSets{pieces}).first->second.count;
    }
    std::vector<HalfSets> sets;
    for (const auto& [kinds, equal] : found) sets.push_back(equal);
    return sets;
}

}  // namespace fourfold::theory
