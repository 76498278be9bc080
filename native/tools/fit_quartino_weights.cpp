// Fits the weights of Quartino's evaluation to games of self-play, and prints a new
// quartino_search/weights.cpp.
//
//     fit_quartino_weights [GAMES [ROUNDS [SEED [scratch]]]]
//
// A round plays GAMES games each with two, three and four seats using the current weights, and fits
// them to all games so far with the same number of seats. It starts with the program's weights, or
// from scratch with `scratch`.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "playout/quartino.hpp"
#include "quartino_search/policy.hpp"
#include "tools/fit.hpp"
#include "tools/weight_source.hpp"

using namespace fourfold;
using namespace fourfold::quartino;
using namespace fourfold::quartino_search;
using tools::Sample;

namespace {

constexpr int wheel = 0;
constexpr int max_turns = 120;  // unfinished games teach nothing

// Samples for one kind of knowledge, by the number of seats.
using Samples = std::array<std::vector<Sample>, max_seats + 1>;

struct Tables {
    WeightTable of_a_view = weights_of_a_view;
    WeightTable of_open_cards = weights_of_open_cards;
};

WeightTable plain_weights() {
    Weights weights{};
    for (int cards = 1; cards <= 4; ++cards) weights[cards - 1] = static_cast<float>(4 - cards);
    for (int near = 4; near < 16; ++near) weights[near] = 0.5F;
    for (int within = 16; within < feature_count; ++within) weights[within] = 0.15F;
    WeightTable table{};
    for (int seats = 2; seats <= max_seats; ++seats) {
        for (int turns = 0; turns < seats; ++turns) table[seats - 2][turns] = weights;
    }
    return table;
}

// A position when `mover` has just ended its turn; `turns_until` is filled for each seat.
Sample make_sample(const Position& position, int mover, const Hands& hands,
                   std::array<int, max_seats>& turns_until) {
    Sample sample;
    visit_features(position, mover, hands, [&](int turns, int seat, int feature, float value) {
        sample.features[turns][feature] += value;
        turns_until[seat] = turns;
    });
    return sample;
}

// Plays one game and stores a sample of each kind after every turn. Some turns, and more of them in
// every other game, are random, so that the weights are fitted to bad positions too.
class Game {
  public:
    Game(int seats, const WeightTable& weights, playout::Random& random)
        : weights_(weights),
          random_(random),
          position_(playout::draw_start(seats, wheel, random)),
          odd_turns_in_100_(random.below(2) != 0 ? 12 : 3) {}

    // Play to the end; return whether the game has ended.
    bool play() {
        for (int turn = 0; turn < max_turns && !position_.is_over; ++turn) {
            const int mover = position_.mover;
            play_turn();
            if (!position_.is_over) keep(mover);
        }
        return position_.is_over;
    }

    void add_samples(std::vector<Sample>& of_a_view, std::vector<Sample>& of_open_cards) {
        for (std::size_t i = 0; i < turns_until_.size(); ++i) {
            const int winner = turns_until_[i][position_.winner - 1];
            of_a_view_[i].winner = of_open_cards_[i].winner = winner;
        }
        of_a_view.insert(of_a_view.end(), of_a_view_.begin(), of_a_view_.end());
        of_open_cards.insert(of_open_cards.end(), of_open_cards_.begin(), of_open_cards_.end());
    }

  private:
    void play_turn() {
        const int mover = position_.mover;
        if (random_.below(100) >= odd_turns_in_100_) {
            position_ = find_quick_turn(position_, Shown{}, true, weights_).after;
            return;
        }
        do {
            position_.play(playout::choose_move(position_, random_));
        } while (position_.mover == mover && !position_.is_over);
    }

    void keep(int mover) {
        auto& turns_until = turns_until_.emplace_back();
        const Hands seen = hands_seen_by(mover, position_, Shown{});
        of_a_view_.push_back(make_sample(position_, mover, seen, turns_until));
        of_open_cards_.push_back(make_sample(position_, mover, open_hands(position_), turns_until));
    }

    const WeightTable& weights_;
    playout::Random& random_;
    Position position_;
    int odd_turns_in_100_;
    std::vector<Sample> of_a_view_, of_open_cards_;
    std::vector<std::array<int, max_seats>> turns_until_;
};

void play_games(int games, int seats, Tables& tables, Samples& of_a_view, Samples& of_open_cards,
                playout::Random& random) {
    int finished = 0;
    for (int number = 0; number < games; ++number) {
        Game game(seats, tables.of_a_view, random);
        if (!game.play()) continue;
        ++finished;
        game.add_samples(of_a_view[seats], of_open_cards[seats]);
    }
    const double view_loss = tools::fit(of_a_view[seats], seats, tables.of_a_view[seats - 2]);
    const double open_loss =
        tools::fit(of_open_cards[seats], seats, tables.of_open_cards[seats - 2]);
    std::fprintf(stderr,
                 "%d seats: %d of %d games ended, %zu positions; "
                 "loss %.4f for a view, %.4f for open cards, %.4f for a guess\n",
                 seats, finished, games, of_a_view[seats].size(), view_loss, open_loss,
                 std::log(seats));
}

}  // namespace

int main(int count, char** arguments) {
    const int games = count > 1 ? std::atoi(arguments[1]) : 5000;
    const int rounds = count > 2 ? std::atoi(arguments[2]) : 4;
    playout::Random random(count > 3 ? std::strtoull(arguments[3], nullptr, 10) : 7);
    Tables tables;
    if (count > 4 && std::string_view(arguments[4]) == "scratch") {
        tables = {plain_weights(), plain_weights()};
    }
    Samples of_a_view, of_open_cards;
    for (int round = 1; round <= rounds; ++round) {
        std::fprintf(stderr, "round %d of %d\n", round, rounds);
        for (int seats = 2; seats <= max_seats; ++seats) {
            play_games(games, seats, tables, of_a_view, of_open_cards, random);
        }
    }
    std::fputs(tools::format_weight_source(tables.of_a_view, tables.of_open_cards).c_str(), stdout);
}
