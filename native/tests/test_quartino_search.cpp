#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "check.hpp"
#include "playout/quartino.hpp"
#include "quartino/raw.hpp"
#include "quartino_search/character.hpp"
#include "quartino_search/deal.hpp"
#include "quartino_search/estimate.hpp"
#include "quartino_search/evaluation.hpp"
#include "quartino_search/exponential.hpp"
#include "quartino_search/policy.hpp"
#include "quartino_search/reach.hpp"

using namespace fourfold::quartino;
using namespace fourfold::quartino_search;
using fourfold::playout::draw_start;
using fourfold::playout::Random;

namespace {

constexpr int red = 0, yellow = 1, green = 2, blue = 3;

// Positions from games in which the seats play well, with occasional random turns.
template <typename Visit>
void visit_games(int games, Visit visit) {
    Random random(1);
    for (int game = 0; game < games; ++game) {
        Position position = draw_start(2 + game % 3, game % 2, random);
        for (int turn = 0; turn < 60 && !position.is_over; ++turn) {
            visit(position);
            const int seat = position.mover;
            if (random.below(3) > 0) {
                position = find_quick_turn(position, Shown{}).after;
                continue;
            }
            do {
                position.play(fourfold::playout::choose_move(position, random));
                if (!position.is_over && random.below(4) == 0) visit(position);
            } while (position.mover == seat && !position.is_over);
        }
    }
}

// Identifies the end of a turn: everything but the order of the claimed cards.
using End = std::pair<std::vector<std::vector<int>>, std::vector<std::set<int>>>;

End end_of(const Position& position) {
    const RawPosition raw = format_position(position);
    End end{raw.stacks, {}};
    for (const RawRack& rack : raw.racks)
        end.second.emplace_back(rack.hidden.begin(), rack.hidden.end());
    return end;
}

// Uses only the rules: tries every sequence of moves except wrong claims.
void add_ends(const Position& position, int seat, std::set<End>& ends) {
    if (position.is_over || position.mover != seat) {
        ends.insert(end_of(position));
        return;
    }
    for (const Move move : position.legal_moves()) {
        if (position.is_wrong(move)) continue;
        Position next = position;
        next.play(move);
        add_ends(next, seat, ends);
    }
}

int stones_lacking(const Position& position, int card) {
    int fewest = 4;
    for (int window = 0; window < position.table().window_count; ++window) {
        int lacking = 0;
        for (int place = 0; place < 4; ++place) {
            const Stack stack = position.board.stacks[position.table().windows[window][place]];
            lacking += stack == empty_stack || top_of(stack) != cards[card][place];
        }
        fewest = std::min(fewest, lacking);
    }
    return fewest;
}

std::vector<Turn> turns_of(const Position& position) {
    Control control;
    return list_turns(position, control);
}

Finding choose(const Position& position, const Character& character, std::uint64_t seed = 1,
               const Knowledge& knowledge = {}) {
    Control control;
    return choose_turn(position, knowledge, character, seed, control);
}

const Character thinker{.effort = {60, 6, 2}};

// The wheel rotated by a number of fields.
Position turned(const Position& position, int by) {
    RawPosition raw = format_position(position);
    const auto stacks = raw.stacks;
    for (int field = 1; field < field_count; ++field)
        raw.stacks[1 + (field - 1 + by) % 8] = stacks[field];
    return parse_position(raw);
}

// RYGB, RYBG, RGYB and RGBY for seat 1, the next four cards for seat 2, and these stones.
Position placing(const std::vector<std::vector<int>>& stacks, int phase, int stones) {
    RawPosition raw{.stacks = stacks, .phase = phase, .stones = stones};
    raw.racks = {{{0, 1, 2, 3}, {}, false}, {{4, 5, 6, 7}, {}, false}};
    return parse_position(raw);
}

}  // namespace

TEST(the_reach_of_a_card_is_the_number_of_stones_its_nearest_window_lacks) {
    visit_games(60, [](const Position& position) {
        const Reach reach = reach_of(position.board);
        for (int card = 0; card < card_count; ++card) {
            for (int stones = 0; stones <= 4; ++stones) {
                CHECK_EQUAL((reach.within[stones] >> card & 1) != 0,
                            stones_lacking(position, card) <= stones);
            }
        }
    });
}

TEST(listed_turns_match_the_plain_rules_without_duplicates) {
    std::map<int, int> compared;  // by the stones to be placed
    int with_claims = 0;
    visit_games(40, [&](const Position& position) {
        Position most = position;
        if (most.phase == Phase::colour) most.declare(true);
        // Three stones can be played in many sequences: a few such turns are enough.
        if (++compared[most.stones] > (most.stones == 3 ? 2 : most.stones == 2 ? 30 : 300)) return;
        std::set<End> expected, listed;
        add_ends(position, position.mover, expected);
        bool has_win = false;
        for (const Turn& turn : turns_of(position)) {
            Position replayed = position;
            for (const Move move : turn.path) {
                CHECK(replayed.is_legal(move) && !replayed.is_wrong(move));
                with_claims += is_claim(move);
                replayed.play(move);
            }
            CHECK(end_of(replayed) == end_of(turn.after));
            CHECK(replayed.is_over || replayed.mover != position.mover);
            has_win |= replayed.is_over;
            if (!replayed.is_over) CHECK(listed.insert(end_of(turn.after)).second);
        }
        CHECK_EQUAL(has_win, std::ranges::any_of(expected, [&](const End& end) {
                        return end.second[position.mover - 1].empty();
                    }));
        std::erase_if(expected,
                      [&](const End& end) { return end.second[position.mover - 1].empty(); });
        CHECK_EQUAL(listed.size(), expected.size());
        CHECK(listed == expected);
    });
    CHECK(compared[1] > 100 && compared[2] > 10 && compared[3] > 0 && with_claims > 100);
}

TEST(only_the_rest_of_a_turn_in_progress_is_listed) {
    const Position claiming = placing({{red}, {yellow}, {green}, {blue}, {}, {}, {}, {}, {}}, 2, 0);
    const auto turns = turns_of(claiming);
    CHECK_EQUAL(turns.size(), 1U + 36);  // the end, or the claim and any stone
    CHECK_EQUAL(std::ranges::count_if(turns, [](const Turn& t) { return t.path.size() == 1; }), 1);
}

// RYGB is in window 1; below it RYBG, then RGYB, then RGBY, each lacking one stone.
TEST(a_chain_of_four_claims_is_found_and_wins) {
    const Position position = placing({{red, red, red, red},
                                       {green, green, yellow, yellow},
                                       {yellow, yellow, green},
                                       {blue, green, blue},
                                       {},
                                       {},
                                       {},
                                       {},
                                       {}},
                                      1, 1);
    bool has_win = false;
    for (const Turn& turn : turns_of(position)) has_win |= turn.after.is_over;
    {
        const Finding finding = choose(position, thinker);
        CHECK(finding.candidates.front().turn.after.is_over);
        CHECK_EQUAL(finding.candidates.front().value, 1.0);
    }
    CHECK(has_win);
}

TEST(a_quick_turn_is_legal_and_claims_what_it_can) {
    visit_games(60, [](const Position& position) {
        const Turn turn = find_quick_turn(position, Shown{});
        Position replayed = position;
        for (const Move move : turn.path) {
            CHECK(replayed.is_legal(move) && !replayed.is_wrong(move));
            replayed.play(move);
        }
        CHECK(end_of(replayed) == end_of(turn.after));
        CHECK(replayed.is_over || replayed.mover != position.mover);
        if (position.phase == Phase::claim && position.right_claims().size() > 0) {
            CHECK(is_claim(*turn.path.begin()));
        }
    });
}

TEST(the_evaluation_is_invariant_under_rotation) {
    int compared = 0;
    visit_games(40, [&](const Position& position) {
        if (position.geometry != 0) return;
        const int mover = position.mover;
        const Hands hands = hands_seen_by(mover, position, Shown{});
        const float value = evaluate(position, mover, hands, weights_of_a_view);
        for (const int by : {1, 3, 7}) {
            const float same = evaluate(turned(position, by), mover, hands, weights_of_a_view);
            CHECK(std::abs(value - same) < 1e-5F);
        }
        ++compared;
    });
    CHECK(compared > 100);
}

TEST(winning_chances_sum_to_one_and_are_zero_for_seats_out) {
    visit_games(30, [](Position position) {
        if (position.seats > 2) position.leave(position.mover % position.seats + 1);
        for (const auto* table : {&weights_of_a_view, &weights_of_open_cards}) {
            const auto chances =
                evaluate_all(position, position.mover, open_hands(position), *table);
            float sum = 0;
            for (int seat = 0; seat < max_seats; ++seat) {
                sum += chances[seat];
                const bool is_in = seat < position.seats && !position.racks[seat].is_out;
                CHECK_EQUAL(chances[seat] > 0, is_in);
            }
            CHECK(std::abs(sum - 1) < 1e-5F);
        }
    });
}

TEST(the_probability_of_holding_none_of_some_cards_is_hypergeometric) {
    CHECK_EQUAL(chance_of_none(0, 20, 5), 1.0F);
    CHECK_EQUAL(chance_of_none(4, 20, 0), 1.0F);
    CHECK_EQUAL(chance_of_none(4, 20, 17), 0.0F);
    CHECK(std::abs(chance_of_none(4, 20, 16) - 1 / 4845.0F) < 1e-7F);
    CHECK(std::abs(chance_of_none(2, 5, 2) - 0.3F) < 1e-6F);
}

TEST(drawn_deals_are_consistent_with_everything_seen) {
    Random random(9);
    visit_games(40, [&](const Position& position) {
        const int seat = position.mover;
        Knowledge knowledge;
        for (int other = 1; other <= position.seats; ++other) {
            const auto hidden = position.racks[other - 1].hidden();
            if (random.below(2) == 0) knowledge.shown[other - 1] = CardSet{1} << hidden[0];
            for (auto& times : knowledge.passed[other - 1]) times = random.below(6);
        }
        Position deal = position;
        draw_hidden_cards(deal, seat, knowledge, random);
        CardSet all = 0;
        for (int other = 1; other <= position.seats; ++other) {
            const Rack &before = position.racks[other - 1], &after = deal.racks[other - 1];
            CHECK_EQUAL(after.hidden_count, before.hidden_count);
            CHECK_EQUAL(set_of(after.claimed()), set_of(before.claimed()));
            const CardSet hidden = set_of(after.hidden());
            CHECK_EQUAL(hidden & knowledge.shown[other - 1], knowledge.shown[other - 1]);
            if (other == seat) CHECK_EQUAL(hidden, set_of(before.hidden()));
            CHECK_EQUAL(size_of(set_of(after.cards)), cards_of_a_rack);
            CHECK_EQUAL(all & set_of(after.cards), 0U);
            all |= set_of(after.cards);
        }
    });
}

TEST(a_card_that_was_passed_up_is_dealt_less_often) {
    Random random(2);
    const Position position = draw_start(2, 0, random);
    const Hands hands = hands_seen_by(1, position, Shown{});
    const int card = std::countr_zero(hands.unseen);
    std::array<int, 2> dealt{};
    for (const int times : {0, 2}) {
        Knowledge knowledge;
        knowledge.passed[1][card] = static_cast<std::uint8_t>(times);
        for (int i = 0; i < 2'000; ++i) {
            Position deal = position;
            draw_hidden_cards(deal, 1, knowledge, random);
            dealt[times / 2] += deal.racks[1].hides(card);
        }
    }
    CHECK(330 < dealt[0] && dealt[0] < 470);  // 4 of 20
    CHECK(0 < dealt[1] && dealt[1] < 80);
}

TEST(hands_are_dealt_in_proportion_to_the_odds_of_their_cards) {
    constexpr int deals = 4000;
    Random random(5);
    Position position = draw_start(2, 0, random);
    std::vector<int> unseen;
    for (int card = 0; card < card_count; ++card) {
        if (!position.racks[0].hides(card)) unseen.push_back(card);
    }
    Knowledge knowledge;
    CardOdds& odds = knowledge.odds.emplace();
    for (auto& of_a_seat : odds) of_a_seat.fill(1);
    const int sure = unseen[2], never = unseen[5], likely = unseen[9], other = unseen[14];
    odds[1][sure] = 1e9F;
    odds[1][never] = 1e-9F;
    odds[1][likely] = 4;
    std::array<int, card_count> times{};
    for (int deal = 0; deal < deals; ++deal) {
        draw_hidden_cards(position, 1, knowledge, random);
        for (const int card : position.racks[1].hidden()) ++times[card];
    }
    CHECK_EQUAL(times[sure], deals);
    CHECK_EQUAL(times[never], 0);
    // Three more cards out of 17 of odds 1 and one of odds 4: 4 * C(17, 2) hands have that one, as
    // against C(17, 3), and a plain one is in 4 * 16 + C(16, 2) of them.
    const double hands = 4 * 136 + 680;
    CHECK(std::abs(times[likely] - deals * 4 * 136 / hands) < 150);
    CHECK(std::abs(times[other] - deals * (4 * 16 + 120) / hands) < 150);
    const CardChances chances = chances_seen_by(1, position, knowledge);
    CHECK_EQUAL(chances[1][sure], 1.0F);
    CHECK(chances[1][likely] > chances[1][other]);
}

TEST(the_other_seats_cards_do_not_affect_the_choice) {
    Random random(3);
    int compared = 0;
    visit_games(20, [&](const Position& position) {
        if (++compared % 8 != 0) return;
        Knowledge knowledge;
        Position other = position;
        draw_hidden_cards(other, position.mover, knowledge, random);
        for (const Character& character : {Character{.attention = 0.5, .sees_others = false},
                                           Character{.diligence = 0}, Character{}, thinker}) {
            const auto path = choose(position, character).candidates.front().turn.path;
            const auto same = choose(other, character).candidates.front().turn.path;
            CHECK(std::ranges::equal(path, same));
        }
    });
}

TEST(searches_are_reproducible_and_count_every_iteration) {
    Random random(4);
    const Position position = draw_start(3, 0, random);
    const Finding one = choose(position, thinker, 7), same = choose(position, thinker, 7);
    CHECK_EQUAL(one.candidates.size(), 6U);
    CHECK_EQUAL(one.iterations, same.iterations);
    std::uint64_t visits = 0;
    for (std::size_t i = 0; i < one.candidates.size(); ++i) {
        CHECK_EQUAL(one.candidates[i].value, same.candidates[i].value);
        CHECK(std::ranges::equal(one.candidates[i].turn.path, same.candidates[i].turn.path));
        visits += one.candidates[i].visits;
    }
    CHECK_EQUAL(one.iterations, visits);
    CHECK(40 <= visits && visits <= 60);
    CHECK_EQUAL(one.line.size(), 3U);
}

TEST(an_overlooked_card_is_not_claimed) {
    const Position position = placing({{red}, {yellow}, {green}, {blue}, {}, {}, {}, {}, {}}, 2, 0);
    for (const bool sees_others : {false, true}) {
        const auto blind = choose(position, {.attention = 0, .sees_others = sees_others});
        CHECK(*blind.candidates.front().turn.path.begin() == end_move);
    }
    const auto awake = choose(position, {.sees_others = false});
    CHECK(*awake.candidates.front().turn.path.begin() == claim_move(0, 0));
}

TEST(a_stopped_search_still_returns_a_turn) {
    Random random(5);
    const Position position = draw_start(4, 1, random);
    Control control(std::nullopt, [](const Standing&) { return true; });
    const Finding finding = choose_turn(position, {}, thinker, 1, control);
    CHECK(!finding.candidates.empty());
    CHECK_EQUAL(finding.iterations, 0U);
    struct Stop {};
    Control throwing(std::nullopt, [](const Standing&) -> bool { throw Stop{}; });
    CHECK_THROWS(choose_turn(position, {}, thinker, 1, throwing), Stop);
}

TEST(progress_reports_the_best_turn_so_far) {
    Random random(6);
    const Position position = draw_start(3, 0, random);
    const Character patient{.effort = {1'000'000'000, 6, 2}};
    Standing told;
    Control control(std::nullopt, [&told](const Standing& standing) {
        told = standing;
        return standing.iterations > 0;
    });
    const Finding finding = choose_turn(position, {}, patient, 1, control);
    CHECK_EQUAL(told.iterations, finding.iterations);
    CHECK(std::ranges::equal(told.best, finding.candidates.front().turn.path));
    CHECK(told.value == finding.candidates.front().value);
}

TEST(estimated_shares_sum_to_one_with_errors_and_agree_with_the_best_turn) {
    const Character character{.effort = {.iterations = 200, .candidates = 4, .depth = 2}};
    int count = 0;
    visit_games(6, [&](const Position& position) {
        if (++count % 9 != 0) return;
        Control control;
        Shown known{};
        known[position.mover - 1] = set_of(position.rack().hidden());
        const Estimate found = estimate(position, known, character, 3, control);
        CHECK(found.is_complete);
        CHECK_EQUAL(found.shares.size(), std::size_t{position.seats});
        double sum = 0;
        for (const Share& share : found.shares) {
            sum += share.chance;
            CHECK(share.error.has_value() && *share.error < 0.2);
        }
        CHECK(std::abs(sum - 1) < 1e-5);
        const Share& best = found.turns.front().share;
        CHECK(std::abs(best.chance - found.shares[position.mover - 1].chance) < 1e-5);
        Control other;
        Knowledge nothing;
        const auto chosen = choose_turn(position, nothing, character, 3, other);
        CHECK(std::ranges::equal(found.turns.front().path, chosen.candidates.front().turn.path));
    });
}

TEST(an_estimate_uses_the_known_cards_and_no_others) {
    const Character character{.effort = {.iterations = 100, .candidates = 4, .depth = 2}};
    Random random(7);
    const Position position = draw_start(3, 0, random);
    Position other = position;
    std::swap(other.racks[1], other.racks[2]);
    Shown own{};
    own[0] = set_of(position.rack().hidden());
    const auto of = [&](const Position& from, const Shown& known) {
        Control control;
        return estimate(from, known, character, 1, control).shares;
    };
    const auto chances = [](const std::vector<Share>& shares) {
        std::vector<double> all;
        for (const Share& share : shares) all.push_back(share.chance);
        return all;
    };
    CHECK(chances(of(position, own)) == chances(of(other, own)));
    Shown all = own;
    all[1] = set_of(position.racks[1].hidden());
    CHECK(chances(of(position, own)) != chances(of(position, all)));
    // Without the mover's cards there is nothing to compare.
    Control control;
    const Estimate blank = estimate(position, Shown{}, character, 1, control);
    CHECK(blank.turns.empty());
    CHECK_EQUAL(blank.shares.size(), std::size_t{3});
}

TEST(the_exponential_is_accurate_to_half_a_unit_in_the_last_place) {
    for (float x = -80; x < 80; x += 0.00731F) {
        const double exact = std::exp(static_cast<double>(x));
        const float found = exponential(x);
        const double unit = std::nextafter(found, 2 * found) - found;
        CHECK(std::abs(found - exact) <= 0.51 * unit);
    }
    static_assert(exponential(0) == 1);
    CHECK_EQUAL(exponential(-200), exponential(-87));
    CHECK_EQUAL(exponential(1), 0x1.5bf0a8p+1F);
}
