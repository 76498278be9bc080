// Compares prospects with the reference rules, for full and for partial attention.
#include <algorithm>
#include <random>

#include "bots/quarto/prospect.hpp"
#include "check.hpp"
#include "plain_quarto.hpp"

using namespace fourfold;
using quarto_bots::Noticed;

namespace {

constexpr Noticed everything = [] {
    Noticed noticed{};
    noticed.fill(15);
    return noticed;
}();

struct Table {
    plain::Board board;
    quarto::Rules rules;

    Table after(int piece, int square) const {
        Table next = *this;
        next.board[square] = piece;
        return next;
    }

    // Whether a piece on an empty square completes a group by a trait that is noticed there.
    bool wins(int piece, int square, const Noticed& noticed) const {
        for (int trait = 0; trait < quarto::trait_count; ++trait) {
            const auto bit = static_cast<std::uint8_t>(1 << trait);
            if (!(rules.traits & bit)) continue;
            const quarto::Rules alone{bit, rules.squares, false};
            const auto before = plain::complete_groups(board, alone);
            for (const int group : plain::complete_groups(after(piece, square).board, alone)) {
                if ((noticed[group] & bit) && std::ranges::find(before, group) == before.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    quarto::Pieces dangerous(const Noticed& noticed) const {
        quarto::Pieces pieces = 0;
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            for (int square = 0; square < quarto::square_count; ++square) {
                if (board[square] == quarto::none && wins(piece, square, noticed)) {
                    pieces |= static_cast<quarto::Pieces>(1U << piece);
                }
            }
        }
        return pieces;
    }

    int count_replies(int given, quarto::Pieces supply, const Noticed& noticed) const {
        int count = 0;
        for (int square = 0; square < quarto::square_count; ++square) {
            if (board[square] != quarto::none) continue;
            const quarto::Pieces seen = after(given, square).dangerous(noticed);
            count += std::popcount(static_cast<quarto::Pieces>(supply & ~seen & ~(1U << given)));
        }
        return count;
    }
};

void check_prospects(const Table& table, const quarto::Position& position, const Noticed& noticed) {
    for (const auto& prospect : quarto_bots::list_prospects(position, table.rules, noticed)) {
        const bool has_hand = prospect.square != quarto::none;
        const Table after = has_hand ? table.after(position.hand, prospect.square) : table;
        const bool wins = has_hand && table.wins(position.hand, prospect.square, everything);
        CHECK_EQUAL(prospect.completes,
                    has_hand && table.wins(position.hand, prospect.square, noticed));
        CHECK_EQUAL(prospect.dangerous, after.dangerous(noticed));
        CHECK_EQUAL(prospect.losing, wins ? 0xFFFF : after.dangerous(everything));
        // Only one piece each: the reference rules are slow.
        const int given = std::countr_zero(position.supply);
        if (given < quarto::piece_count) {
            CHECK_EQUAL(prospect.replies[given],
                        after.count_replies(given, position.supply, noticed));
        }
    }
}

}  // namespace

TEST(prospects_match_the_plain_rules_for_what_is_noticed) {
    std::mt19937 random(1);
    for (int round = 0; round < 2 * 30; ++round) {
        const auto rules = plain::all_rules(false)[round % 30];
        const int pieces = 3 + round % 12;
        const Table table{plain::random_board(random, pieces), rules};
        quarto::Position position = quarto::parse_board(table.board);
        Noticed noticed;
        for (auto& traits : noticed) traits = static_cast<std::uint8_t>(random() & 15);
        check_prospects(table, position, noticed);
        position.give(std::countr_zero(position.supply));
        check_prospects(table, position, noticed);
        check_prospects(table, position, everything);
    }
}

TEST(a_full_board_has_no_replies) {
    std::mt19937 random(1);
    const auto position = quarto::parse_board(plain::random_board(random, 16));
    const auto prospects = quarto_bots::list_prospects(position, {}, everything);
    CHECK_EQUAL(prospects.size(), 1U);
    CHECK_EQUAL(prospects[0].dangerous, 0);
    CHECK(prospects[0].replies == decltype(prospects[0].replies){});
}
