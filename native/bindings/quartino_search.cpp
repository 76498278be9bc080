// Python bindings for the Quartino search.
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>

#include "bindings/bindings.hpp"
#include "quartino_search/character.hpp"
#include "quartino_search/deal.hpp"
#include "quartino_search/estimate.hpp"
#include "quartino_search/reach.hpp"

using namespace nb::literals;
namespace quartino = fourfold::quartino;
namespace search = fourfold::quartino_search;

namespace {

using quartino::Position;
using Moves = std::vector<int>;
using Number = std::uint64_t;
using Shown = std::vector<std::vector<int>>;
using Passed = std::vector<std::vector<int>>;
using Character = std::tuple<double, double, bool>;
using Effort = std::tuple<Number, int, int>;
using Poll = std::function<bool(Number, Moves, double)>;

int read_card(int card) {
    if (card < 0 || card >= quartino::card_count) {
        throw std::invalid_argument("a card must be 0 to 23, not " + std::to_string(card));
    }
    return card;
}

search::Knowledge read_knowledge(const Position& position, const Shown& shown,
                                 const Passed& passed) {
    if (shown.size() != position.seats || passed.size() != position.seats) {
        throw std::invalid_argument("shown and passed need one list per seat");
    }
    search::Knowledge knowledge;
    for (std::size_t seat = 0; seat < position.seats; ++seat) {
        for (const int card : shown[seat]) {
            knowledge.shown[seat] |= search::CardSet{1} << read_card(card);
        }
        for (const int card : passed[seat]) {
            auto& times = knowledge.passed[seat][read_card(card)];
            times = static_cast<std::uint8_t>(std::min(times + 1, 255));
        }
    }
    return knowledge;
}

search::Character read_character(const Character& character, const Effort& effort) {
    const auto& [attention, diligence, sees_others] = character;
    const auto& [iterations, candidates, depth] = effort;
    if (candidates < 1 || depth < 0) {
        throw std::invalid_argument("a search needs candidates, and a depth of 0 or more");
    }
    return {attention, diligence, sees_others, {iterations, candidates, depth}};
}

Moves list_moves(const search::Path& path) { return {path.begin(), path.end()}; }

std::tuple<std::vector<std::tuple<Moves, double, Number>>, Moves, Number> choose_turn(
    const Position& position, const Shown& shown, const Passed& passed, const Character& character,
    const Effort& effort, Number seed, std::optional<double> seconds, const Poll& poll) {
    if (position.is_over) throw std::invalid_argument("the game is over");
    const auto knowledge = read_knowledge(position, shown, passed);
    const auto plays = read_character(character, effort);
    nb::gil_scoped_release release;
    search::Control control(seconds, [&poll](const search::Standing& standing) {
        fourfold::bindings::check_signals();
        // takes the GIL itself
        return poll(standing.iterations, list_moves(standing.best), standing.value);
    });
    const auto finding = search::choose_turn(position, knowledge, plays, seed, control);
    std::vector<std::tuple<Moves, double, Number>> candidates;
    for (const auto& candidate : finding.candidates) {
        candidates.emplace_back(list_moves(candidate.turn.path), candidate.value, candidate.visits);
    }
    Moves line;
    for (const auto& path : finding.line) line.insert(line.end(), path.begin(), path.end());
    return {candidates, line, finding.iterations};
}

using RawShare = std::tuple<double, std::optional<double>>;

RawShare raw_share(const search::Share& share) { return {share.chance, share.error}; }

std::tuple<std::vector<RawShare>, std::vector<std::tuple<Moves, RawShare, Number>>, Moves, bool>
estimate(const Position& position, const Shown& known, const Character& character,
         const Effort& effort, Number seed, std::optional<double> seconds) {
    if (position.is_over) throw std::invalid_argument("the game is over");
    const auto cards = read_knowledge(position, known, Passed(position.seats)).shown;
    const auto plays = read_character(character, effort);
    nb::gil_scoped_release release;
    search::Control control(seconds, [](const search::Standing&) {
        fourfold::bindings::check_signals();
        return false;
    });
    const auto found = search::estimate(position, cards, plays, seed, control);
    std::vector<RawShare> shares;
    for (const auto& share : found.shares) shares.push_back(raw_share(share));
    std::vector<std::tuple<Moves, RawShare, Number>> turns;
    for (const auto& [path, share, visits] : found.turns) {
        turns.emplace_back(list_moves(path), raw_share(share), visits);
    }
    Moves line;
    for (const auto& path : found.line) line.insert(line.end(), path.begin(), path.end());
    return {shares, turns, line, found.is_complete};
}

std::vector<int> cards_within(const Position& position, int stones) {
    if (stones < 0 || stones > 4) throw std::invalid_argument("stones must be 0 to 4");
    std::vector<int> cards;
    const auto within = search::reach_of(position.board).within[stones];
    for (int card = 0; card < quartino::card_count; ++card) {
        if (within >> card & 1) cards.push_back(card);
    }
    return cards;
}

Position draw_deal(const Position& position, const Shown& shown, const Passed& passed,
                   Number seed) {
    const auto knowledge = read_knowledge(position, shown, passed);
    fourfold::playout::Random random(seed);
    Position deal = position;
    search::draw_hidden_cards(deal, position.mover, knowledge, random);
    return deal;
}

}  // namespace

void fourfold::bindings::add_quartino_search(nb::module_& module) {
    module.def(
        "quartino_choose", &choose_turn, "position"_a, "shown"_a, "passed"_a, "character"_a,
        "effort"_a, "seed"_a, "seconds"_a.none(), "poll"_a,
        "Choose a turn for the seat to move; return the turns considered, best first, each with "
        "its moves,\nwinning probability and visits; a line of moves; and the iterations.\n\n"
        "Of the other seats' cards only those in shown are used. passed lists cards that a seat "
        "could have\nclaimed, once per turn. character is (attention, diligence, sees_others), "
        "effort is\n(iterations, candidates, depth). poll is called periodically with the "
        "iterations, the best turn\nso far (empty before the first) and its winning probability, "
        "and returns whether to stop.\nReleases the GIL and handles Ctrl-C.");

    module.def(
        "quartino_estimate", &estimate, "position"_a, "known"_a, "character"_a, "effort"_a,
        "seed"_a, "seconds"_a.none(),
        "Estimate a position for somebody who knows these hidden cards of each seat; return each "
        "seat's\n(winning probability, standard error); the turns considered, best first, each "
        "with its moves,\n(winning probability, standard error) and visits; a line of moves; and "
        "whether no time limit cut\nit short.\n\nThere are no turns if a card of the seat to move "
        "is unknown. character and effort are as in\nquartino_choose. Releases the GIL and handles "
        "Ctrl-C.");

    module.def("quartino_draw_deal", &draw_deal, "position"_a, "shown"_a, "passed"_a, "seed"_a,
               "Return the position with random cards for the other seats, consistent with what "
               "the seat to move knows.");

    module.def("quartino_cards_within", &cards_within, "position"_a, "stones"_a,
               "List the cards that need at most `stones` more stones to be claimed.");
}
