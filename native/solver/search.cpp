// Compiled once for each target: see lane.hpp and CMakeLists.txt. Nothing here may be visible to
// the linker under a name that another target has too.
#include "solver/search.hpp"

#include <algorithm>

#include "solver/key.hpp"
#include "solver/outlook.hpp"

namespace fourfold::solver::FOURFOLD_TARGET {

namespace {

// A position of the search: the piece in hand does not win at once, and something is left to give.
struct Node {
    Board board;
    Outlook outlook;
    int hand;
    Pieces supply;  // without the hand
    int placed;

    int remaining() const { return 16 - placed; }
};

// A pair of a square for the hand and a piece to give, in the order in which it is to be searched:
// the fewest safe pairs for the opponent first.
struct Child {
    std::uint16_t order;
    std::uint8_t square, piece;
};

// Where the table and the costlier orders pay, found by measuring: see docs/solver.md.
constexpr int most_pieces_in_table = 8;
constexpr int most_pieces_looked_up_first = 6;
constexpr int most_pieces_ordered_by_two_plies = 5;
constexpr int most_pieces_shared_by_threads = 5;
constexpr std::uint64_t nodes_between_reports = 4096;

// Two questions call each other:
//
//     wins(node, n)      can the player to move force a win within n placements?   n odd, from 3
//     survives(node, n)  can the player to move keep from losing within n?         n even, from 2
//
// wins(node, n) is true if and only if some safe pair leads to a child with !survives(child, n -
// 1); survives(node, n) if and only if some safe pair leads to a child with !wins(child, n - 1). A
// pair that is not safe loses at once. With n as large as the game can still be long, they are the
// value.
template <bool squares>
class Searcher final : public Search {
  public:
    Searcher(const quarto::Rules& rules, Table& table, Control& control, bool polls)
        : traits_(rules.traits),
          tables_(rules.traits),
          symmetries_(Symmetries::of(squares)),
          table_(table),
          control_(control),
          polls_(polls) {}

    bool is_at_least(const quarto::Position& position, Score bound) override;

    bool wins_at_once(const quarto::Position& position) const override {
        const Board board = make_board(position, tables_);
        return look_ahead<squares>(board, tables_).wins_with(position.hand);
    }

    Key key_of(const quarto::Position& position) const override {
        return make_key(make_board(position, tables_), traits_, position.hand, symmetries_);
    }

    std::uint64_t take_unreported_nodes() override {
        const std::uint64_t nodes = nodes_ - reported_;
        reported_ = nodes_;
        return nodes;
    }

  private:
    template <bool is_win>
    bool ask(const Node& node, int horizon);
    template <bool is_win>
    bool ask_once(const Node& node, Key key, int horizon);

    bool wins_in_three(const Node& node, Lanes16 pairs);
    bool survives_four(const Node& node, Lanes16 pairs);

    Node play(const Node& node, int square) const {
        Node next;
        next.board = place(node.board, tables_, node.hand, square);
        next.outlook = look_ahead<squares>(next.board, tables_);
        next.placed = node.placed + 1;
        return next;
    }

    void give(Node& node, int piece, Pieces supply) const {
        node.hand = piece;
        node.supply = static_cast<Pieces>(supply & ~(1U << piece));
    }

    Lanes16 pairs_of(const Node& node) const {
        return safe_pairs(node.outlook, tables_, node.board.empty, node.hand,
                          lanes_of(node.supply, tables_));
    }

    // The safe pairs of the opponent after a placement, if a piece of the supply is given.
    Lanes16 answers_to(const Node& next, int piece, Lanes16 supply) const {
        return safe_pairs(next.outlook, tables_, next.board.empty, piece,
                          supply & tables_.all_but[piece]);
    }

    int pairs_two_plies_deep(const Node& node) const;
    bool has_answer(const Bounds& bounds, bool is_win, int horizon, bool& answer) const;
    void remember(Key key, bool is_win, int horizon, bool answer, int placed, std::uint64_t work);
    void count_node() {
        if (++nodes_ - reported_ >= nodes_between_reports) [[unlikely]]
            report();
    }
    [[gnu::noinline, gnu::cold]] void report() { control_.report(take_unreported_nodes(), polls_); }

    const unsigned traits_;
    const Tables tables_;
    const Symmetries& symmetries_;
    Table& table_;
    Control& control_;
    const bool polls_;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
};

// Call `visit` with each bit of a set; stop when it returns true, and return whether it did.
template <typename Visit>
inline bool any_bit(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) {
        if (visit(std::countr_zero(bits))) return true;
    }
    return false;
}

// Return the index in the lower half of the smallest rank from `first` on; the others stay behind.
inline unsigned take_smallest(std::uint32_t* ranks, int first, int count) {
    std::uint32_t smallest = ranks[first];
    for (int i = first + 1; i < count; ++i) smallest = std::min(smallest, ranks[i]);
    int place = first;
    while (ranks[place] != smallest) ++place;
    ranks[place] = ranks[first];
    return smallest & 0xFFFF;
}

// wins(node, 3): some safe pair leaves the opponent without any.
template <bool squares>
bool Searcher<squares>::wins_in_three(const Node& node, Lanes16 pairs) {
    count_node();
    const Lanes16 supply = lanes_of(node.supply, tables_);
    return any_bit(any_lane(pairs), [&](int square) {
        const Node next = play(node, square);
        return any_bit(pieces_for(pairs, square),
                       [&](int piece) { return is_zero(answers_to(next, piece, supply)); });
    });
}

// survives(node, 4): some safe pair leads to a child that does not win in three. So near the end
// the first pairs that come are as good as ordered ones, and far cheaper.
template <bool squares>
bool Searcher<squares>::survives_four(const Node& node, Lanes16 pairs) {
    count_node();
    const Lanes16 supply = lanes_of(node.supply, tables_);
    return any_bit(any_lane(pairs), [&](int square) {
        Node next = play(node, square);
        return any_bit(pieces_for(pairs, square), [&](int piece) {
            const Lanes16 answers = answers_to(next, piece, supply);
            if (is_zero(answers)) return true;
            give(next, piece, node.supply);
            return !wins_in_three(next, answers);
        });
    });
}

// The number of safe pairs that the opponent's safe pairs leave: a better order, where it pays.
template <bool squares>
int Searcher<squares>::pairs_two_plies_deep(const Node& node) const {
    const Lanes16 pairs = pairs_of(node);
    const Lanes16 supply = lanes_of(node.supply, tables_);
    int sum = 0;
    any_bit(any_lane(pairs), [&](int square) {
        const Node next = play(node, square);
        any_bit(pieces_for(pairs, square), [&](int piece) {
            sum += count_bits(answers_to(next, piece, supply));
            return false;
        });
        return false;
    });
    return std::min(sum, 0xFFFF);
}

// Read the answer to a question about a child off its bounds, if they hold it.
template <bool squares>
bool Searcher<squares>::has_answer(const Bounds& bounds, bool is_win, int horizon,
                                   bool& answer) const {
    // wins within n: at least the score of a win in n. Survives n: more than that of a loss in n.
    const Score bound = is_win ? win_in(horizon) : loss_in(horizon) + 1;
    answer = bounds.low >= bound;
    return answer || bounds.high < bound;
}

// Ask, or look the answer up; remember it for the next time.
template <bool squares>
template <bool is_win>
bool Searcher<squares>::ask_once(const Node& node, Key key, int horizon) {
    bool answer;
    if (has_answer(table_.find(key), is_win, horizon, answer)) return answer;
    const bool is_shared = node.placed <= most_pieces_shared_by_threads + 1;
    const std::uint64_t nodes_before = nodes_;
    if (is_shared) control_.enter(key);
    answer = ask<is_win>(node, horizon);
    if (is_shared) control_.leave(key);
    remember(key, is_win, horizon, answer, node.placed, nodes_ - nodes_before);
    return answer;
}

template <bool squares>
void Searcher<squares>::remember(Key key, bool is_win, int horizon, bool answer, int placed,
                                 std::uint64_t work) {
    // A horizon that reaches the end of the game has answered for the value as a whole.
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
    const Lanes16 pairs = pairs_of(node);
    if constexpr (is_win) {
        if (horizon < 3) return false;
        if (horizon == 3) return wins_in_three(node, pairs);
    } else {
        if (horizon == 2) return !is_zero(pairs);
        if (horizon == 4) return survives_four(node, pairs);
    }
    count_node();

    const Lanes16 supply = lanes_of(node.supply, tables_);
    Node next[16];
    Child children[256];
    Key keys[256];  // of the children, where the table is used
    int count = 0;
    const bool has_decided = any_bit(any_lane(pairs), [&](int square) {
        next[square] = play(node, square);
        return any_bit(pieces_for(pairs, square), [&](int piece) {
            const int answers = count_bits(answers_to(next[square], piece, supply));
            children[count++] = {static_cast<std::uint16_t>(answers),
                                 static_cast<std::uint8_t>(square),
                                 static_cast<std::uint8_t>(piece)};
            return answers == 0;  // the opponent has lost
        });
    });
    if (has_decided) return true;

    const bool uses_table = node.placed < most_pieces_in_table;
    const bool is_shared = node.placed <= most_pieces_shared_by_threads;
    // What the children are asked.
    constexpr bool asks_win = !is_win;
    const int next_horizon = horizon - 1;

    const bool looks_up_first = node.placed <= most_pieces_looked_up_first;
    if (uses_table && looks_up_first) {
        int kept = 0;
        for (int i = 0; i < count; ++i) {
            Child& child = children[i];
            Node& after = next[child.square];
            give(after, child.piece, node.supply);
            const Key key = make_key(after.board, traits_, after.hand, symmetries_);
            bool answer;
            if (has_answer(table_.find(key), asks_win, next_horizon, answer)) {
                if (!answer) return true;
                continue;
            }
            if (node.placed <= most_pieces_ordered_by_two_plies && next_horizon > 4) {
                child.order = static_cast<std::uint16_t>(pairs_two_plies_deep(after));
            }
            keys[kept] = key;
            children[kept++] = child;
        }
        count = kept;
    }

    // Mostly one of the first children decides: picking the best one each time beats sorting.
    std::uint32_t ranks[256];
    for (int i = 0; i < count; ++i) {
        ranks[i] = static_cast<std::uint32_t>(children[i].order) << 16 | static_cast<unsigned>(i);
    }
    std::uint8_t deferred[256];  // children that another thread is at work on
    int deferred_count = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned index = take_smallest(ranks, i, count);
        const Child child = children[index];
        Node& after = next[child.square];
        give(after, child.piece, node.supply);
        if (!uses_table) {
            if (!ask<asks_win>(after, next_horizon)) return true;
            continue;
        }
        if (!looks_up_first) keys[index] = make_key(after.board, traits_, after.hand, symmetries_);
        if (is_shared && control_.is_busy(keys[index])) {
            deferred[deferred_count++] = static_cast<std::uint8_t>(index);
        } else if (!ask_once<asks_win>(after, keys[index], next_horizon)) {
            return true;
        }
    }
    for (int i = 0; i < deferred_count; ++i) {
        const Child child = children[deferred[i]];
        Node& after = next[child.square];
        give(after, child.piece, node.supply);
        if (!ask_once<asks_win>(after, keys[deferred[i]], next_horizon)) return true;
    }
    return false;
}

template <bool squares>
bool Searcher<squares>::is_at_least(const quarto::Position& position, Score bound) {
    Node node;
    node.board = make_board(position, tables_);
    node.outlook = look_ahead<squares>(node.board, tables_);
    node.hand = position.hand;
    node.supply = position.supply;
    node.placed = std::popcount(position.occupied);

    if (node.outlook.wins_with(node.hand)) return win_in(1) >= bound;
    if (node.supply == 0) return 0 >= bound;
    if (is_zero(pairs_of(node))) return loss_in(2) >= bound;
    if (bound > 0) {
        const int horizon = std::min(17 - bound, node.remaining());
        return ask<true>(node, horizon % 2 == 1 ? horizon : horizon - 1);
    }
    // At least the bound means: no loss that scores less, so none within 16 + bound placements.
    const int horizon = std::min(16 + bound, node.remaining()) & ~1;
    return horizon < 2 || ask<false>(node, horizon);
}

}  // namespace

std::unique_ptr<Search> make_search(const quarto::Rules& rules, Table& table, Control& control,
                                    bool polls) {
    if (rules.squares) return std::make_unique<Searcher<true>>(rules, table, control, polls);
    return std::make_unique<Searcher<false>>(rules, table, control, polls);
}

}  // namespace fourfold::solver::FOURFOLD_TARGET
