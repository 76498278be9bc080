#include "bots/quarto/first_sight.hpp"

#include <bit>

#include "bots/quarto/attention.hpp"
#include "bots/quarto/prospect.hpp"

namespace fourfold::quarto_bots {

namespace {

constexpr solver::Bounds win = {solver::best_score, solver::best_score};
constexpr solver::Bounds draw = {0, 0};
constexpr solver::Bounds loss = {solver::worst_score, solver::worst_score};
constexpr solver::Bounds open = {solver::worst_score, solver::best_score};

}  // namespace

std::vector<solver::MoveVerdict> judge_at_sight(const quarto::Game& game) {
    std::vector<solver::MoveVerdict> judged;
    const Look look = full_look(game.rules);
    for (const Prospect& prospect :
         list_prospects(game.position, game.rules, look.nearly_complete)) {
        quarto::Game after = game;
        quarto::Turn turn;
        if (prospect.square != quarto::none) {
            turn.push(quarto::place_move(prospect.square));
            after.play(turn[0]);
        }
        if (prospect.completes) {
            if (after.can_call()) turn.push(quarto::call_move(after.live_groups().front()));
            judged.push_back({turn, win});
        } else if (after.position.is_full()) {
            if (after.can_call()) turn.push(quarto::pass_move);
            judged.push_back({turn, draw});
        } else {
            for (unsigned left = after.position.supply; left != 0; left &= left - 1) {
                const int piece = std::countr_zero(left);
                quarto::Turn whole = turn;
                whole.push(quarto::give_move(piece));
                judged.push_back({whole, prospect.dangerous >> piece & 1 ? loss : open});
            }
        }
    }
    return judged;
}

}  // namespace fourfold::quarto_bots
