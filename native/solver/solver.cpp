#include "solver/solver.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <exception>
#include <limits>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

#include "solver/joining_thread.hpp"

namespace fourfold::solver {

namespace {

// With more pieces on the board a search takes less time than starting a thread.
constexpr int max_pieces_for_threads = 6;
constexpr int max_pieces_per_key = 8;
constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();

int placed_on(const quarto::Position& position) { return std::popcount(position.occupied); }

// With a piece on the board nobody loses in 16 placements, so such a bound means a loss in 14 or
// fewer. Taken literally, it would turn a win at an unknown distance into a possible draw.
Bounds before(const Bounds& bounds) {
    const Score high = bounds.high == loss_in(16) ? loss_in(14) : bounds.high;
    return {solver::before(high), solver::before(bounds.low)};
}

// Whether placing the piece in hand on a square completes a group.
bool completes_group(const quarto::Position& position, const quarto::Rules& rules, int square) {
    quarto::Position after = position;
    after.place(square);
    const auto groups = quarto::groups_in_play(rules.squares);
    return std::any_of(groups.begin(), groups.end(), [&](quarto::Squares group) {
        return (group >> square & 1) && after.is_complete(group, rules);
    });
}

// The bounds of any score. The giver has the opponent's scores with the opposite sign.
Bounds unknown(const quarto::Position& position) {
    return position.hand == quarto::none ? Bounds{-best_score, -worst_score} : Bounds{};
}

// The score of a choice among options; there must be at least one.
Bounds best_of(const std::vector<Option>& options) {
    Bounds best = options.front().bounds;
    for (const Option& option : options) {
        best = {std::max(best.low, option.bounds.low), std::max(best.high, option.bounds.high)};
    }
    return best;
}

template <typename Visit>
void for_each_gift(const quarto::Position& position, Visit visit) {
    for (int piece = 0; piece < quarto::piece_count; ++piece) {
        if (!(position.supply >> piece & 1)) continue;
        quarto::Position given = position;
        given.give(piece);
        visit(given);
    }
}

quarto::Position position_after(const quarto::Position& position, const Step& step) {
    const bool has_hand = position.hand != quarto::none;
    const bool is_legal = (step.square != quarto::none) == has_hand &&
                          (!has_hand || position.empty() >> step.square & 1) &&
                          (step.piece != quarto::none && position.supply >> step.piece & 1);
    if (!is_legal) throw std::invalid_argument("a step that the position does not have");
    quarto::Position given = position;
    if (has_hand) given.place(step.square);
    given.give(step.piece);
    return given;
}

double seconds_since(Control::Clock::time_point start) {
    return std::chrono::duration<double>(Control::Clock::now() - start).count();
}

// The limits left for the second part of a question.
Limits rest_of(Limits limits, std::uint64_t nodes, Control::Clock::time_point start) {
    if (limits.nodes) limits.nodes = *limits.nodes > nodes ? *limits.nodes - nodes : 1;
    if (limits.seconds) limits.seconds = std::max(0.0, *limits.seconds - seconds_since(start));
    const auto poll = std::move(limits.poll);
    limits.poll = [poll, nodes](std::uint64_t more) { poll(nodes + more); };
    return limits;
}

std::uint64_t nodes_of(const Solution& solution) { return solution.nodes; }
std::uint64_t nodes_of(const Study& study) { return study.analysis.nodes; }

// Ask `is_at_least` until the bounds are exact or the value is known. The bounds are always valid.
template <typename Ask>
void narrow_by(Ask is_at_least, bool is_gift, bool with_distance, Bounds& bounds) {
    const auto ask = [&](Score bound) {
        if (bounds.low >= bound) return true;
        if (bounds.high < bound) return false;
        const bool answer = is_at_least(bound);
        (answer ? bounds.low : bounds.high) = answer ? bound : bound - 1;
        return answer;
    };
    // The giver wins after an even number of placements, the placer after an odd number.
    const int shortest_win = is_gift ? 2 : 1, shortest_loss = is_gift ? 1 : 2;
    if (!ask(0)) {
        // A loss: the shortest horizons are cheapest, and most losses are short.
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

// Run the work on every thread with its own search. If one is stopped, all are.
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
        std::vector<JoiningThread> others;
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

// Distribute the tasks 0, 1, … over the threads, each with its own search.
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
    for (auto& search : searches_) {
        search->take_unreported_nodes();
        // One node more than the limit shows that the limit was too low.
        search->report_within(limits.nodes && limits.is_strict ? *limits.nodes + 1 : no_limit);
    }
    control_.begin(limits.nodes, limits.seconds, limits.poll);
}

std::uint64_t Solver::count_nodes() {
    for (auto& search : searches_) control_.add_nodes(search->take_unreported_nodes());
    return control_.nodes();
}

Solver::Ask Solver::ask_together() {
    return [this](const quarto::Position& position, Score bound) {
        return is_at_least(position, bound);
    };
}

Solver::Ask Solver::ask_alone(Search& own) {
    return [&own](const quarto::Position& position, Score bound) {
        return own.is_at_least(position, bound);
    };
}

Answer Solver::solve(const quarto::Position& position, bool with_distance, const Limits& limits) {
    begin(limits);
    Answer answer{unknown(position), 0};
    try {
        narrow(position, with_distance, answer.bounds, ask_together());
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
            narrow(positions[i], with_distance, answers.bounds[i], ask_alone(own));
        });
    } catch (const Stopped&) {
    }
    answers.nodes = count_nodes();
    return answers;
}

// Solve each position on one thread in parallel with others, or one at a time on all threads. A
// single position would leave threads idle; limits per position need the control exclusively.
template <typename Result, typename Alone, typename Together>
std::vector<Result> Solver::answer_many(const std::vector<quarto::Position>& positions,
                                        const Limits& limits, Alone alone, Together together) {
    std::vector<Result> results(positions.size());
    const bool is_enough = searches_.size() == 1 || positions.size() > searches_.size();
    if (is_enough && !limits.nodes && !limits.seconds) {
        begin(limits);
        share(positions.size(), [&](Search& own, std::size_t i) {
            const auto start = Control::Clock::now();
            results[i] = alone(own, positions[i]);
            results[i].seconds = seconds_since(start);
            control_.report(own.take_unreported_nodes(), &own == searches_[0].get());
        });
        return results;
    }
    // Most positions are solved too quickly for a poll of their own.
    std::uint64_t nodes_before = 0;
    auto last_poll = Control::Clock::now();
    Limits each = limits;
    each.poll = [&](std::uint64_t nodes) {
        last_poll = Control::Clock::now();
        if (limits.poll) limits.poll(nodes_before + nodes);
    };
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto start = Control::Clock::now();
        if (start - last_poll > Control::time_between_polls) each.poll(0);
        results[i] = together(positions[i], each);
        results[i].seconds = seconds_since(start);
        nodes_before += nodes_of(results[i]);
    }
    return results;
}

std::vector<Solution> Solver::solve_many(const std::vector<quarto::Position>& positions,
                                         bool with_distance, const Limits& limits) {
    const auto alone = [&](Search& own, const quarto::Position& position) {
        Solution solution{unknown(position), {}, own.nodes(), 0};
        const Ask ask = ask_alone(own);
        narrow(position, with_distance, solution.bounds, ask);
        solution.nodes = own.nodes() - solution.nodes;
        solution.best = find_step(position, solution.bounds, ask);
        return solution;
    };
    const auto together = [&](const quarto::Position& position, const Limits& each) {
        const auto start = Control::Clock::now();
        const Answer answer = solve(position, with_distance, each);
        Solution solution{answer.bounds, {}, answer.nodes, 0};
        begin(rest_of(each, answer.nodes, start));
        try {
            solution.best = find_step(position, answer.bounds, ask_together());
        } catch (const Stopped&) {
        }
        return solution;
    };
    return answer_many<Solution>(positions, limits, alone, together);
}

Glances Solver::glance(const quarto::Position& position, const std::vector<Step>& steps,
                       const Limits& limits) {
    std::vector<quarto::Position> positions;
    for (const Step& step : steps) positions.push_back(position_after(position, step));
    Limits each = limits;
    each.is_strict = true;
    Glances glances;
    for (const quarto::Position& given : positions) {
        const Answer answer = solve(given, false, each);
        const int value = value_of(answer.bounds.low);
        const bool is_within = !limits.nodes || answer.nodes <= *limits.nodes;
        const bool is_known = is_within && value == value_of(answer.bounds.high);
        glances.values.push_back(is_known ? std::optional(-value) : std::nullopt);
        glances.nodes += answer.nodes;
    }
    return glances;
}

// The steps of a position, and the positions that they lead to, without symmetric duplicates.
struct Solver::Children {
    std::vector<Option> options;
    std::vector<quarto::Position> positions;
    std::vector<std::pair<std::size_t, std::size_t>> places;  // of an option and its position
    bool are_gifts;

    Analysis judge(const std::vector<Bounds>& bounds, std::uint64_t nodes) && {
        for (const auto& [option, place] : places) {
            const Bounds& found = bounds[place];
            options[option].bounds = are_gifts ? Bounds{-found.high, -found.low} : before(found);
        }
        return {std::move(options), nodes};
    }
};

Solver::Children Solver::list_children(const quarto::Position& position) const {
    Children children{{}, {}, {}, position.hand == quarto::none};
    std::unordered_map<Key, std::size_t> place_of_key;
    const auto add = [&](int square, const quarto::Position& child) {
        std::size_t place = children.positions.size();
        if (placed_on(child) <= max_pieces_per_key) {
            place = place_of_key.try_emplace(key_of(child), place).first->second;
        }
        if (place == children.positions.size()) children.positions.push_back(child);
        children.places.emplace_back(children.options.size(), place);
        children.options.push_back({square, child.hand, {}});
    };
    if (children.are_gifts) {
        for_each_gift(position, [&](const quarto::Position& given) { add(quarto::none, given); });
        return children;
    }
    const bool can_win = searches_[0]->wins_at_once(position);
    for (int square = 0; square < quarto::square_count; ++square) {
        if (position.occupied >> square & 1) continue;
        const bool wins = can_win && completes_group(position, rules_, square);
        if (wins || position.supply == 0) {
            const Score score = wins ? win_in(1) : 0;
            children.options.push_back({square, quarto::none, {score, score}});
            continue;
        }
        quarto::Position placed = position;
        placed.place(square);
        for_each_gift(placed, [&](const quarto::Position& given) { add(square, given); });
    }
    return children;
}

// No child is worse for the opponent than the one that best play leads to.
Bounds Solver::known_of_children(const quarto::Position& position) const {
    if (position.hand == quarto::none) return {};
    return {std::max(worst_score, after(look_up(position).high)), best_score};
}

Analysis Solver::analyse(const quarto::Position& position, bool with_distance,
                         const Limits& limits) {
    Children children = list_children(position);
    const Bounds known = known_of_children(position);
    const Answers answers = solve_each(children.positions, with_distance, limits, known);
    return std::move(children).judge(answers.bounds, answers.nodes);
}

std::vector<Study> Solver::analyse_many(const std::vector<quarto::Position>& positions,
                                        bool with_distance, const Limits& limits) {
    const auto alone = [&](Search& own, const quarto::Position& position) {
        const Ask ask = ask_alone(own);
        const std::uint64_t nodes_before = own.nodes();
        Children children = list_children(position);
        std::vector<Bounds> bounds(children.positions.size(), known_of_children(position));
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            narrow(children.positions[i], with_distance, bounds[i], ask);
        }
        Study study{std::move(children).judge(bounds, own.nodes() - nodes_before), {}, 0};
        study.line = find_line(position, study.analysis, ask);
        return study;
    };
    const auto together = [&](const quarto::Position& position, const Limits& each) {
        const auto start = Control::Clock::now();
        Study study{analyse(position, with_distance, each), {}, 0};
        begin(rest_of(each, study.analysis.nodes, start));
        study.line = find_line(position, study.analysis, ask_together());
        return study;
    };
    return answer_many<Study>(positions, limits, alone, together);
}

std::optional<int> Solver::find_gift(const quarto::Position& position, Bounds score,
                                     const Limits& limits) {
    begin(limits);
    try {
        return find_gift(position, score.low, ask_together());
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

std::optional<Step> Solver::find_best(const quarto::Position& position, Bounds score,
                                      const Limits& limits) {
    begin(limits);
    try {
        return find_pair(position, score.low, ask_together());
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

// A step as good as the position's score; none if its value is open.
std::optional<Step> Solver::find_step(const quarto::Position& position, Bounds score,
                                      const Ask& ask) {
    if (value_of(score.low) != value_of(score.high)) return std::nullopt;
    if (position.hand != quarto::none) return find_pair(position, score.low, ask);
    const auto piece = find_gift(position, score.low, ask);
    if (!piece) return std::nullopt;
    return Step{quarto::none, *piece};
}

// A piece to give that keeps the giver's score at least the bound; known scores are checked first.
std::optional<int> Solver::find_gift(const quarto::Position& position, Score bound,
                                     const Ask& ask) {
    std::vector<quarto::Position> unknown;
    std::unordered_set<Key> seen;
    for (int piece = 0; piece < quarto::piece_count; ++piece) {
        if (!(position.supply >> piece & 1)) continue;
        quarto::Position given = position;
        given.give(piece);
        const Bounds known = look_up(given);
        if (known.high <= -bound) return piece;
        const bool is_new =
            placed_on(given) > max_pieces_per_key || seen.insert(key_of(given)).second;
        if (is_new && known.low <= -bound) unknown.push_back(given);
    }
    for (const quarto::Position& given : unknown) {
        if (!ask(given, 1 - bound)) return given.hand;
    }
    return std::nullopt;
}

// A pair that keeps the placer's score at least the bound; known scores are checked first.
std::optional<Step> Solver::find_pair(const quarto::Position& position, Score bound,
                                      const Ask& ask) {
    const bool can_win = searches_[0]->wins_at_once(position);
    std::vector<std::pair<Step, quarto::Position>> pairs;
    for (int square = 0; square < quarto::square_count; ++square) {
        if (position.occupied >> square & 1) continue;
        const bool wins = can_win && completes_group(position, rules_, square);
        if (wins || position.supply == 0) return Step{square, quarto::none};
        quarto::Position placed = position;
        placed.place(square);
        for_each_gift(placed, [&](const quarto::Position& given) {
            pairs.push_back({{square, given.hand}, given});
        });
    }
    // A child of this score or more is too good for the opponent.
    const Score too_good = after(bound) + 1;
    for (const auto& [step, child] : pairs) {
        if (look_up(child).high < too_good) return step;
    }
    for (const auto& [step, child] : pairs) {
        if (look_up(child).low < too_good && !ask(child, too_good)) return step;
    }
    return std::nullopt;
}

// Best play from a position to the end, if its score is exact; up to a limit.
std::vector<Step> Solver::find_line(quarto::Position position, const Analysis& analysis,
                                    const Ask& ask) {
    std::vector<Step> line;
    if (analysis.options.empty()) return line;
    const Bounds best = best_of(analysis.options);
    if (!best.is_exact()) return line;
    Score score = best.low;
    try {
        while (const auto step = find_step(position, {score, score}, ask)) {
            line.push_back(*step);
            if (step->piece == quarto::none) break;
            score = position.hand == quarto::none ? -score : after(score);
            if (step->square != quarto::none) position.place(step->square);
            position.give(step->piece);
        }
    } catch (const Stopped&) {
    }
    return line;
}

// Ask as often as needed; the bounds are always valid.
void Solver::narrow(const quarto::Position& position, bool with_distance, Bounds& bounds,
                    const Ask& ask) {
    const bool is_gift = position.hand == quarto::none;
    if (!is_gift) narrow_by_known(position, bounds);
    const auto ask_bound = [&](Score bound) {
        return is_gift ? find_gift(position, bound, ask).has_value() : ask(position, bound);
    };
    narrow_by(ask_bound, is_gift, with_distance, bounds);
}

void Solver::narrow_by_known(const quarto::Position& position, Bounds& bounds) const {
    const Bounds known = look_up(position);
    bounds = {std::max(bounds.low, known.low), std::min(bounds.high, known.high)};
}

// The bounds of a position from the book or the table, without a search.
Bounds Solver::look_up(const quarto::Position& position) const {
    const int placed = placed_on(position);
    if (placed > max_pieces_per_key) return {};
    const Key key = key_of(position);
    if (book_ && placed <= book_->max_pieces() && !searches_[0]->wins_at_once(position)) {
        const Score score = book_->score_of(key);
        return {score, score};
    }
    return table_.find(key);
}

bool Solver::is_at_least(const quarto::Position& position, Score bound) {
    if (searches_.size() == 1 || placed_on(position) > max_pieces_for_threads) {
        return searches_[0]->is_at_least(position, bound);
    }
    // Every thread searches the whole question; they share results through the table. The first to
    // finish stops the others.
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
