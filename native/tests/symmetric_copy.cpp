#include "symmetric_copy.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace plain {

namespace quarto = fourfold::quarto;

namespace {

// A permutation of four files or ranks that keeps 0 opposite 3, and 1 opposite 2: only these
// preserve the diagonals. Only the identity and the reversal also preserve the blocks.
std::array<int, 4> random_order(std::mt19937& random, bool squares) {
    const int first = squares ? (random() % 2 ? 3 : 0) : static_cast<int>(random() % 4);
    int second = first == 0 || first == 3 ? 1 : 0;
    if (squares ? first == 3 : random() % 2 != 0) second = 3 - second;
    return {first, second, 3 - second, 3 - first};
}

std::array<int, 16> random_square_map(std::mt19937& random, bool squares) {
    const auto files = random_order(random, squares);
    auto ranks = files;  // any other order except the reverse would break a diagonal
    if (random() % 2 != 0) std::ranges::reverse(ranks);
    const bool is_transposed = random() % 2 != 0;
    std::array<int, 16> map{};
    for (int square = 0; square < 16; ++square) {
        int file = files[square % 4], rank = ranks[square / 4];
        if (is_transposed) std::swap(file, rank);
        map[square] = 4 * rank + file;
    }
    return map;
}

std::array<int, 16> random_piece_map(std::mt19937& random, int traits) {
    std::vector<int> bits;
    for (const int bit : {1, 2, 4, 8}) {
        if (traits & bit) bits.push_back(bit);
    }
    std::vector<int> images = bits;
    std::ranges::shuffle(images, random);
    const int flips = static_cast<int>(random() % 16) & traits;

    std::array<int, 16> map{};
    std::array<std::vector<int>, 16> alike;  // pieces left, by their values in play
    for (int piece = 0; piece < 16; ++piece) alike[piece & traits].push_back(piece);
    for (auto& pieces : alike) std::ranges::shuffle(pieces, random);
    for (int piece = 0; piece < 16; ++piece) {
        int values = flips;
        for (std::size_t i = 0; i < bits.size(); ++i) {
            if (piece & bits[i]) values ^= images[i];
        }
        map[piece] = alike[values].back();
        alike[values].pop_back();
    }
    return map;
}

}  // namespace

quarto::Position random_copy(std::mt19937& random, const quarto::Position& position,
                             const quarto::Rules& rules) {
    const auto squares = random_square_map(random, rules.squares);
    const auto pieces = random_piece_map(random, rules.traits);
    quarto::Position copy;
    for (int square = 0; square < 16; ++square) {
        if (!(position.occupied >> square & 1)) continue;
        copy.give(pieces[position.piece_on(square)]);
        copy.place(squares[square]);
    }
    copy.give(pieces[position.hand]);
    return copy;
}

}  // namespace plain
