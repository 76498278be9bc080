#include <algorithm>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "quartino/perft.hpp"
#include "quartino/raw.hpp"

using namespace fourfold::quartino;
using fourfold::Count;

namespace {

const std::string letters = "RYGB";
const std::string empty = "-/-/-/-/-/-/-/-/-";
const std::string full = "RYG/RYG/RYG/RYB/RYB/RYB/RYB/GGB/GGB";  // 27 stones, a blue one is left
const std::string pattern = "R/Y/G/B/-/-/-/-/-";                 // RYGB lies in window 1

int card_named(const std::string& name) {
    for (int card = 0; card < card_count; ++card) {
        std::string colours;
        for (const int colour : cards[card]) colours += letters[colour];
        if (colours == name) return card;
    }
    throw std::invalid_argument(name);
}

std::vector<std::vector<int>> stacks_of(const std::string& text) {
    std::vector<std::vector<int>> stacks(1);
    for (const char letter : text) {
        if (letter == '/') {
            stacks.emplace_back();
        } else if (letter != '-') {
            stacks.back().push_back(static_cast<int>(letters.find(letter)));
        }
    }
    return stacks;
}

std::string text_of(const Position& position) {
    std::string text;
    for (const auto& stack : format_position(position).stacks) {
        if (!text.empty()) text += '/';
        if (stack.empty()) text += '-';
        for (const int colour : stack) text += letters[colour];
    }
    return text;
}

// The racks hold the cards 0 to 3, 4 to 7 and so on; RYGB is card 0.
RawPosition raw(const std::string& stacks, int phase = 1, int stones = 1, int seats = 2) {
    RawPosition position{.stacks = stacks_of(stacks), .phase = phase, .stones = stones};
    for (int seat = 0; seat < seats; ++seat) {
        position.racks.push_back({{4 * seat, 4 * seat + 1, 4 * seat + 2, 4 * seat + 3}, {}, false});
    }
    return position;
}

Position placing(const std::string& stacks, int stones = 1) {
    return parse_position(raw(stacks, 1, stones));
}
Position claiming(const std::string& stacks) { return parse_position(raw(stacks, 2, 0)); }

Position after(Position position, const std::vector<Move>& moves) {
    for (const Move move : moves) {
        CHECK(position.is_legal(move));
        position.play(move);
    }
    return position;
}

Count plain_perft(const Position& position, int depth) {
    if (depth == 0) return 1;
    Count total = 0;
    for (const Move move : position.legal_moves()) {
        total += plain_perft(after(position, {move}), depth - 1);
    }
    return total;
}

// A move that builds patterns about half the time: makes correct claims, places what a card lacks.
Move choose(const Position& position, std::mt19937& random) {
    const MoveList moves = position.legal_moves();
    if (random() % 8 == 0) return moves[random() % moves.size()];
    if (position.phase == Phase::claim) {
        const MoveList right = position.right_claims();
        return right.size() > 0 ? right[random() % right.size()] : end_move;
    }
    if (position.phase == Phase::place) {
        const auto hidden = position.rack().hidden();
        const Pattern& colours = cards[hidden[random() % hidden.size()]];
        const Window& window = position.table().windows[random() % position.table().window_count];
        for (int i = 0; i < 4; ++i) {
            const Stack stack = position.board.stacks[window[i]];
            const bool is_there = stack != empty_stack && top_of(stack) == colours[i];
            if (!is_there && position.has_supply(colours[i])) {
                return place_move(colours[i], window[i]);
            }
        }
    }
    return moves[random() % moves.size()];
}

// Play games of all kinds and call `visit` with each position.
template <typename Visit>
void visit_games(Visit visit) {
    std::mt19937 random(1);
    for (int game = 0; game < 300; ++game) {
        RawPosition first = raw(empty, 1, 1, 2 + game % 3);
        first.geometry = game % 2;
        Position position = parse_position(first);
        for (int move = 0; move < 300 && !position.is_over; ++move) {
            visit(position);
            if (random() % 200 == 0) {
                position.leave(position.mover);
            } else if (random() % 1'000 == 0) {
                position.finish(no_seat);
            } else {
                position.play(choose(position, random));
            }
        }
        visit(position);
    }
}

}  // namespace

TEST(the_cards_are_all_orders_of_the_colours) {
    CHECK_EQUAL(std::set(cards.begin(), cards.end()).size(), 24U);
    CHECK_EQUAL(card_named("RYGB"), 0);
    CHECK_EQUAL(card_named("RYBG"), 1);
    CHECK_EQUAL(card_named("YRGB"), 6);
    CHECK_EQUAL(card_named("BGYR"), 23);
}

TEST(every_move_has_its_own_code) {
    std::set<int> codes = {declare_move, decline_move, end_move};
    for (int colour = 0; colour < 4; ++colour) {
        for (int field = 0; field < 9; ++field) {
            const Move move = place_move(colour, field);
            CHECK(is_place(move) && colour_of(move) == colour && field_of(move) == field);
            codes.insert(move);
        }
    }
    for (int card = 0; card < 24; ++card) {
        for (int window = 0; window < 8; ++window) {
            const Move move = claim_move(card, window);
            CHECK(is_claim(move) && card_of(move) == card && window_of(move) == window);
            codes.insert(move);
        }
    }
    CHECK_EQUAL(codes.size(), 231U);
    CHECK_EQUAL(*codes.rbegin(), 230);
}

TEST(every_rotation_of_the_wheel_counts_and_mirror_images_do_not) {
    CHECK_EQUAL(claiming(pattern).board.windows_of(card_named("RYGB")), 0b1);
    CHECK_EQUAL(claiming("R/-/-/-/-/-/-/Y/G").board.windows_of(card_named("RYGB")), 0);
    CHECK_EQUAL(claiming("R/B/-/-/-/-/-/Y/G").board.windows_of(card_named("RYGB")), 0b100'0000);
    CHECK_EQUAL(claiming("R/G/B/-/-/-/-/-/Y").board.windows_of(card_named("RYGB")), 0b1000'0000);
    CHECK_EQUAL(claiming("R/B/G/Y/-/-/-/-/-").board.windows_of(card_named("RYGB")), 0);
    CHECK_EQUAL(claiming("R/Y/G/B/-/Y/G/B/-").board.windows_of(card_named("RYGB")), 0b1'0001);
}

TEST(the_grid_reads_its_blocks_row_by_row) {
    // The stacks run from the middle to the upper left corner, then clockwise.
    const std::vector<std::string> blocks = {"B/R/Y/-/-/-/-/-/G", "G/-/R/Y/B/-/-/-/-",
                                             "Y/-/-/-/-/-/B/G/R", "R/-/-/-/Y/B/G/-/-"};
    for (int window = 0; window < 4; ++window) {
        RawPosition position = raw(blocks[window], 2, 0);
        position.geometry = 1;
        CHECK_EQUAL(parse_position(position).board.windows_of(card_named("RYGB")), 1 << window);
        CHECK_EQUAL(parse_position(position).legal_move_count(), 17);
    }
}

TEST(only_the_top_stone_shows) {
    CHECK_EQUAL(claiming("BR/RY/YG/GB/-/-/-/-/-").board.windows_of(0), 0b1);
    CHECK_EQUAL(claiming("RB/Y/G/B/-/-/-/-/-").board.windows_of(0), 0);
}

TEST(colour_is_judged_before_column) {
    Position position = after(claiming("RRRR/-/-/-/-/-/-/-/-"), {end_move});
    CHECK(position.phase == Phase::colour);
    CHECK_EQUAL(text_of(position), "RRRR/-/-/-/-/-/-/-/-");
    CHECK_EQUAL(after(position, {decline_move}).stones, 2);
    position.play(declare_move);
    CHECK_EQUAL(position.stones, 3);
    CHECK_EQUAL(text_of(position), empty);
    CHECK_EQUAL(position.board.counts, 0U);
}

TEST(without_colour_the_turn_begins_with_column) {
    const Position position = after(claiming("RYRYR/B/-/-/-/-/-/-/-"), {end_move});
    CHECK(position.phase == Phase::place);
    CHECK_EQUAL(position.stones, 2);
    CHECK_EQUAL(text_of(position), "-/B/-/-/-/-/-/-/-");
}

TEST(the_only_case_in_which_stones_run_short) {
    const Position position = after(claiming(full), {end_move, declare_move});
    CHECK_EQUAL(position.stones, 1);
    CHECK_EQUAL(position.legal_move_count(), 9);
    CHECK(!position.is_legal(place_move(0, 0)));
}

TEST(a_right_claim_takes_four_stones_and_gives_one) {
    const Position position = after(claiming("GR/Y/G/B/B/-/-/-/-"), {claim_move(0, 0)});
    CHECK_EQUAL(text_of(position), "G/-/-/-/B/-/-/-/-");
    CHECK(position.phase == Phase::place);
    CHECK_EQUAL(position.stones, 1);
    CHECK_EQUAL(position.mover, 1);
    CHECK(format_position(position).racks[0] == (RawRack{{1, 2, 3}, {0}, false}));
}

TEST(a_wrong_claim_ends_the_turn_and_changes_nothing_else) {
    const Position before = claiming("GR/Y/G/B/-/-/-/-/-");
    CHECK(before.is_wrong(claim_move(0, 1)) && before.is_wrong(claim_move(1, 0)));
    CHECK(!before.is_wrong(claim_move(0, 0)) && !before.is_wrong(end_move));
    CHECK(format_position(after(before, {claim_move(0, 1)})) ==
          format_position(after(before, {end_move})));
}

TEST(claiming_the_last_card_ends_the_game_and_removes_no_stones) {
    RawPosition last = raw(pattern, 2, 0);
    last.racks[0] = {{0}, {3, 1, 2}, false};
    const Position position = after(parse_position(last), {claim_move(0, 0)});
    CHECK_EQUAL(position.winner, 1);
    CHECK_EQUAL(text_of(position), pattern);
    CHECK_EQUAL(position.legal_moves().size(), 0U);
    CHECK(format_position(position).racks[0] == (RawRack{{}, {3, 1, 2, 0}, false}));
}

TEST(claimed_cards_are_in_claim_order) {
    Rack rack{.cards = {8, 5, 0, 9}};
    rack.claim(5);
    rack.claim(8);
    CHECK(std::ranges::equal(rack.hidden(), std::vector{0, 9}));
    CHECK(std::ranges::equal(rack.claimed(), std::vector{5, 8}));
    CHECK(rack.hides(0) && !rack.hides(5));
}

TEST(a_seat_that_left_is_skipped) {
    Position position = parse_position(raw(empty, 1, 1, 4));
    position.leave(2);
    CHECK_EQUAL(position.mover, 1);
    position.leave(1);
    CHECK_EQUAL(position.mover, 3);
    position = after(position, {place_move(0, 0), end_move, place_move(0, 0), end_move});
    CHECK_EQUAL(position.mover, 3);
    CHECK(!position.is_over);
}

TEST(the_last_seat_left_has_won) {
    Position position = parse_position(raw(empty, 1, 1, 3));
    position.leave(3);
    CHECK(!position.is_over);
    position.leave(1);
    CHECK_EQUAL(position.winner, 2);
    CHECK_EQUAL(position.legal_move_count(), 0);
}

TEST(an_agreed_draw_has_no_winner) {
    Position position = parse_position(raw(pattern, 2, 0));
    position.finish(no_seat);
    CHECK(position.is_over);
    CHECK_EQUAL(position.legal_moves().size(), 0U);
    CHECK(format_position(parse_position(format_position(position))) == format_position(position));
}

TEST(all_28_stones_fit_on_one_field) {
    std::string stack;
    for (const char letter : letters) stack += std::string(7, letter);
    const Position position = claiming(stack + "/-/-/-/-/-/-/-/-");
    CHECK_EQUAL(position.board.total(), 28);
    CHECK_EQUAL(text_of(position), stack + "/-/-/-/-/-/-/-/-");
    CHECK_EQUAL(text_of(after(position, {end_move, declare_move})), empty);
}

TEST(cached_fields_agree_with_the_stacks_throughout_games) {
    int won = 0, claimed = 0;
    visit_games([&](const Position& position) {
        const Position again = parse_position(format_position(position));
        CHECK(again.board.stacks == position.board.stacks);
        CHECK(again.board.shown == position.board.shown);
        CHECK_EQUAL(again.board.counts, position.board.counts);
        for (int field = 0; field < field_count; ++field) {
            CHECK_EQUAL(position.board.columns >> field & 1,
                        is_column(position.board.stacks[field]) ? 1 : 0);
        }
        for (int colour = 0; colour < colour_count; ++colour) {
            CHECK_EQUAL(position.board.colours_left() >> colour & 1,
                        position.has_supply(colour) ? 1U : 0U);
        }
        unsigned shows_card = 0;
        for (int card = 0; card < card_count; ++card) shows_card |= position.board.windows_of(card);
        CHECK_EQUAL(unsigned{position.board.colourful_windows()}, shows_card);
        CHECK(format_position(again) == format_position(position));
        won += position.is_over;
        claimed += position.phase == Phase::claim && position.right_claims().size() > 0;
    });
    CHECK(won > 100 && claimed > 1'000);  // otherwise the test would prove little
}

TEST(exactly_the_legal_moves_are_listed_throughout_games) {
    visit_games([](const Position& position) {
        const MoveList moves = position.legal_moves();
        CHECK_EQUAL(static_cast<int>(moves.size()), position.legal_move_count());
        std::vector<Move> right;
        for (int move = 0; move < 256; ++move) {
            const bool is_listed = std::ranges::count(moves, static_cast<Move>(move)) == 1;
            CHECK_EQUAL(position.is_legal(static_cast<Move>(move)), is_listed);
        }
        for (const Move move : moves) {
            if (is_claim(move) && !position.is_wrong(move)) right.push_back(move);
        }
        const bool can_claim = position.phase == Phase::claim && !position.is_over;
        CHECK(!can_claim || std::ranges::equal(position.right_claims(), right));
    });
}

TEST(a_game_in_progress_always_has_moves_and_stones) {
    visit_games([](const Position& position) {
        CHECK(position.is_over || position.legal_move_count() > 0);
        CHECK((position.phase == Phase::place) == (position.stones > 0));
        CHECK(position.board.total() + position.stones <= 28);
        CHECK(position.is_over || !position.rack().is_out);
    });
}

TEST(perft_agrees_with_plain_counting) {
    int round = 0;
    visit_games([&](const Position& position) {
        if (++round % 97 != 0) return;
        for (int depth = 0; depth <= 3; ++depth) {
            CHECK_EQUAL(perft(position, depth), plain_perft(position, depth));
        }
    });
}

TEST(perft_from_the_start_and_before_a_win) {
    CHECK_EQUAL(perft(placing(empty), 4), Count{1'411'344});
    RawPosition last = raw(pattern, 2, 0);
    last.racks[0] = {{0}, {3, 1, 2}, false};
    CHECK_EQUAL(perft(parse_position(last), 1), Count{9});
    CHECK_EQUAL(perft(parse_position(last), 2), Count{8 * 36});
}

TEST(a_finished_game_has_no_moves) {
    for (const int phase : {0, 1, 2}) {
        Position position = parse_position(raw("RRRR/Y/G/B/-/-/-/-/-", phase, phase == 1));
        position.finish(2);
        CHECK_EQUAL(perft(position, 0), Count{1});
        for (const int depth : {1, 2, 3}) CHECK_EQUAL(perft(position, depth), Count{0});
    }
}

TEST(perft_refuses_bad_depths_and_can_be_stopped) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    CHECK_THROWS(perft(placing(empty), -1), std::invalid_argument);
    CHECK_THROWS(perft(placing(empty), 12, stop), Stop);
}

TEST(invalid_positions_of_quartino_are_refused) {
    const auto refuses = [](auto change) {
        RawPosition position = raw(pattern, 1, 1, 3);
        parse_position(position);
        change(position);
        CHECK_THROWS(parse_position(position), std::invalid_argument);
    };
    refuses([](auto& p) { p.stacks.pop_back(); });
    refuses([](auto& p) { p.stacks[0] = {4}; });
    refuses([](auto& p) { p.stacks[0] = {-1}; });
    refuses([](auto& p) { p.stacks[4] = {0, 0, 0, 0, 0, 0, 0}; });
    refuses([](auto& p) { p.mover = 0; });
    refuses([](auto& p) { p.mover = 4; });
    refuses([](auto& p) { p.phase = 3; });
    refuses([](auto& p) { p.stones = 0; });
    refuses([](auto& p) { p.stones = 4; });
    refuses([](auto& p) { p.phase = 2; });
    refuses([](auto& p) { p.stacks = stacks_of(full), p.stones = 2; });
    refuses([](auto& p) { p.racks.resize(1); });
    refuses([](auto& p) { p.racks.resize(5); });
    refuses([](auto& p) { p.racks[1].hidden[0] = 0; });
    refuses([](auto& p) { p.racks[1].hidden[0] = 24; });
    refuses([](auto& p) { p.racks[1].hidden.pop_back(); });
    refuses([](auto& p) { p.racks[1] = {{}, {4, 5, 6, 7}, false}; });
    refuses([](auto& p) { p.racks[0].is_out = true; });
    refuses([](auto& p) { p.racks[1].is_out = p.racks[2].is_out = true; });
    refuses([](auto& p) { p.geometry = 2; });
    refuses([](auto& p) { p.is_over = true, p.winner = 4; });
    refuses([](auto& p) { p.winner = 1; });
}
