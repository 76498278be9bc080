// Finds exact scores of positions, with one or more threads that share a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "quarto/position.hpp"
#include "solver/book.hpp"
#include "solver/control.hpp"
#include "solver/score.hpp"
#include "solver/search.hpp"
#include "solver/table.hpp"

namespace fourfold::solver {

struct Options {
    int threads = 1;
    std::size_t table_bytes = std::size_t{16} << 20;
    Target target = best_target();
    std::shared_ptr<const Book> book;  // for the same class of rules, or null
};

struct Limits {
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    // Called every few milliseconds from the calling thread, with the nodes searched so far. May
    // throw to cancel: the exception propagates.
    std::function<void(std::uint64_t)> poll;
    // Whether to stop exactly at the node limit; otherwise it is checked every few thousand nodes.
    bool is_strict = false;
};

// The result within the limits. The bounds are always valid, and exact if no limit was hit.
struct Answer {
    Bounds bounds;
    std::uint64_t nodes = 0;
};

struct Answers {
    std::vector<Bounds> bounds;
    std::uint64_t nodes = 0;
};

// A move of the player to place: a square, and a piece to give or quarto::none if the placement
// ends the game. A move of the player to give: quarto::none and a piece.
struct Step {
    int square;
    int piece;
};

// One of many answers: the score and a best step. No step if a limit was hit first.
struct Solution {
    Bounds bounds;
    std::optional<Step> best;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// The values of steps for the player who makes them, if found.
struct Glances {
    std::vector<std::optional<int>> values;
    std::uint64_t nodes = 0;
};

// A step and the score that it leads to.
struct Option {
    int square;
    int piece;
    Bounds bounds;
};

struct Analysis {
    std::vector<Option> options;
    std::uint64_t nodes = 0;
};

// One of many analyses: also best play by both sides, if the score is exact and as far as the
// limits allow.
struct Study {
    Analysis analysis;
    std::vector<Step> line;
    double seconds = 0;
};

// Solves positions of one rule set. Keeps its transposition table, which makes related positions
// cheaper. One thread at a time may use it.
class Solver {
  public:
    Solver(const quarto::Rules& rules, const Options& options);
    ~Solver();

    // The score of a position for the player to place the piece in hand or, if there is none, to
    // give one: then wins take an even number of placements, losses an odd number. Without distance
    // only the value is exact: the bounds of a win are those of any win.
    Answer solve(const quarto::Position& position, bool with_distance, const Limits& limits);

    // The scores of positions with a piece in hand; the threads share the positions, and results
    // for one save work on the others.
    Answers solve_each(const std::vector<quarto::Position>& positions, bool with_distance,
                       const Limits& limits, Bounds known = {});

    // The same for each position, with a best step; a position may lack a hand. The limits apply to
    // each position; the poll gets the total nodes. Without limits the threads share the positions;
    // otherwise all threads work on one position at a time. One thread gives the same answers as
    // `solve` and `find_best` position by position.
    std::vector<Solution> solve_many(const std::vector<quarto::Position>& positions,
                                     bool with_distance, const Limits& limits);

    // The values of steps that give a piece and do not win, each if it takes no more nodes than the
    // limit, which is strict. Throws std::invalid_argument for an illegal step.
    Glances glance(const quarto::Position& position, const std::vector<Step>& steps,
                   const Limits& limits);

    // The score of every pair of an empty square and a piece to give, in order; without a hand, of
    // every piece to give.
    Analysis analyse(const quarto::Position& position, bool with_distance, const Limits& limits);

    // The same for each position, with a best line, as `solve_many` does.
    std::vector<Study> analyse_many(const std::vector<quarto::Position>& positions,
                                    bool with_distance, const Limits& limits);

    // The first pair that is as good as the position's score, which must be valid. Without a limit
    // there is always one; if a limit is hit, there may be none.
    std::optional<Step> find_best(const quarto::Position& position, Bounds score,
                                  const Limits& limits);

    // A piece to give that is as good as the position's score, in the same way.
    std::optional<int> find_gift(const quarto::Position& position, Bounds score,
                                 const Limits& limits);

    // Clear the transposition table; keep the book.
    void clear() { table_.clear(); }

    const Table& table() const { return table_; }

    Key key_of(const quarto::Position& position) const { return searches_[0]->key_of(position); }

  private:
    // Asks whether a score is at least a bound, on all threads or on one.
    using Ask = std::function<bool(const quarto::Position&, Score)>;
    struct Children;

    void begin(const Limits& limits);
    std::uint64_t count_nodes();
    template <typename Work>
    void run(Work work);
    template <typename Task>
    void share(std::size_t tasks, Task task);
    template <typename Result, typename Alone, typename Together>
    std::vector<Result> answer_many(const std::vector<quarto::Position>& positions,
                                    const Limits& limits, Alone alone, Together together);
    void narrow(const quarto::Position& position, bool with_distance, Bounds& bounds,
                const Ask& ask);
    void narrow_by_known(const quarto::Position& position, Bounds& bounds) const;
    Children list_children(const quarto::Position& position) const;
    Bounds known_of_children(const quarto::Position& position) const;
    std::optional<Step> find_step(const quarto::Position& position, Bounds score, const Ask& ask);
    std::optional<Step> find_pair(const quarto::Position& position, Score bound, const Ask& ask);
    std::optional<int> find_gift(const quarto::Position& position, Score bound, const Ask& ask);
    std::vector<Step> find_line(quarto::Position position, const Analysis& analysis,
                                const Ask& ask);
    bool is_at_least(const quarto::Position& position, Score bound);
    Ask ask_together();
    static Ask ask_alone(Search& own);
    Bounds look_up(const quarto::Position& position) const;

    quarto::Rules rules_;
    std::shared_ptr<const Book> book_;
    Table table_;
    Control control_;
    std::vector<std::unique_ptr<Search>> searches_;
};

}  // namespace fourfold::solver
