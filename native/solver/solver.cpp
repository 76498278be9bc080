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

// Ask `is_at_least` until the bounds are exact, or as far as the value needs. They are true at
// every moment.
template <typename Ask>
void narrow_by(Ask is_at_least, bool is_gift, bool with_distance, Bounds& bounds) {
    const auto ask = [&](Score bound) {
        if (bounds.low >= bound) return true;
        if (bounds.high < bound) return false;
        const bool answer = is_at_least(bound);
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

}  // namespace

// Let every thread do the work with its own search. Where one is stopped, all are.
template <typename Work>
void Solver::run(Work work) {
    std::atomic<bool> is_stopped{false};
    const auto work_or_stop = [&](Search& own) {
        try {
            work(own);
        } catch (const Stopped&) {
            is_stopped = true;
            control_.stop();
        }
    };
    std::exception_ptr error;
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < searches_.size(); ++i) {
            others.emplace_back(work_or_stop, std::ref(*searches_[i]));
        }
        try {
            work_or_stop(*searches_[0]);
        } catch (...) {
            error = std::current_exception();
            control_.stop();
        }
    }
    control_.resume();
    if (error) std::rethrow_exception(error);
    if (is_stopped) throw Stopped{};
}

// Let the threads take the tasks 0, 1, … as they come, each with its own search.
template <typename Task>
void Solver::share(std::size_t tasks, Task task) {
    std::atomic<std::size_t> next{0};
    run([&](Search& own) {
        for (std::size_t i = next++; i < tasks; i = next++) task(own, i);
    });
}

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

Answers Solver::solve_each(const std::vector<quarto::Position>& positions, bool with_distance,
                           const Limits& limits, Bounds known) {
    begin(limits);
    Answers answers{std::vector<Bounds>(positions.size(), known), 0};
    try {
        share(positions.size(), [&](Search& own, std::size_t i) {
            narrow(own, positions[i], with_distance, answers.bounds[i]);
        });
    } catch (const Stopped&) {
    }
    answers.nodes = count_nodes();
    return answers;
}

Analysis Solver::analyse(const quarto::Position& position, bool with_distance,
                         const Limits& limits) {
    Analysis analysis;
    // Children equal up to symmetry are solved once: for each option the place of its child.
    std::vector<quarto::Position> children;
    std::unordered_map<Key, std::size_t> place_of_key;
    std::vector<std::pair<std::size_t, std::size_t>> places;
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
            std::size_t place = children.size();
            if (placed_on(child) <= most_pieces_of_a_key) {
                place = place_of_key.try_emplace(key_of(child), place).first->second;
            }
            if (place == children.size()) children.push_back(child);
            places.emplace_back(analysis.options.size(), place);
            analysis.options.push_back({square, piece, {}});
        }
    }
    // No child can be worse for the opponent than the best one.
    const Bounds known{std::max(worst_score, after(look_up(position).high)), best_score};
    const Answers answers = solve_each(children, with_distance, limits, known);
    for (const auto& [option, place] : places) {
        analysis.options[option].bounds = before(answers.bounds[place]);
    }
    analysis.nodes = answers.nodes;
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

// With all threads at each question.
void Solver::narrow(const quarto::Position& position, bool with_distance, Bounds& bounds) {
    const bool is_gift = position.hand == quarto::none;
    if (!is_gift) narrow_by_known(position, bounds);
    const auto ask = [&](Score bound) {
        return is_gift ? find_gift(position, bound).has_value() : is_at_least(position, bound);
    };
    narrow_by(ask, is_gift, with_distance, bounds);
}

// By one thread, while the others have other positions.
void Solver::narrow(Search& own, const quarto::Position& position, bool with_distance,
                    Bounds& bounds) {
    narrow_by_known(position, bounds);
    const auto ask = [&](Score bound) { return own.is_at_least(position, bound); };
    narrow_by(ask, false, with_distance, bounds);
}

void Solver::narrow_by_known(const quarto::Position& position, Bounds& bounds) const {
    const Bounds known = look_up(position);
    bounds = {std::max(bounds.low, known.low), std::min(bounds.high, known.high)};
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
    try {
        run([&](Search& own) {
            answer = own.is_at_least(position, bound);
            control_.stop();
        });
    } catch (const Stopped&) {
        if (answer < 0) throw;
    }
    return answer == 1;
}

}  // namespace fourfold::solver
