#include "plain_quarto.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace plain {

namespace {

// The groups by name, in the same order as in Python.
const std::array<std::array<const char*, 4>, 19> group_names = {{
    {"a1", "b1", "c1", "d1"}, {"a2", "b2", "c2", "d2"}, {"a3", "b3", "c3", "d3"},
    {"a4", "b4", "c4", "d4"}, {"a1", "a2", "a3", "a4"}, {"b1", "b2", "b3", "b4"},
    {"c1", "c2", "c3", "c4"}, {"d1", "d2", "d3", "d4"}, {"a1", "b2", "c3", "d4"},
    {"a4", "b3", "c2", "d1"}, {"a1", "b1", "a2", "b2"}, {"b1", "c1", "b2", "c2"},
    {"c1", "d1", "c2", "d2"}, {"a2", "b2", "a3", "b3"}, {"b2", "c2", "b3", "c3"},
    {"c2", "d2", "c3", "d3"}, {"a3", "b3", "a4", "b4"}, {"b3", "c3", "b4", "c4"},
    {"c3", "d3", "c4", "d4"},
}};

int square_named(const std::string& name) { return 4 * (name[1] - '1') + (name[0] - 'a'); }

bool is_complete(const Board& board, const std::array<const char*, 4>& names, int traits) {
    std::array<int, 4> pieces{};
    for (int i = 0; i < 4; ++i) {
        pieces[i] = board[square_named(names[i])];
        if (pieces[i] == -1) return false;
    }
    for (const int trait : {1, 2, 4, 8}) {
        const auto ones = std::ranges::count_if(pieces, [&](int piece) { return piece & trait; });
        if ((traits & trait) && (ones == 0 || ones == 4)) return true;
    }
    return false;
}

bool is_free(const Position& position, int piece) {
    return position.hand != piece && std::ranges::count(position.board, piece) == 0;
}

std::vector<Position> after_gives(const Position& position) {
    std::vector<Position> all;
    for (int piece = 0; piece < 16; ++piece) {
        if (!is_free(position, piece)) continue;
        Position next = position;
        next.hand = piece;
        all.push_back(next);
    }
    return all;
}

std::vector<Position> after_places(const Position& position, const Rules& rules) {
    std::vector<Position> all;
    for (int square = 0; square < 16; ++square) {
        if (position.board[square] != -1) continue;
        Position next = position;
        next.board[square] = position.hand;
        next.hand = -1;
        if (!rules.calls) {
            next.is_over =
                !complete_groups(next.board, rules).empty() || placed_count(next.board) == 16;
        }
        all.push_back(next);
    }
    return all;
}

std::vector<Position> successors(const Position& position, const Rules& rules) {
    if (position.is_over) return {};
    if (position.hand != -1) return after_places(position, rules);
    if (placed_count(position.board) < 16) return after_gives(position);
    Position next = position;
    next.is_over = position.has_passed;
    next.has_passed = true;
    return {next};
}

// The number of positions after `depth` decisions that match `predicate`, counted once for each way
// to reach them.
template <typename Predicate>
std::uint64_t count(const Position& position, const Rules& rules, int depth, Predicate predicate) {
    if (depth == 0) return predicate(position);
    std::uint64_t total = 0;
    for (const Position& next : successors(position, rules)) {
        total += count(next, rules, depth - 1, predicate);
    }
    return total;
}

Position root_of(const Position& position, const Rules& rules) {
    Position root = position;
    root.is_over = !rules.calls &&
                   (!complete_groups(root.board, rules).empty() || placed_count(root.board) == 16);
    return root;
}

}  // namespace

std::vector<int> complete_groups(const Board& board, const Rules& rules) {
    std::vector<int> complete;
    for (int index = 0; index < (rules.squares ? 19 : 10); ++index) {
        if (is_complete(board, group_names[index], rules.traits)) complete.push_back(index);
    }
    return complete;
}

std::uint64_t perft(const Position& position, const Rules& rules, int depth) {
    return count(root_of(position, rules), rules, depth, [](const Position&) { return true; });
}

std::uint64_t perft_ended(const Position& position, const Rules& rules, int depth) {
    if (depth == 0) return 0;
    return count(root_of(position, rules), rules, depth,
                 [](const Position& last) { return last.is_over; });
}

int placed_count(const Board& board) {
    return static_cast<int>(16 - std::ranges::count(board, -1));
}

Board random_board(std::mt19937& random, int pieces) {
    std::array<int, 16> codes{};
    std::iota(codes.begin(), codes.end(), 0);
    std::ranges::shuffle(codes, random);
    Board board;
    board.fill(-1);
    std::copy_n(codes.begin(), pieces, board.begin());
    std::ranges::shuffle(board, random);
    return board;
}

std::vector<Rules> all_rules(bool calls) {
    std::vector<Rules> all;
    for (int traits = 1; traits <= 15; ++traits) {
        for (const bool squares : {false, true}) {
            all.push_back({static_cast<std::uint8_t>(traits), squares, calls});
        }
    }
    return all;
}

}  // namespace plain
