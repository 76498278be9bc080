// Python bindings for the Quartino bots.
#include <nanobind/stl/function.h>
#include <nanobind/stl/string_view.h>

#include <stdexcept>

#include "bindings/bots.hpp"
#include "bots/quartino/bot.hpp"
#include "bots/quartino/knowledge.hpp"
#include "bots/quartino/level.hpp"

using namespace nb::literals;
namespace bots = fourfold::bots;
namespace quartino = fourfold::quartino;
namespace quartino_bots = fourfold::quartino_bots;

namespace {

using fourfold::bindings::RawBudget;
using fourfold::bindings::RawChoice;

// A level: attention, diligence, sees_others, iterations, candidates, depth, remembers,
// reads_stones.
using RawLevel = std::tuple<double, double, bool, std::uint64_t, int, int, bool, bool>;

// A move's code, -seat for one that has left, -100 for an agreed draw.
using RawEvents = std::vector<int>;
constexpr int agreed_draw = -100;

std::vector<quartino_bots::Event> read_events(const RawEvents& raw) {
    using Kind = quartino_bots::Event::Kind;
    std::vector<quartino_bots::Event> events;
    events.reserve(raw.size());
    for (const int code : raw) {
        if (code == agreed_draw) {
            events.push_back({Kind::draw});
        } else {
            events.push_back({code < 0 ? Kind::departure : Kind::move, code < 0 ? -code : code});
        }
    }
    return events;
}

RawChoice choose(const RawLevel& raw_level, const quartino::Position& position,
                 const RawEvents& raw_events, std::uint64_t seed, const RawBudget& raw_budget) {
    if (position.is_over) throw std::invalid_argument("the game is over");
    const auto& [attention, diligence, sees_others, iterations, candidates, depth, remembers,
                 reads_stones] = raw_level;
    if (candidates < 1 || depth < 0) {
        throw std::invalid_argument("a search needs candidates, and a depth of 0 or more");
    }
    const quartino_bots::Level level{
        "",
        {attention, diligence, sees_others, {iterations, candidates, depth}},
        remembers,
        reads_stones};
    const auto events = read_events(raw_events);
    const auto budget = fourfold::bindings::budget_of(raw_budget);
    bots::Choice choice;
    {
        nb::gil_scoped_release release;
        choice = quartino_bots::choose_at_level(level, position, events, seed, budget);
    }
    return fourfold::bindings::raw_choice(choice);
}

// The shown cards of each seat, and the cards that it passed up, once per turn.
std::tuple<std::vector<std::vector<int>>, std::vector<std::vector<int>>> gather_knowledge(
    const quartino::Position& position, const RawEvents& raw_events) {
    const auto knowledge = quartino_bots::gather_knowledge(position, read_events(raw_events));
    std::vector<std::vector<int>> shown(position.seats), passed(position.seats);
    for (int seat = 0; seat < position.seats; ++seat) {
        for (int card = 0; card < quartino::card_count; ++card) {
            if (knowledge.shown[seat] >> card & 1) shown[seat].push_back(card);
            passed[seat].insert(passed[seat].end(), knowledge.passed[seat][card], card);
        }
    }
    return {shown, passed};
}

std::vector<std::tuple<std::string_view, RawLevel>> list_levels() {
    std::vector<std::tuple<std::string_view, RawLevel>> levels;
    for (const auto& [name, character, remembers, reads_stones] : quartino_bots::levels) {
        const auto& effort = character.effort;
        levels.emplace_back(
            name,
            RawLevel{character.attention, character.diligence, character.sees_others,
                     effort.iterations, effort.candidates, effort.depth, remembers, reads_stones});
    }
    return levels;
}

}  // namespace

void fourfold::bindings::add_quartino_bots(nb::module_& module) {
    module.def("quartino_levels", &list_levels,
               "Return the levels, weakest first: the name, and (attention, diligence, "
               "sees_others, iterations,\ncandidates, depth, remembers, reads_stones).");
    module.def("quartino_choose_at_level", &choose, "level"_a, "position"_a, "events"_a, "seed"_a,
               "budget"_a,
               "Choose a turn at a level; return (moves, value, line, candidates), moves as codes."
               "\n\nThe other seats' cards don't matter. events are moves' codes, -seat for a seat "
               "that left, -100\nfor an agreed draw; budget is (seconds, work, is_stopped, "
               "report). Releases the GIL and handles\nCtrl-C.");
    module.def("quartino_gather_knowledge", &gather_knowledge, "position"_a, "events"_a,
               "Return each seat's shown cards, and the cards it passed up, once per turn.");
}
