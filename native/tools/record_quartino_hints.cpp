// Plays games of Quartino between the bots on all cores, and writes what the stones hinted about
// the cards, for tools/fit_quartino_hints.py.
//
//     record_quartino_hints SEATS GAMES SEED FILE
//
// After each turn a random other seat looks at the cards that it hasn't seen. Each of them is a
// record of 16-bit numbers: whether the seat that moved holds it, and the indices of the hints
// about it, latest first, -1 for none.
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "playout/quartino.hpp"
#include "quartino_search/hints.hpp"
#include "tools/quartino_player.hpp"

using namespace fourfold;
using namespace fourfold::quartino;
using namespace fourfold::quartino_search;

namespace {

constexpr int wheel = 0;
constexpr int max_turns = 300;
constexpr int max_hints = 31;

using Record = std::array<std::int16_t, 1 + max_hints>;

// Mostly strong players, and some that play like people.
tools::Player draw_player(playout::Random& random) {
    static constexpr std::array names = {"expert,iterations=600",
                                         "expert,iterations=600",
                                         "expert,iterations=600",
                                         "expert,iterations=600",
                                         "expert,iterations=600",
                                         "expert,iterations=600",
                                         "planner",
                                         "planner",
                                         "blocker",
                                         "builder"};
    return tools::parse_player(names[random.below(names.size())]);
}

void look(const Position& position, int seat, const Trail& trail, playout::Random& random,
          std::vector<Record>& records) {
    const int observer = (seat + random.below(position.seats - 1)) % position.seats + 1;
    CardSet seen = set_of(position.racks[observer - 1].hidden());
    for (int other = 0; other < position.seats; ++other) {
        seen |= set_of(position.racks[other].claimed());
    }
    for (int card = 0; card < card_count; ++card) {
        if (seen >> card & 1) continue;
        Record& record = records.emplace_back();
        record.fill(-1);
        record[0] = position.racks[seat - 1].hides(card);
        std::size_t place = 1;
        trail.visit(card, [&](int index) {
            if (place < record.size()) record[place++] = static_cast<std::int16_t>(index);
        });
    }
}

void play_game(int seats, playout::Random& random, std::vector<Record>& records) {
    Position position = playout::draw_start(seats, wheel, random);
    std::vector<quartino_bots::Event> events;
    std::vector<tools::Player> players;
    std::array<Trail, max_seats> trails;
    for (int seat = 0; seat < seats; ++seat) players.push_back(draw_player(random));
    for (int turn = 0; turn < max_turns && !position.is_over; ++turn) {
        const int seat = position.mover;
        const auto path = players[seat - 1].choose(position, events, random.bits());
        std::optional<Position> first;  // before the first stone
        Board last;
        for (const Move move : path) {
            if (!first && is_place(move)) first = position;
            last = position.board;
            position.play(move);
            events.push_back({quartino_bots::Event::Kind::move, move});
        }
        if (position.is_over) break;
        const int hidden = position.racks[seat - 1].hidden_count;
        trails[seat - 1].add(*first, last, hidden != first->racks[seat - 1].hidden_count);
        look(position, seat, trails[seat - 1], random, records);
    }
}

}  // namespace

int main(int count, char** arguments) try {
    if (count != 5) throw std::invalid_argument("record_quartino_hints SEATS GAMES SEED FILE");
    const int seats = std::atoi(arguments[1]), games = std::atoi(arguments[2]);
    const auto seed = std::strtoull(arguments[3], nullptr, 10);
    std::FILE* file = std::fopen(arguments[4], "wb");
    if (file == nullptr) throw std::runtime_error("can't write the file");
    std::atomic<int> next = 0;
    std::vector<std::vector<Record>> records(static_cast<std::size_t>(games));
    const auto work = [&] {
        for (int game = next++; game < games; game = next++) {
            playout::Random random(seed * 1'000'003 + static_cast<std::uint64_t>(game));
            play_game(seats, random, records[game]);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
    threads.clear();
    for (const auto& of_a_game : records) {
        std::fwrite(of_a_game.data(), sizeof(Record), of_a_game.size(), file);
    }
    std::fclose(file);
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
}
