// Compiled once for each target: see lane.hpp and CMakeLists.txt. No symbol here may have the same
// linker name as in another target.
#include "solver/search.hpp"

#include <algorithm>

#include "solver/answers.hpp"
#include "solver/ending.hpp"
#include "solver/ideas.hpp"
#include "solver/key.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

namespace {

// A position in the search: the piece in hand does not win at once, and there is a piece to give.
template <bool squares>
struct Node {
    Board<squares> board;
    Lanes16 pairs;  // the safe ones
    int hand;
    Pieces supply;  // without the hand
    int placed;
};

// A child of a node near the root: a square for the hand and a piece to give.
struct Child {
    int order;  // lowest first
    int square, piece;
    Key key;
};

// Limits up to which the table and the costlier move ordering pay off, found by measurement: see
// docs/solver.md.
constexpr int max_pieces_in_table = ideas.table ? 7 : -1;
constexpr int max_pieces_near_root = ideas.table && ideas.look_up_first ? 5 : -1;
constexpr int max_children = 256;
constexpr std::uint64_t nodes_between_reports = 4096;

// The number of children that are ordered by counting two plies deep: all in the first plies of a
// game, where there are few nodes, then only the most promising ones.
constexpr int children_ordered_by_two_plies(int placed) {
    if (!ideas.two_plies) return 0;
    return placed <= 3 ? max_children : 8;
}

// Two questions call each other:
//
//     wins(node, n)      can the player to move force a win within n placements?   n odd, from 3
//     survives(node, n)  can the player to move avoid losing within n?             n even, from 2
//
// wins(node, n) is true if and only if some safe pair leads to a child with !survives(child, n -
// 1); survives(node, n) if and only if some safe pair leads to a child with !wins(child, n - 1). A
// pair that is not safe loses at once. With n equal to the remaining length of the game, they give
// the value.
template <bool squares>
class Searcher final : public Search {
    using Board = fourfold::solver::FOURFOLD_TARGET::Board<squares>;
    using Node = fourfold::solver::FOURFOLD_TARGET::Node<squares>;

  public:
    Searcher(const quarto::Rules& rules, Table& table, Control& control, bool polls)
        : traits_(rules.traits),
          tables_(rules.traits),
          ending_tables_(rules.traits),
          symmetries_(Symmetries::of(squares)),
          table_(table),
          control_(control),
          polls_(polls) {}

    bool is_at_least(const quarto::Position& position, Score bound) override;

    bool wins_at_once(const quarto::Position& position) const override {
        return wins_at_once(make_board(position, tables_), position.hand);
    }

    Key key_of(const quarto::Position& position) const override {
        return key_of(make_board(position, tables_), position.hand);
    }

    std::uint64_t take_unreported_nodes() override {
        const std::uint64_t nodes = nodes_ - reported_;
        reported_ = nodes_;
        return nodes;
    }

    std::uint64_t nodes() const override { return nodes_; }

    void report_within(std::uint64_t nodes) override {
        nodes_until_report_ = std::min(nodes, nodes_between_reports);
    }

  private:
    template <bool is_win>
    bool ask(const Node& node, int horizon);
    template <bool is_win>
    bool ask_once(const Node& node, Key key, int horizon);
    template <bool is_win>
    bool ask_near_root(const Node& node, int horizon);
    template <bool is_win>
    bool ask_in_order(const Node& node, int horizon);
    bool wins_in_three(const Board& board, int hand, Lanes16 supply, Lanes16 pairs);
    bool survives_four(const Node& node);
    template <int empties>
    bool survives_ending(const Ending<2>& ending, Squares empty, int hand, Pieces supply,
                         Lanes16 pairs);

    // The node after a placement with a known outlook, and a give.
    [[gnu::always_inline]] Node play(const Node& node, int square, const Outlook& outlook,
                                     int piece) const {
        const Board board = place(node.board, tables_, node.hand, square);
        const auto supply = static_cast<Pieces>(node.supply & ~(1U << piece));
        return {board, pairs_of(outlook, board.empty_squares, piece, lanes_of(supply)), piece,
                supply, node.placed + 1};
    }

    [[gnu::always_inline]] Outlook look_ahead(const Board& board) const {
        return Outlook(find_threats(board, tables_));
    }

    [[gnu::always_inline]] Lanes16 pairs_of(const Outlook& outlook, Squares empty, int hand,
                                            Lanes16 supply) const {
        return safe_pairs(outlook, tables_.values_of_piece[hand], empty, supply);
    }

    // For a board after a placement: the number of the opponent's safe pairs, with a lane for each
    // piece to give.
    [[gnu::always_inline]] Lanes16 count_answers(const Outlook& outlook, Squares empty,
                                                 Pieces supply) const {
        return Answers(outlook, empty).count(supply, tables_);
    }

    // All ones in the lanes of a set's pieces.
    Lanes16 lanes_of(Pieces pieces) const { return is_set(tables_.piece_bit & pieces); }

    bool wins_at_once(const Board& board, int hand) const {
        const Lanes8 wins = find_threats(board, tables_).wins;
        return pack_lanes(is_set(wins & tables_.values_of_piece[hand])) != 0;
    }

    Key key_of(const Board& board, int hand) const {
        return make_key(board.value_squares, board.empty_squares, traits_, hand, symmetries_);
    }

    int pairs_two_plies_deep(const Node& node) const;
    bool has_answer(const Bounds& bounds, bool is_win, int horizon, bool& answer) const;
    void remember(Key key, bool is_win, int horizon, bool answer, int placed, std::uint64_t work);
    void count_node() {
        if (++nodes_ - reported_ >= nodes_until_report_) [[unlikely]]
            report();
    }
    [[gnu::noinline, gnu::cold]] void report() { control_.report(take_unreported_nodes(), polls_); }

    const unsigned traits_;
    const Tables<squares> tables_;
    const EndingTables<squares> ending_tables_;
    const Symmetries& symmetries_;
    Table& table_;
    Control& control_;
    const bool polls_;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
    std::uint64_t nodes_until_report_ = nodes_between_reports;
    quarto::Position asked_;  // the latest position whose bounds were asked for, and its node
    Node root_;
};

// wins(node, 3): some safe pair leaves the opponent without any.
template <bool squares>
bool Searcher<squares>::wins_in_three(const Board& board, int hand, Lanes16 supply, Lanes16 pairs) {
    count_node();
    return any_bit(any_lane(pairs), [&](int square) __attribute__((always_inline)) {
        const Board next = place(board, tables_, hand, square);
        const Outlook outlook = look_ahead(next);
        return any_bit(pieces_for(pairs, square), [&](int piece) __attribute__((always_inline)) {
            return is_zero(
                pairs_of(outlook, next.empty_squares, piece, supply & tables_.all_but[piece]));
        });
    });
}

// survives(node, 4): some safe pair leads to a child that does not win in three. This close to the
// end unordered pairs are as good as ordered ones, and much cheaper.
template <bool squares>
bool Searcher<squares>::survives_four(const Node& node) {
    count_node();
    const Lanes16 supply = lanes_of(node.supply);
    return any_bit(any_lane(node.pairs), [&](int square) __attribute__((always_inline)) {
        const Board next = place(node.board, tables_, node.hand, square);
        const Outlook outlook = look_ahead(next);
        const unsigned pieces = pieces_for(node.pairs, square);
        return any_bit(pieces, [&](int piece) __attribute__((always_inline)) {
            const Lanes16 left = supply & tables_.all_but[piece];
            const Lanes16 answers = pairs_of(outlook, next.empty_squares, piece, left);
            return is_zero(answers) || !wins_in_three(next, piece, left, answers);
        });
    });
}

// The same with four or five empty squares, where most nodes are: much faster.
template <bool squares>
template <int empties>
bool Searcher<squares>::survives_ending(const Ending<2>& ending, Squares empty, int hand,
                                        Pieces supply, Lanes16 pairs) {
    count_node();
    const Bytes16* values = ending_tables_.values;
    return any_bit(any_lane(pairs), [&](int square) __attribute__((always_inline)) {
        const LastSquares<empties - 1> last(fill(ending, number_of(square, empty), values[hand]));
        return any_bit(pieces_for(pairs, square), [&](int piece) __attribute__((always_inline)) {
            const auto left = static_cast<Pieces>(supply & ~(1U << piece));
            const auto [has_safe_pair, wins] = last.ask(values[piece], values, left);
            if (has_safe_pair) count_node();
            return !wins;
        });
    });
}

// The number of safe pairs that the opponent's safe pairs leave: better move ordering, if it pays.
template <bool squares>
int Searcher<squares>::pairs_two_plies_deep(const Node& node) const {
    Lanes16 sum{};
    any_bit(any_lane(node.pairs), [&](int square) {
        const Board next = place(node.board, tables_, node.hand, square);
        const Lanes16 answers = count_answers(look_ahead(next), next.empty_squares, node.supply);
        sum += answers & is_set(node.pairs & quarto::square_bit(square));
        return false;
    });
    return sum_of_lanes(sum);
}

// Answer a question about a child from its bounds, if they suffice.
template <bool squares>
bool Searcher<squares>::has_answer(const Bounds& bounds, bool is_win, int horizon,
                                   bool& answer) const {
    // wins within n: at least the score of a win in n. Survives n: more than that of a loss in n.
    const Score bound = is_win ? win_in(horizon) : loss_in(horizon) + 1;
    answer = bounds.low >= bound;
    return answer || bounds.high < bound;
}

// Look the answer up, or search and store it.
template <bool squares>
template <bool is_win>
bool Searcher<squares>::ask_once(const Node& node, Key key, int horizon) {
    bool answer;
    if (has_answer(table_.find(key), is_win, horizon, answer)) return answer;
    const std::uint64_t nodes_before = nodes_;
    answer = ask<is_win>(node, horizon);
    remember(key, is_win, horizon, answer, node.placed, nodes_ - nodes_before);
    return answer;
}

template <bool squares>
void Searcher<squares>::remember(Key key, bool is_win, int horizon, bool answer, int placed,
                                 std::uint64_t work) {
    // A horizon that reaches the end of the game gives the exact value.
    const bool is_full = horizon + 2 > 16 - placed;
    Bounds bounds;
    if (is_win && answer) {
        bounds.low = win_in(horizon);
    } else if (is_win) {
        bounds.high = is_full ? 0 : win_in(horizon) - 1;
    } else if (answer) {
        bounds.low = is_full ? 0 : loss_in(horizon) + 1;
    } else {
        bounds.high = loss_in(horizon);
    }
    table_.store(key, bounds, work);
}

template <bool squares>
template <bool is_win>
bool Searcher<squares>::ask(const Node& node, int horizon) {
    if constexpr (is_win) {
        if (horizon < 3) return false;
        if (horizon == 3 && ideas.last_plies) {
            return wins_in_three(node.board, node.hand, lanes_of(node.supply), node.pairs);
        }
    } else {
        if (horizon == 2) return !is_zero(node.pairs);
        if (horizon == 4 && ideas.last_plies) return survives_four(node);
    }
    return node.placed <= max_pieces_near_root ? ask_near_root<is_win>(node, horizon)
                                               : ask_in_order<is_win>(node, horizon);
}

// The many nodes in the middle: children are ordered by the number of safe pairs they leave, fewest
// first. Usually one of the first decides, so the next child is selected on demand instead of
// sorting them all.
template <bool squares>
template <bool is_win>
bool Searcher<squares>::ask_in_order(const Node& node, int horizon) {
    count_node();
    const Lanes16 supply = lanes_of(node.supply);
    Lanes16 answers[max_children];     // the safe pairs of each child
    std::uint8_t codes[max_children];  // 16 * square + piece
    // A lane for each child: 256 * number of safe pairs + its number. All ones beyond the last.
    alignas(32) Lane ranks[max_children];
    int count = 0;
    const bool has_won =
        any_bit(any_lane(node.pairs), [&](int square) __attribute__((always_inline)) {
            const Board next = place(node.board, tables_, node.hand, square);
            const Outlook outlook = look_ahead(next);
            return any_bit(
                pieces_for(node.pairs, square), [&](int piece) __attribute__((always_inline)) {
                    const Lanes16 left = supply & tables_.all_but[piece];
                    const Lanes16 pairs = pairs_of(outlook, next.empty_squares, piece, left);
                    if (is_zero(pairs)) return true;
                    answers[count] = pairs;
                    codes[count] = static_cast<std::uint8_t>(16 * square + piece);
                    ranks[count] =
                        static_cast<Lane>((ideas.order ? count_bits(pairs) << 8 : 0) | count);
                    ++count;
                    return false;
                });
        });
    if (has_won) return true;
    constexpr bool may_end = endings_pay && ideas.last_plies && is_win;
    const bool is_ending = may_end && node.placed >= 10 && horizon == 5;
    const Ending<4> ending = is_ending ? make_ending(node.board, ending_tables_) : Ending<4>{};
    const int blocks = (count + 15) / 16;
    for (int i = count; i < 16 * blocks; ++i) ranks[i] = 0xFFFF;

    Lane rank = 0;
    for (int left = count; left > 0; --left) {
        // Earlier children wrap around to the largest numbers.
        Lanes16 nearest = repeat16(0xFFFF);
        for (int i = 0; i < blocks; ++i) {
            Lanes16 block;
            std::memcpy(&block, ranks + 16 * i, sizeof block);
            nearest = smaller(nearest, (Lanes16)(block - rank));
        }
        rank = static_cast<Lane>(rank + smallest_lane(nearest));
        const int child_number = rank & 0xFF;
        const int square = codes[child_number] >> 4, piece = codes[child_number] & 15;
        ++rank;
        const auto left_supply = static_cast<Pieces>(node.supply & ~(1U << piece));
        if (is_ending) {
            const Squares empty = node.board.empty_squares;
            const auto after =
                fill(ending, number_of(square, empty), ending_tables_.values[node.hand]);
            const auto still_empty = static_cast<Squares>(empty & ~quarto::square_bit(square));
            const bool survives = node.placed == 10
                                      ? survives_ending<5>(after, still_empty, piece, left_supply,
                                                           answers[child_number])
                                      : survives_ending<4>(after, still_empty, piece, left_supply,
                                                           answers[child_number]);
            if (!survives) return true;
            continue;
        }
        const Node child{place(node.board, tables_, node.hand, square), answers[child_number],
                         piece, left_supply, node.placed + 1};
        if (node.placed < max_pieces_in_table) {
            const Key key = key_of(child.board, child.hand);
            if (!ask_once<!is_win>(child, key, horizon - 1)) return true;
        } else if (!ask<!is_win>(child, horizon - 1)) {
            return true;
        }
    }
    return false;
}

// The few nodes near the root: all children are looked up before any is searched, better move
// ordering is worth its cost, and threads avoid each other's positions.
template <bool squares>
template <bool is_win>
bool Searcher<squares>::ask_near_root(const Node& node, int horizon) {
    count_node();
    constexpr bool asks_win = !is_win;
    const int next_horizon = horizon - 1;
    Outlook outlooks[16];
    Child children[max_children];
    int count = 0;
    const bool has_won = any_bit(any_lane(node.pairs), [&](int square) {
        const Board next = place(node.board, tables_, node.hand, square);
        outlooks[square] = look_ahead(next);
        const Lanes16 answers = count_answers(outlooks[square], next.empty_squares, node.supply);
        return any_bit(pieces_for(node.pairs, square), [&](int piece) {
            const Key key = key_of(next, piece);
            table_.prefetch(key);
            children[count++] = {ideas.order ? answers[piece] : 0, square, piece, key};
            return answers[piece] == 0;  // the opponent has none
        });
    });
    if (has_won) return true;

    const auto node_of = [&](const Child& child) {
        return play(node, child.square, outlooks[child.square], child.piece);
    };
    Child* end = children;  // of the children to search
    for (int i = 0; i < count; ++i) {
        bool answer;
        if (!has_answer(table_.find(children[i].key), asks_win, next_horizon, answer)) {
            *end++ = children[i];
        } else if (!answer) {
            return true;
        }
    }

    const auto sort = [&](Child* last) {
        std::stable_sort(children, last,
                         [](const Child& a, const Child& b) { return a.order < b.order; });
    };
    sort(end);
    if (ideas.order && next_horizon > 4) {
        Child* last = std::min(end, children + children_ordered_by_two_plies(node.placed));
        for (Child* child = children; child != last; ++child) {
            child->order = pairs_two_plies_deep(node_of(*child));
        }
        sort(last);
    }

    // Threads share the children of a node only if all of them are likely to be needed: usually a
    // player can't win, and survives with the first child.
    constexpr bool is_shared = is_win;
    const auto decides = [&](const Child& child) {
        if (is_shared) control_.enter(child.key);
        const bool answer = ask_once<asks_win>(node_of(child), child.key, next_horizon);
        if (is_shared) control_.leave(child.key);
        return !answer;
    };
    Child* deferred = children;  // the end of those that another thread is searching
    for (const Child* child = children; child != end; ++child) {
        if (is_shared && control_.is_busy(child->key)) {
            *deferred++ = *child;
        } else if (decides(*child)) {
            return true;
        }
    }
    return std::any_of(children, deferred, decides);
}

template <bool squares>
bool Searcher<squares>::is_at_least(const quarto::Position& position, Score bound) {
    // Cached, as callers ask about several bounds of the same position in a row.
    if (position != asked_) {
        const Board board = make_board(position, tables_);
        const Lanes16 pairs = pairs_of(look_ahead(board), board.empty_squares, position.hand,
                                       lanes_of(position.supply));
        root_ = {board, pairs, position.hand, position.supply, std::popcount(position.occupied)};
        asked_ = position;
    }
    const Node& node = root_;
    const int remaining = 16 - node.placed;

    if (wins_at_once(node.board, node.hand)) return win_in(1) >= bound;
    if (node.supply == 0) return 0 >= bound;
    if (is_zero(node.pairs)) return loss_in(2) >= bound;
    if (bound > 0) {
        const int horizon = std::min(17 - bound, remaining);
        return ask<true>(node, horizon % 2 == 1 ? horizon : horizon - 1);
    }
    // At least the bound means no loss with a lower score, so none within 16 + bound placements.
    const int horizon = std::min(16 + bound, remaining) & ~1;
    return horizon < 2 || ask<false>(node, horizon);
}

}  // namespace

std::unique_ptr<Search> make_search(const quarto::Rules& rules, Table& table, Control& control,
                                    bool polls) {
    if (rules.squares) return std::make_unique<Searcher<true>>(rules, table, control, polls);
    return std::make_unique<Searcher<false>>(rules, table, control, polls);
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
