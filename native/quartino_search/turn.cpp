#include "quartino_search/turn.hpp"

#include "playout/random.hpp"
#include "quartino_search/card_set.hpp"

namespace fourfold::quartino_search {

using namespace quartino;

namespace {

// Thrown to stop visiting turns early.
struct Enough {};

constexpr std::size_t turns_between_checks = 64;

}  // namespace

std::uint64_t key_of(const Position& position) {
    std::uint64_t key = 0;
    const auto mix = [&key](std::uint64_t value) {
        key ^= value;
        key = playout::split_mix(key);
    };
    for (const Stack stack : position.board.stacks) mix(stack);
    for (int seat = 0; seat < position.seats; ++seat) mix(set_of(position.racks[seat].hidden()));
    mix(position.mover | std::uint64_t{position.stones} << 8 |
        static_cast<std::uint64_t>(position.phase) << 16);
    return key;
}

std::vector<Turn> list_turns(const Position& position, Control& control) {
    std::vector<Turn> turns;
    std::unordered_set<std::uint64_t> seen;
    bool has_win = false;
    auto visit = [&](const Path& path, const Position& after) {
        if (after.is_over && std::exchange(has_win, true)) return;
        if (!seen.insert(key_of(after)).second) return;
        turns.push_back({path, after});
        if (turns.size() % turns_between_checks == 0 && control.is_stopped()) throw Enough{};
    };
    try {
        TurnVisitor(visit).enter(position);
    } catch (const Enough&) {
    }
    return turns;
}

}  // namespace fourfold::quartino_search
