#include "solver/solver.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <exception>
#include <thread>
#include <unordered_map>
#include <unordered_set>

namespace fourfold::solver {

namespace {

// With more pieces on the board a question takes less time than starting a thread.
constexpr int most_pieces_for_threads = 6;
constexpr int most_pieces_of_a_key = 8;

int placed_on(const quarto::Position& position) { return std::popcount(position.occupied); }

Bounds before(const Bounds& bounds) {
    return {solver::before(bounds.high), solver::before(bounds.low)};
}

// Whether placing the hand on a square completes a group.
bool completes_group(const quarto::Position& position, const quarto::Rules& rules, int square) {
    quarto::Position after = position;
    after.place(square);
    const auto groups = quarto::groups_in_play(rules.squares);
    return std::any_of(groups.begin(), groups.end(), [&](quarto::Squares group) {
        return (group >> square & 1) && after.is_complete(group, rules);
    });
}

}  // namespace

Solver::Solver(const quarto::Rules& rules, const Options& options)
    : rules_(rules), book_(options.book), table_(options.table_bytes) {
    for (int i = 0; i < std::max(1, options.threads); ++i) {
        searches_.push_back(make_search(options.target, rules_, table_, control_, i == 0));
    }
}

Solver::~Solver() = default;

void Solver::begin(const Limits& limits) {
    control_.begin(limits.nodes, limits.seconds, limits.poll);
}

std::uint64_t Solver::count_nodes() {
    for (auto& search : searches_) control_.add_nodes(search->take_unreported_nodes());
    return control_.nodes();
}

Answer Solver::solve(const quarto::Position& position, bool with_distance, const Limits& limits) {
    begin(limits);
    Answer answer;
    // Who gives has the opponent's scores, with the sign turned.
    if (position.hand == quarto::none) answer.bounds = {-best_score, -worst_score};
    try {
        narrow(position, with_distance, answer.bounds);
    } catch (const Stopped&) {
    }
    answer.nodes = count_nodes();
    return answer;
}

Analysis Solver::analyse(const quarto::Position& position, bool with_distance,
                         const Limits& limits) {
    begin(limits);
    Analysis analysis;
    std::unordered_map<Key, Bounds> known;
    bool is_stopped = false;
    for (int square = 0; square < quarto::square_count; ++square) {
        if (position.occupied >> square & 1) continue;
        const bool wins = completes_group(position, rules_, square);
        if (wins || position.supply == 0) {
            const Score score = wins ? win_in(1) : 0;
            analysis.options.push_back({square, quarto::none, {score, score}});
            continue;
        }
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            if (!(position.supply >> piece & 1)) continue;
            quarto::Position child = position;
            child.place(square);
            child.give(piece);
            Bounds bounds;
            const bool has_key = placed_on(child) <= most_pieces_of_a_key;
            Bounds& found = has_key ? known[key_of(child)] : bounds;
            try {
                if (!is_stopped && !found.is_exact()) narrow(child, with_distance, found);
            } catch (const Stopped&) {
                is_stopped = true;
            }
            analysis.options.push_back({square, piece, before(found)});
        }
    }
    analysis.nodes = count_nodes();
    return analysis;
}

std::optional<int> Solver::find_gift(const quarto::Position& position, Bounds score,
                                     const Limits& limits) {
    begin(limits);
    try {
        return find_gift(position, score.low);
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

// A piece after whose gift the giver's score is at least the bound: what is known is asked first.
std::optional<int> Solver::find_gift(const quarto::Position& position, Score bound) {
    std::vector<quarto::Position> unknown;
    std::unordered_set<Key> seen;
    for (int piece = 0; piece < quarto::piece_count; ++piece) {
        if (!(position.supply >> piece & 1)) continue;
        quarto::Position given = position;
        given.give(piece);
        const Bounds known = look_up(given);
        if (known.high <= -bound) return piece;
        const bool is_new =
            placed_on(given) > most_pieces_of_a_key || seen.insert(key_of(given)).second;
        if (is_new && known.low <= -bound) unknown.push_back(given);
    }
    for (const quarto::Position& given : unknown) {
        if (!is_at_least(given, 1 - bound)) return given.hand;
    }
    return std::nullopt;
}

std::optional<Option> Solver::find_best(const quarto::Position& position, Bounds score,
                                        const Limits& limits) {
    begin(limits);
    std::vector<std::pair<Option, quarto::Position>> pairs;
    for (int square = 0; square < quarto::square_count; ++square) {
        if (position.occupied >> square & 1) continue;
        const bool wins = completes_group(position, rules_, square);
        if (wins) return Option{square, quarto::none, {win_in(1), win_in(1)}};
        if (position.supply == 0) return Option{square, quarto::none, {0, 0}};
        for (int piece = 0; piece < quarto::piece_count; ++piece) {
            if (!(position.supply >> piece & 1)) continue;
            quarto::Position child = position;
            child.place(square);
            child.give(piece);
            pairs.push_back({{square, piece, score}, child});
        }
    }
    // A child of this score or more is too good for the opponent.
    const Score too_good = after(score.low) + 1;
    for (const auto& [option, child] : pairs) {
        if (look_up(child).high < too_good) return option;
    }
    try {
        for (const auto& [option, child] : pairs) {
            const Bounds known = look_up(child);
            if (known.low < too_good && !is_at_least(child, too_good)) return option;
        }
    } catch (const Stopped&) {
    }
    return std::nullopt;
}

// Ask until the bounds are exact, or as far as the value needs. They are true at every moment.
void Solver::narrow(const quarto::Position& position, bool with_distance, Bounds& bounds) {
    const bool is_gift = position.hand == quarto::none;
    if (!is_gift) {
        const Bounds known = look_up(position);
        bounds = {std::max(bounds.low, known.low), std::min(bounds.high, known.high)};
    }
    const auto ask = [&](Score bound) {
        if (bounds.low >= bound) return true;
        if (bounds.high < bound) return false;
        const bool answer =
            is_gift ? find_gift(position, bound).has_value() : is_at_least(position, bound);
        (answer ? bounds.low : bounds.high) = answer ? bound : bound - 1;
        return answer;
    };
    // Who gives makes an even number of placements necessary to win, who places an odd one.
    const int shortest_win = is_gift ? 2 : 1, shortest_loss = is_gift ? 1 : 2;
    if (!ask(0)) {
        // A loss: the shortest horizons cost least, and most losses are short.
        for (int distance = shortest_loss; with_distance && !bounds.is_exact(); distance += 2) {
            if (!ask(loss_in(distance) + 1)) bounds.low = loss_in(distance);
        }
    } else if (ask(1)) {
        if (!is_gift) bounds.low = std::max(bounds.low, win_in(15));
        for (int distance = shortest_win; with_distance && !bounds.is_exact(); distance += 2) {
            if (ask(win_in(distance))) bounds.high = win_in(distance);
        }
    }
}

// What the book or the table holds of a position, without a search.
Bounds Solver::look_up(const quarto::Position& position) const {
    const int placed = placed_on(position);
    if (placed > most_pieces_of_a_key) return {};
    const Key key = key_of(position);
    if (book_ && placed <= book_->most_pieces() && !searches_[0]->wins_at_once(position)) {
        const Score score = book_->score_of(key);
        return {score, score};
    }
    return table_.find(key);
}

bool Solver::is_at_least(const quarto::Position& position, Score bound) {
    if (searches_.size() == 1 || placed_on(position) > most_pieces_for_threads) {
        return searches_[0]->is_at_least(position, bound);
    }
    // Every thread asks the whole question; the table tells each what the others have found. The
    // first to know stops the others.
    std::atomic<int> answer{-1};
    const auto search = [&](Search& own) {
        try {
            answer = own.is_at_least(position, bound);
            control_.stop();
        } catch (const Stopped&) {
        }
    };
    std::exception_ptr error;
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < searches_.size(); ++i) {
            others.emplace_back(search, std::ref(*searches_[i]));
        }
        try {
            search(*searches_[0]);
        } catch (...) {
            error = std::current_exception();
            control_.stop();
        }
    }
    control_.resume();
    if (error) std::rethrow_exception(error);
    if (answer < 0) throw Stopped{};
    return answer == 1;
}

}  // namespace fourfold::solver
