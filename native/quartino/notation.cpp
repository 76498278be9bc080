#include "quartino/notation.hpp"

#include <algorithm>

#include "quartino/legality.hpp"

namespace fourfold::quartino {

namespace {

using CardText = std::array<char, 4>;

constexpr auto card_texts = [] {
    std::array<CardText, card_count> texts{};
    for (int card = 0; card < card_count; ++card) {
        for (int place = 0; place < 4; ++place) {
            texts[card][place] = colour_letters[cards[card][place]][0];
        }
    }
    return texts;
}();

constexpr auto card_names = [] {
    std::array<std::string_view, card_count> names;
    for (int card = 0; card < card_count; ++card) {
        names[card] = std::string_view(card_texts[card].data(), 4);
    }
    return names;
}();

constexpr std::array<std::string_view, field_count> field_names = {"0", "1", "2", "3", "4",
                                                                   "5", "6", "7", "8"};
constexpr std::array<std::string_view, max_windows> window_names = {"1", "2", "3", "4",
                                                                    "5", "6", "7", "8"};
constexpr std::array<std::string_view, max_seats> seat_names = {"1", "2", "3", "4"};
constexpr std::array<std::string_view, max_stones> stone_names = {"1", "2", "3"};

constexpr std::string_view a_card = "a card (the letters R, Y, G, B in any order)";
constexpr std::string_view a_move = "a move (such as +, -, R3, RYGB@5 or .)";
constexpr std::string_view end_of_move =
    "the end of the move (parse_turn and play_turn take several)";

bool is_colour(char letter) {
    return std::ranges::any_of(colour_letters, [&](auto each) { return each[0] == letter; });
}

Move take_move(Scanner& scanner) {
    if (scanner.accept("+")) return declare_move;
    if (scanner.accept("-")) return decline_move;
    if (scanner.accept(".")) return end_move;
    // Places and claims both start with a colour; the second character distinguishes them.
    if (is_colour(scanner.peek(0)) && is_colour(scanner.peek(1))) {
        const int card = take_card(scanner);
        scanner.expect("@", "'@' and a window");
        return claim_move(card, scanner.take(window_names, "a window (1 to 8)"));
    }
    const int colour = scanner.take(colour_letters, a_move);
    return place_move(colour, scanner.take(field_names, "a field (0 to 8)"));
}

int take_stone(Scanner& scanner, const Board& board, std::string_view expected) {
    const int column = scanner.column();
    const int colour = scanner.take(colour_letters, expected);
    if (board.count(colour) == stones_of_a_colour) {
        throw NotationError(column,
                            "there are only 7 " + std::string(colour_words[colour]) + " stones");
    }
    return colour;
}

Board take_stacks(Scanner& scanner, const Geometry& geometry) {
    Board board;
    for (int field = 0; field < field_count; ++field) {
        if (field > 0) {
            scanner.expect("/", "a stone (R, Y, G or B), or '/' and the next field");
        }
        if (scanner.accept("-")) continue;
        std::string_view expected = "a stone (R, Y, G or B), or '-' for an empty field";
        do {
            board.push(take_stone(scanner, board, expected), field, geometry);
        } while (scanner.sees_any(colour_letters));
    }
    return board;
}

void take_phase(Scanner& scanner, Position& position) {
    position.stones = 0;
    if (scanner.accept("colour")) {
        position.phase = Phase::colour;
    } else if (scanner.accept("claim")) {
        position.phase = Phase::claim;
    } else {
        scanner.expect("place:", "a phase (colour, place:1 to place:3, or claim)");
        position.phase = Phase::place;
        position.stones = static_cast<std::uint8_t>(
            1 + scanner.take(stone_names, "the stones still to be placed (1 to 3)"));
    }
}

ReadRack take_rack(Scanner& scanner) {
    ReadRack rack;
    while (!scanner.sees(";") && rack.hidden.size() < cards_of_a_rack) {
        if (!rack.hidden.empty()) scanner.expect(",", "',' and a card, or ';'");
        rack.hidden.push_back(take_unknown_card(scanner));
    }
    scanner.expect(";", "';' and the claimed cards");
    while (sees_card(scanner) || (!rack.claimed.empty() && scanner.sees(","))) {
        if (!rack.claimed.empty()) scanner.expect(",", "','");
        rack.claimed.push_back(take_card(scanner));
    }
    rack.is_out = scanner.accept("x");
    return rack;
}

std::string format_cards(std::span<const std::uint8_t> cards) {
    std::string text;
    for (const int card : cards) text += (text.empty() ? "" : ",") + format_card(card);
    return text;
}

}  // namespace

std::string format_card(int card) {
    return card == unknown_card ? "?" : std::string(card_names[card]);
}

bool sees_card(const Scanner& scanner) { return scanner.sees_any(card_names); }
int take_card(Scanner& scanner) { return scanner.take(card_names, a_card); }
int take_unknown_card(Scanner& scanner) {
    if (scanner.accept("?")) return unknown_card;
    return scanner.take(card_names, std::string(a_card) + ", or '?'");
}

RuleSet parse_rules(std::string_view text) {
    Scanner scanner(text);
    RuleSet found;
    if (scanner.accept("grid")) {
        found.geometry = 1;
    } else if (!scanner.accept("wheel")) {
        std::string lower(text.substr(0, 5));
        for (char& c : lower) {
            if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        const bool is_in_wrong_case = lower.starts_with("wheel") || lower.starts_with("grid");
        scanner.refuse("a geometry (wheel or grid)", is_in_wrong_case);
    }
    if (scanner.accept("/")) found.seconds = scanner.take_number(some_seconds);
    scanner.expect_end();
    return found;
}

std::string format_rules(const RuleSet& rules) {
    std::string key(geometry_names[rules.geometry]);
    if (rules.seconds) key += "/" + std::to_string(*rules.seconds);
    return key;
}

Move parse_move(std::string_view text) {
    Scanner scanner(text);
    const Move move = take_move(scanner);
    scanner.expect_end(end_of_move);
    return move;
}

std::string format_move(Move move) {
    if (move == declare_move) return "+";
    if (move == decline_move) return "-";
    if (move == end_move) return ".";
    if (is_place(move)) {
        return std::string(colour_letters[colour_of(move)]) + std::to_string(field_of(move));
    }
    return format_card(card_of(move)) + "@" + std::to_string(window_of(move) + 1);
}

std::vector<Move> parse_turn(std::string_view text) {
    Scanner scanner(text);
    std::vector<Move> moves = {take_move(scanner)};
    while (scanner.accept(",")) moves.push_back(take_move(scanner));
    scanner.expect_end("',' or the end of the turn");
    return moves;
}

std::string format_turn(const std::vector<Move>& moves) {
    std::string turn;
    for (const Move move : moves) turn += (turn.empty() ? "" : ",") + format_move(move);
    return turn;
}

State parse_state(std::string_view text, int geometry) {
    Scanner scanner(text);
    Position position;
    position.geometry = static_cast<std::uint8_t>(geometry);
    position.board = take_stacks(scanner, position.table());
    scanner.expect(" ", "a space, then the seat to move");
    Columns columns{scanner.column(), 0, 0};
    position.mover =
        static_cast<std::uint8_t>(1 + scanner.take(seat_names, "the seat to move (1 to 4)"));
    scanner.expect(" ", "a space, then the phase");
    columns.phase = scanner.column();
    take_phase(scanner, position);
    scanner.expect(" ", "a space, then the racks");
    columns.racks = scanner.column();
    std::vector<ReadRack> racks = {take_rack(scanner)};
    while (scanner.accept("/")) racks.push_back(take_rack(scanner));
    scanner.expect_end("'/' or the end of the position");
    return require_possible(position, racks, columns);
}

std::string format_state(const State& state) {
    const Position& position = state.position;
    std::string text;
    for (int field = 0; field < field_count; ++field) {
        if (field > 0) text += '/';
        std::string stones;
        for (Stack stack = position.board.stacks[field]; stack != empty_stack; stack >>= 2) {
            stones += colour_letters[top_of(stack)];
        }
        text += stones.empty() ? "-" : std::string(stones.rbegin(), stones.rend());
    }
    text += " " + std::to_string(position.mover) + " ";
    text += phase_names[static_cast<std::size_t>(position.phase)];
    if (position.phase == Phase::place) text += ":" + std::to_string(position.stones);
    for (int seat = 0; seat < position.seats; ++seat) {
        const Rack& rack = position.racks[seat];
        text += seat == 0 ? " " : "/";
        text += format_cards(rack.hidden()) + ";" + format_cards(rack.claimed());
        if (rack.is_out) text += 'x';
    }
    return text;
}

}  // namespace fourfold::quartino
