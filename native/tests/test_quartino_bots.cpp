// Guarantees of every Quartino bot: legal turns, no peeking, and what the events reveal.
#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bots/quartino/bot.hpp"
#include "bots/quartino/knowledge.hpp"
#include "bots/random.hpp"
#include "check.hpp"
#include "playout/quartino.hpp"

using namespace fourfold;
using quartino::Position;
using quartino_bots::Event;

namespace {

const bots::Budget little{.seconds = {}, .work = 32};

struct Moment {
    Position position;
    std::vector<Event> events;
};

// Moments of random games with wrong claims and departures, in any phase of a turn; any seat
// starts.
std::vector<Moment> random_moments(int games) {
    playout::Random random(1);
    std::vector<Moment> moments;
    for (int game = 0; game < games; ++game) {
        Moment now{playout::draw_start(2 + game % 3, game % 2, random), {}};
        now.position.mover = static_cast<std::uint8_t>(1 + game % now.position.seats);
        while (!now.position.is_over && now.events.size() < 70) {
            if (now.position.seats > 2 && random.below(60) == 0) {
                const int seat = 1 + random.below(now.position.seats);
                if (now.position.racks[seat - 1].is_out) continue;
                now.position.leave(seat);
                now.events.push_back({Event::Kind::departure, seat});
                continue;
            }
            if (random.below(9) == 0) moments.push_back(now);
            auto move = playout::choose_move(now.position, random);
            if (now.position.phase == quartino::Phase::claim && random.below(8) == 0) {
                const int card = now.position.rack().hidden().front();
                move = quartino::claim_move(card, random.below(4));
            }
            now.position.play(move);
            now.events.push_back({Event::Kind::move, move});
        }
    }
    return moments;
}

bool equal(const bots::Choice& a, const bots::Choice& b) {
    return a.moves == b.moves && a.value == b.value && a.line == b.line;
}

// The same position with other hidden cards that the seat to move can't know.
Position other_world(const Moment& moment, bots::Random& random) {
    const auto shown = quartino_bots::gather_knowledge(moment.position, moment.events).shown;
    std::vector<int> free;
    for (int card = 0; card < quartino::card_count; ++card) free.push_back(card);
    const Position& position = moment.position;
    const auto is_fixed = [&](int seat, int card) {
        return seat == position.mover || (shown[seat - 1] >> card & 1);
    };
    for (int seat = 1; seat <= position.seats; ++seat) {
        const auto& rack = position.racks[seat - 1];
        for (int i = 0; i < quartino::cards_of_a_rack; ++i) {
            const bool is_known = i >= rack.hidden_count || is_fixed(seat, rack.cards[i]);
            if (is_known) std::erase(free, rack.cards[i]);
        }
    }
    random.shuffle(free);
    Position other = position;
    for (int seat = 1; seat <= position.seats; ++seat) {
        auto& rack = other.racks[seat - 1];
        for (int i = 0; i < rack.hidden_count; ++i) {
            if (is_fixed(seat, rack.cards[i])) continue;
            rack.cards[i] = static_cast<std::uint8_t>(free.back());
            free.pop_back();
        }
    }
    return other;
}

}  // namespace

TEST(every_quartino_bot_answers_with_legal_moves_and_no_wrong_claim) {
    for (const auto& [position, events] : random_moments(9)) {
        for (const auto name : quartino_bots::bot_names()) {
            const auto choice = quartino_bots::choose(name, position, events, 5, little);
            Position after = position;
            for (const auto move : choice.moves) {
                CHECK(after.mover == position.mover && after.is_legal(move));
                CHECK(!after.is_wrong(move));
                after.play(move);
            }
            CHECK(name == "random" || after.is_over || after.mover != position.mover);
        }
    }
}

TEST(no_quartino_bot_peeks) {
    bots::Random random(1);
    int worlds = 0;
    for (const auto& moment : random_moments(9)) {
        const Position other = other_world(moment, random);
        worlds += other.racks[moment.position.mover % 2].cards !=
                  moment.position.racks[moment.position.mover % 2].cards;
        for (const auto name : quartino_bots::bot_names()) {
            const auto choice =
                quartino_bots::choose(name, moment.position, moment.events, 5, little);
            CHECK(equal(quartino_bots::choose(name, other, moment.events, 5, little), choice));
        }
    }
    CHECK(worlds > 10);
}

TEST(a_card_shown_in_a_wrong_claim_is_known_from_then_on) {
    int shown_cards = 0;
    for (const auto& [position, events] : random_moments(30)) {
        const auto knowledge = quartino_bots::gather_knowledge(position, events);
        for (int seat = 0; seat < position.seats; ++seat) {
            for (int card = 0; card < quartino::card_count; ++card) {
                if (!(knowledge.shown[seat] >> card & 1)) continue;
                CHECK(position.racks[seat].hides(card));
                ++shown_cards;
            }
        }
    }
    CHECK(shown_cards > 20);
}

// By the rules seat 1 could have started too, but seat 2 did, and showed its card.
TEST(a_departure_does_not_put_a_shown_card_into_another_rack) {
    playout::Random random(3);
    Position position = playout::draw_start(3, 0, random);
    position.mover = 2;
    std::vector<Event> events;
    const auto play = [&](int move) {
        position.play(static_cast<quartino::Move>(move));
        events.push_back({Event::Kind::move, move});
    };
    const int card = position.rack().hidden().front();
    play(quartino::place_move(0, 1));
    play(quartino::claim_move(card, 0));
    play(quartino::place_move(1, 4));
    play(quartino::end_move);
    position.leave(3);
    events.push_back({Event::Kind::departure, 3});
    CHECK_EQUAL(int{position.mover}, 1);
    const auto by_opponent = quartino_bots::gather_knowledge(position, events);
    CHECK_EQUAL(by_opponent.shown[0], 0U);
    play(quartino::place_move(2, 6));
    play(quartino::end_move);
    // The owner knows that it was its own card, so only one explanation is left.
    const auto by_owner = quartino_bots::gather_knowledge(position, events);
    CHECK_EQUAL(by_owner.shown[1], quartino_search::CardSet{1} << card);
    CHECK_EQUAL(by_owner.shown[0] | by_owner.shown[2], 0U);
}

TEST(what_a_seat_builds_hints_at_its_cards) {
    playout::Random random(4);
    double held = 0, others = 0;
    int held_count = 0, other_count = 0;
    for (int game = 0; game < 12; ++game) {
        Position position = playout::draw_start(2 + game % 3, 0, random);
        std::vector<Event> events;
        for (int turn = 0; turn < 16 && !position.is_over; ++turn) {
            const auto moves =
                quartino_bots::choose("blocker", position, events, random.bits(), little).moves;
            for (const int move : moves) {
                position.play(static_cast<quartino::Move>(move));
                events.push_back({Event::Kind::move, move});
            }
        }
        if (position.is_over) continue;
        CHECK(!quartino_bots::gather_knowledge(position, events).odds);
        const auto odds = quartino_bots::gather_knowledge(position, events, true).odds;
        CHECK(odds);
        for (int seat = 0; seat < position.seats; ++seat) {
            for (int card = 0; card < quartino::card_count; ++card) {
                const bool is_held = position.racks[seat].hides(card);
                (is_held ? held : others) += (*odds)[seat][card];
                ++(is_held ? held_count : other_count);
            }
        }
    }
    CHECK(held_count > 30 && other_count > 100);
    CHECK(held / held_count > 2 * others / other_count);
}

TEST(events_of_another_game_reveal_nothing) {
    const auto moments = random_moments(12);
    int tried = 0;
    for (auto [position, events] : moments) {
        if (events.size() < 2) continue;
        const auto is_empty = [&](const std::vector<Event>& told) {
            const auto knowledge = quartino_bots::gather_knowledge(position, told);
            return knowledge.shown == quartino_search::Knowledge{}.shown &&
                   knowledge.passed == quartino_search::Knowledge{}.passed;
        };
        CHECK(is_empty({}));
        CHECK(is_empty({{Event::Kind::move, 999}}));
        CHECK(is_empty({{Event::Kind::departure, 7}}));
        auto ended = events;
        ended.push_back({Event::Kind::draw});
        CHECK(is_empty(ended));
        ++tried;
    }
    CHECK(tried > 10);
}

TEST(a_quartino_search_can_be_stopped) {
    const auto moments = random_moments(2);
    int asked = 0;
    const bots::Budget budget{.work = 1'000'000'000, .is_stopped = [&] { return ++asked > 3; }};
    const auto& [position, events] = moments.front();
    CHECK(!quartino_bots::choose("expert", position, events, 1, budget).moves.empty());
    CHECK_EQUAL(asked, 4);
}

TEST(an_unknown_quartino_bot_is_refused) {
    const auto moments = random_moments(1);
    CHECK_THROWS(quartino_bots::choose("nobody", moments.front().position, {}, 1, {}),
                 std::invalid_argument);
}
