#include "playout/quarto.hpp"

#include <array>
#include <numeric>
#include <utility>

#include "quarto/position.hpp"

namespace fourfold::playout {

namespace {

using quarto::Squares;

// Four sets of squares side by side, one for each trait:
//
//     bits   63 … 48  47 … 32  31 … 16  15 … 0
//            top      height   shape    colour
using Lanes = std::uint64_t;

constexpr Lanes in_all_lanes(Squares squares) { return squares * 0x0001'0001'0001'0001U; }

// All ones in the lanes of some traits.
constexpr Lanes lanes_of(int traits) {
    Lanes lanes = 0;
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        if (traits >> trait & 1) lanes |= Lanes{0xFFFF} << (16 * trait);
    }
    return lanes;
}

// Bits that are zero if and only if no lane is zero. They don't say which lane is: a zero lane's
// borrow can reach the next one.
constexpr Lanes zero_lanes(Lanes lanes) {
    return (lanes - in_all_lanes(1)) & ~lanes & in_all_lanes(0x8000);
}

// The maximum number of groups through a square: row, column and diagonal, then four blocks.
constexpr int groups_through(bool squares) { return squares ? 7 : 3; }

// For each square its groups, in all lanes. If a square has fewer than the maximum, its last group
// is repeated: checking it twice is faster than a variable loop.
template <bool squares>
constexpr auto group_table = [] {
    std::array<std::array<Lanes, groups_through(squares)>, quarto::square_count> table{};
    for (int square = 0; square < quarto::square_count; ++square) {
        std::size_t next = 0;
        for (const Squares group : quarto::groups_in_play(squares)) {
            if (group >> square & 1) table[square][next++] = in_all_lanes(group);
        }
        for (; next < table[square].size(); ++next) table[square][next] = table[square][next - 1];
    }
    return table;
}();

constexpr auto lanes_of_piece = [] {
    std::array<Lanes, quarto::piece_count> table{};
    for (int piece = 0; piece < quarto::piece_count; ++piece) table[piece] = lanes_of(piece);
    return table;
}();

// Plays games one after another. A turn draws one of the remaining pieces and one of the
// remaining squares; their order carries over from the previous game.
template <bool squares>
class Table {
  public:
    explicit Table(int traits) : in_play_(lanes_of(traits)) {
        std::iota(pieces_.begin(), pieces_.end(), std::uint8_t{0});
        std::iota(squares_.begin(), squares_.end(), std::uint8_t{0});
    }

    // Return the number of the placement that won, from 0, or 16 for a draw.
    int play_game(Random& random) {
        Lanes values = 0;    // per trait, the squares of the pieces that have it
        Lanes occupied = 0;  // only in the lanes of traits in play
        for (int placed = 0; placed < 16; ++placed) {
            const std::uint64_t bits = random.bits();
            const int left = 16 - placed;
            const int piece = draw(pieces_, left, static_cast<std::uint32_t>(bits));
            const int square = draw(squares_, left, static_cast<std::uint32_t>(bits >> 32));
            const Lanes own = lanes_of_piece[piece];
            const Lanes here = in_all_lanes(quarto::square_bit(square));
            values |= own & here;
            occupied |= here & in_play_;
            if (is_won(values, occupied, own, square)) return placed;
        }
        return 16;
    }

  private:
    using Items = std::array<std::uint8_t, 16>;

    // Take one of the first `left` items and put the last of them in its place.
    static int draw(Items& items, int left, std::uint32_t bits) {
        std::uint8_t& drawn = items[Random::scale(bits, left)];
        std::swap(drawn, items[left - 1]);
        return items[left - 1];
    }

    // Whether the piece with these lanes, just placed on a square, completes a group: whether the
    // squares that share one of the piece's values contain one of the square's groups.
    static bool is_won(Lanes values, Lanes occupied, Lanes own, int square) {
        const Lanes shared = ~(values ^ own) & occupied;
        Lanes won = 0;
        for (const Lanes group : group_table<squares>[square]) won |= zero_lanes(group & ~shared);
        return won != 0;
    }

    const Lanes in_play_;
    Items pieces_;
    Items squares_;
};

// About a tenth of a second.
constexpr std::uint64_t games_between_polls = 1U << 19;

template <bool squares>
QuartoTally play(int traits, std::uint64_t games, Random& random,
                 const std::function<void()>& poll) {
    Table<squares> table(traits);
    std::array<std::uint64_t, 17> ended{};
    for (std::uint64_t game = 0; game < games; ++game) {
        ++ended[table.play_game(random)];
        if (game % games_between_polls == games_between_polls - 1) poll();
    }
    QuartoTally tally;
    for (int last = 0; last < 16; ++last) {
        (last % 2 == 0 ? tally.other_wins : tally.starter_wins) += ended[last];
        tally.placements += ended[last] * (last + 1);
    }
    tally.draws = ended[16];
    tally.placements += 16 * ended[16];
    return tally;
}

}  // namespace

QuartoTally play_quarto(const quarto::Rules& rules, std::uint64_t games, Random& random,
                        const std::function<void()>& poll) {
    return rules.squares ? play<true>(rules.traits, games, random, poll)
                         : play<false>(rules.traits, games, random, poll);
}

}  // namespace fourfold::playout
