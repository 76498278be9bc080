// Plays matches between two configurations of Quartino's bots, on all cores.
//
//     match_quartino SEATS DEALS SEED ONE OTHER [pairs]
//
// One bot ONE sits at the table with bots OTHER; it plays each deal once from every seat. With four
// seats and `pairs`, two bots ONE meet two bots OTHER, and play each deal from every two seats. A
// bot is a level and changes to it, such as `expert,iterations=1000,candidates=48,depth=6`; the
// others are `sees-cards`, `trusts-passes`, `reads-stones` and `forgets`. Prints the share of games
// that ONE wins, with its 95% interval, the time for a turn, and, with two seats, the share of
// deals in which the same cards win both games.
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
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

// A set of seats: bit s stands for seat s, which are numbered from 1.
using SeatSet = unsigned;

bool has_seat(SeatSet set, int seat) { return (set >> seat & 1) != 0; }

// The seats of ONE in each game of a deal.
std::vector<SeatSet> seats_of_one(int seats, bool in_pairs) {
    std::vector<SeatSet> sets;
    for (int seat = 1; seat <= seats; ++seat) {
        if (!in_pairs) sets.push_back(SeatSet{1} << seat);
        for (int other = seat + 1; in_pairs && other <= seats; ++other) {
            sets.push_back(SeatSet{1} << seat | SeatSet{1} << other);
        }
    }
    return sets;
}

// Play one deal, with ONE at some seats.
Game play_game(Position position, SeatSet of_one, const std::array<Player, 2>& players,
               std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    Game game;
    std::vector<quartino_bots::Event> events;
    for (; game.turns < max_turns && !position.is_over; ++game.turns) {
        const int who = has_seat(of_one, position.mover) ? 0 : 1;
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

// The games of one deal, by the seats of ONE.
using DealGames = std::vector<Game>;

std::vector<DealGames> play_all(int seats, const std::vector<SeatSet>& sets, int deals,
                                std::uint64_t seed, const std::array<Player, 2>& players) {
    const int per_deal = static_cast<int>(sets.size());
    std::vector<DealGames> games(static_cast<std::size_t>(deals), DealGames(sets.size()));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int task = next++; task < deals * per_deal; task = next++) {
            const int deal = task / per_deal, number = task % per_deal;
            playout::Random random(mix(seed, static_cast<std::uint64_t>(deal)));
            const Position start = playout::draw_start(seats, wheel, random);
            const auto game_seed = mix(random.bits(), static_cast<std::uint64_t>(number + 1));
            games[deal][number] = play_game(start, sets[number], players, game_seed);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
    threads.clear();
    return games;
}

void report(const std::string& names, int seats, const std::vector<SeatSet>& sets,
            const std::vector<DealGames>& all) {
    const double even = static_cast<double>(std::popcount(sets.front())) / seats;
    double sum = 0, squares = 0, turns = 0;
    int same_cards = 0;
    std::array<Time, 2> times{};
    for (const DealGames& games : all) {
        double share = 0;
        for (std::size_t number = 0; number < sets.size(); ++number) {
            const Game& game = games[number];
            share += game.winner == no_seat ? even : has_seat(sets[number], game.winner) ? 1 : 0;
            turns += game.turns;
            for (int who = 0; who < 2; ++who) times[who].add(game.times[who]);
        }
        share /= static_cast<double>(sets.size());
        sum += share;
        squares += share * share;
        same_cards += games[0].winner == games[1].winner;
    }
    const auto deals = static_cast<double>(all.size());
    const double count = deals * static_cast<double>(sets.size());
    const double mean = sum / deals;
    const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals);
    std::printf("%d seats | %s | %.0f games | %.1f %% ± %.1f | %.1f and %.1f ms | %.1f turns",
                seats, names.c_str(), count, 100 * mean, 196 * error, times[0].mean_ms(),
                times[1].mean_ms(), turns / count);
    if (seats == 2) std::printf(" | same cards %.1f %%", 100 * same_cards / deals);
    std::printf("\n");
}

}  // namespace

int main(int count, char** arguments) try {
    const bool in_pairs = count == 7 && std::string_view(arguments[6]) == "pairs";
    const int seats = count < 2 ? 0 : std::clamp(std::atoi(arguments[1]), 2, max_seats);
    if ((count != 6 && !in_pairs) || (in_pairs && seats != max_seats)) {
        throw std::invalid_argument("match_quartino SEATS DEALS SEED ONE OTHER [pairs]");
    }
    const int deals = std::max(1, std::atoi(arguments[2]));
    const std::array<Player, 2> players = {tools::parse_player(arguments[4]),
                                           tools::parse_player(arguments[5])};
    const auto sets = seats_of_one(seats, in_pairs);
    const auto seed = std::strtoull(arguments[3], nullptr, 10);
    const auto games = play_all(seats, sets, deals, seed, players);
    report(std::string(arguments[4]) + " against " + arguments[5], seats, sets, games);
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
}
