#include "solver/game_solver.hpp"

#include <algorithm>
#include <bit>

namespace fourfold::solver {

namespace {

using quarto::Game;
using quarto::Move;
using quarto::Turn;

constexpr Bounds draw = {0, 0};
constexpr Bounds won_now = {win_now, win_now};
constexpr Bounds lost_now = {loss_now, loss_now};

// No search takes longer, and more would overflow the clock.
constexpr double max_seconds = 1e9;

bool equal(const Bounds& a, const Bounds& b) { return a.low == b.low && a.high == b.high; }

Limits reachable(Limits limits) {
    if (limits.seconds && *limits.seconds > max_seconds) limits.seconds.reset();
    return limits;
}

bool has_live_group(const Game& game) { return !game.live_groups().empty(); }

// Whether a game has places or gives for the solver to evaluate.
bool has_choice(const Game& game) {
    if (game.is_over) return false;
    if (game.position.hand != quarto::none) return true;
    return !game.position.is_full() && !(game.rules.calls && has_live_group(game));
}

// The verdicts on correct calls, and on the remaining moves if the solver has none.
std::vector<MoveVerdict> judge_without_search(const Game& game) {
    std::vector<MoveVerdict> judged;
    if (game.is_over || !game.rules.calls) return judged;
    const auto live = game.live_groups();
    if (game.can_call()) {
        for (const int group : live) judged.push_back({{quarto::call_move(group)}, won_now});
    }
    if (game.position.hand != quarto::none) return judged;
    if (game.position.is_full()) {
        // After a pass the opponent gets one chance to call the group.
        const bool is_lost = !live.empty() && !game.position.has_passed;
        judged.push_back({{quarto::pass_move}, is_lost ? lost_now : draw});
    } else if (!live.empty()) {
        for (unsigned left = game.position.supply; left != 0; left &= left - 1) {
            judged.push_back({{quarto::give_move(std::countr_zero(left))}, lost_now});
        }
    }
    return judged;
}

// A best move in a settled game; empty if it is over.
Turn best_settled(const Game& game, const Bounds& verdict) {
    for (const MoveVerdict& each : judge_without_search(game)) {
        if (equal(each.verdict, verdict)) return each.moves;
    }
    return {};
}

Turn turn_of(int square, int piece) {
    Turn turn;
    if (square != quarto::none) turn.push(quarto::place_move(square));
    if (piece != quarto::none) turn.push(quarto::give_move(piece));
    return turn;
}

// Append the call that a placement needs to win, if any.
Turn with_call(const Game& game, Turn moves) {
    if (!game.rules.calls || moves.size() != 1 || !quarto::is_place(moves[0])) return moves;
    Game after = game;
    after.play(moves[0]);
    const auto live = after.live_groups();
    if (!live.empty()) moves.push(quarto::call_move(live.front()));
    return moves;
}

Bounds best_of(const std::vector<MoveVerdict>& judged) {
    Bounds best = judged.front().verdict;
    for (const MoveVerdict& each : judged) {
        best = {std::max(best.low, each.verdict.low), std::max(best.high, each.verdict.high)};
    }
    return best;
}

// Add each square with its best verdict, followed by its pairs; or the gives alone.
void add_judged_by_solver(const Game& game, const std::vector<Option>& options,
                          std::vector<MoveVerdict>& moves) {
    const auto turn_and_bounds = [](const Option& option) {
        return MoveVerdict{turn_of(option.square, option.piece), option.bounds};
    };
    for (std::size_t first = 0; first < options.size();) {
        std::size_t next = first;
        std::vector<MoveVerdict> of_square;
        do of_square.push_back(turn_and_bounds(options[next++]));
        while (next < options.size() && options[next].square == options[first].square);
        const int square = options[first].square;
        first = next;
        if (square != quarto::none && of_square.front().moves.size() > 1) {
            moves.push_back({{quarto::place_move(square)}, best_of(of_square)});
        }
        moves.insert(moves.end(), of_square.begin(), of_square.end());
        if (square == quarto::none || of_square.front().moves.size() > 1) continue;
        // The placement ends the game, with a call if needed.
        const Turn called = with_call(game, of_square.front().moves);
        if (called.size() > 1) moves.push_back({called, of_square.front().verdict});
    }
}

// Append the calls and passes that end a line.
void complete_line(Game game, std::vector<Move>& line) {
    if (!game.rules.calls) return;
    for (const Move move : line) game.play(move);
    while (const auto verdict = settle(game)) {
        const Turn moves = best_settled(game, *verdict);
        if (moves.size() == 0) return;
        for (const Move move : moves) {
            line.push_back(move);
            game.play(move);
        }
    }
}

}  // namespace

std::optional<Bounds> settle(const Game& game) {
    if (game.is_over) {
        if (game.winner == 0) return draw;
        return game.winner == game.mover() ? won_now : lost_now;
    }
    if (!game.rules.calls) return std::nullopt;
    if (has_live_group(game)) {
        if (game.can_call()) return won_now;
        // A wrong call used up the seat's chance. The placer loses, as the opponent calls next;
        // after the opponent's wrong call the group is dead.
        if (game.position.hand == quarto::none && !game.position.has_passed) return lost_now;
    }
    return game.position.is_full() ? std::optional(draw) : std::nullopt;
}

GameSolution GameSolver::solve(const Game& game, bool with_distance, const Limits& limits) {
    if (const auto verdict = settle(game)) return {*verdict, best_settled(game, *verdict)};
    const auto found =
        solver_.solve_many({game.position}, with_distance, reachable(limits)).front();
    Turn best;
    if (found.best) best = with_call(game, turn_of(found.best->square, found.best->piece));
    return {found.bounds, best, found.nodes, found.seconds};
}

GameAnalysis GameSolver::analyse(const Game& game, bool with_distance, const Limits& limits) {
    const auto settled = settle(game);
    GameAnalysis analysis{{}, judge_without_search(game), {}};
    if (has_choice(game)) {
        auto study =
            solver_.analyse_many({game.position}, with_distance, reachable(limits)).front();
        add_judged_by_solver(game, study.analysis.options, analysis.moves);
        analysis.nodes = study.analysis.nodes;
        analysis.seconds = study.seconds;
        if (!settled) {
            for (const Step& step : study.line) {
                for (const Move move : turn_of(step.square, step.piece)) {
                    analysis.line.push_back(move);
                }
            }
        }
    }
    analysis.verdict = analysis.moves.empty() ? *settled : best_of(analysis.moves);
    complete_line(game, analysis.line);
    return analysis;
}

Glances GameSolver::glance(const Game& game, const std::vector<Step>& steps, const Limits& limits) {
    if (game.position.hand == quarto::none && has_live_group(game)) {
        // Giving a piece now lets the opponent call.
        return {std::vector<std::optional<int>>(steps.size(), -1), 0};
    }
    return solver_.glance(game.position, steps, reachable(limits));
}

}  // namespace fourfold::solver
