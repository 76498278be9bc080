// Plays matches between two configurations of Quartino's bots, on all cores.
//
//     match_quartino SEATS DEALS SEED ONE OTHER
//
// One bot ONE sits at the table with bots OTHER; it plays each deal once from every seat. A bot is
// a level and changes to it, such as `expert,iterations=1000,candidates=48,depth=6`; the others are
// `sees-cards`, `trusts-passes`, `reads-stones` and `forgets`. Prints the share of games that ONE
// wins, with its 95 % interval, the time for a turn, and, with two seats, the share of deals in
// which the same cards win both games.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "bots/quartino/bot.hpp"
#include "playout/quartino.hpp"
#include "quartino_search/character.hpp"
#include "tools/quartino_player.hpp"

using namespace fourfold;
using namespace fourfold::quartino;
using tools::Player;

namespace {

constexpr int wheel = 0;
constexpr int max_turns = 300;  // a longer game is a draw

struct Time {
    double seconds = 0;
    long turns = 0;

    void add(const Time& other) {
        seconds += other.seconds;
        turns += other.turns;
    }
    double mean_ms() const { return turns == 0 ? 0 : 1000 * seconds / static_cast<double>(turns); }
};

struct Game {
    int winner = no_seat;
    int turns = 0;
    std::array<Time, 2> times{};  // of ONE and OTHER
};

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t state = a * 0x9E3779B97F4A7C15U + b;
    return playout::split_mix(state);
}

// Play one deal, with ONE at a seat.
Game play_game(Position position, int seat_of_one, const std::array<Player, 2>& players,
               std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    Game game;
    std::vector<quartino_bots::Event> events;
    for (; game.turns < max_turns && !position.is_over; ++game.turns) {
        const int who = position.mover == seat_of_one ? 0 : 1;
        const auto start = Clock::now();
        const auto path = players[who].choose(position, events, mix(seed, game.turns));
        const std::chrono::duration<double> taken = Clock::now() - start;
        game.times[who].add({taken.count(), 1});
        for (const Move move : path) {
            position.play(move);
            events.push_back({quartino_bots::Event::Kind::move, move});
        }
    }
    game.winner = position.winner;
    return game;
}

// The games of one deal, by the seat of ONE.
using DealGames = std::array<Game, max_seats>;

std::vector<DealGames> play_all(int seats, int deals, std::uint64_t seed,
                                const std::array<Player, 2>& players) {
    std::vector<DealGames> games(static_cast<std::size_t>(deals));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int task = next++; task < deals * seats; task = next++) {
            const int deal = task / seats, seat = task % seats + 1;
            playout::Random random(mix(seed, static_cast<std::uint64_t>(deal)));
            const Position start = playout::draw_start(seats, wheel, random);
            const auto game_seed = mix(random.bits(), static_cast<std::uint64_t>(seat));
            games[deal][seat - 1] = play_game(start, seat, players, game_seed);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
    threads.clear();
    return games;
}

void report(const std::string& names, int seats, const std::vector<DealGames>& all) {
    double sum = 0, squares = 0, turns = 0;
    int same_cards = 0;
    std::array<Time, 2> times{};
    for (const DealGames& games : all) {
        double share = 0;
        for (int seat = 1; seat <= seats; ++seat) {
            const Game& game = games[seat - 1];
            share += game.winner == no_seat ? 1.0 / seats : game.winner == seat ? 1 : 0;
            turns += game.turns;
            for (int who = 0; who < 2; ++who) times[who].add(game.times[who]);
        }
        share /= seats;
        sum += share;
        squares += share * share;
        same_cards += games[0].winner == games[1].winner;
    }
    const auto deals = static_cast<double>(all.size());
    const double mean = sum / deals;
    const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals);
    std::printf("%d seats | %s | %.0f games | %.1f %% ± %.1f | %.1f and %.1f ms | %.1f turns",
                seats, names.c_str(), deals * seats, 100 * mean, 196 * error, times[0].mean_ms(),
                times[1].mean_ms(), turns / (deals * seats));
    if (seats == 2) std::printf(" | same cards %.1f %%", 100 * same_cards / deals);
    std::printf("\n");
}

}  // namespace

int main(int count, char** arguments) try {
    if (count != 6) throw std::invalid_argument("match_quartino SEATS DEALS SEED ONE OTHER");
    const int seats = std::clamp(std::atoi(arguments[1]), 2, max_seats);
    const int deals = std::max(1, std::atoi(arguments[2]));
    const std::array<Player, 2> players = {tools::parse_player(arguments[4]),
                                           tools::parse_player(arguments[5])};
    const auto games = play_all(seats, deals, std::strtoull(arguments[3], nullptr, 10), players);
    report(std::string(arguments[4]) + " against " + arguments[5], seats, games);
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
}
