#include "quarto/notation.hpp"

#include <algorithm>

#include "quarto/legality.hpp"
#include "text/scanner.hpp"
#include "text/utf8.hpp"

namespace fourfold::quarto {

namespace {

constexpr std::array<std::string_view, 16> piece_names = {"0", "1", "2", "3", "4", "5", "6", "7",
                                                          "8", "9", "A", "B", "C", "D", "E", "F"};
constexpr std::array<std::string_view, 16> square_names = {
    "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"};
constexpr std::array<std::string_view, 19> group_names = {
    "a1-d1", "a2-d2", "a3-d3", "a4-d4", "a1-a4", "b1-b4", "c1-c4", "d1-d4", "a1-d4", "a4-d1",
    "a1-b2", "b1-c2", "c1-d2", "a2-b3", "b2-c3", "c2-d3", "a3-b4", "b3-c4", "c3-d4"};
// The contents of a square: a piece, or none for the last one.
constexpr std::array<std::string_view, 17> content_names = {
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F", "."};

constexpr std::string_view a_piece = "a piece (0 to 9 or A to F)";
constexpr std::string_view a_square = "a square (a1 to d4)";
constexpr std::string_view a_group = "a group (such as a1-d4, lower left square first)";
constexpr std::string_view a_move = "a move (such as =5, b3, !a1-d4 or --)";
constexpr std::string_view end_of_move =
    "the end of the move (parse_turn and play_turn take several)";

// The first square of each rank, in the notation's order.
constexpr std::array<int, 4> first_of_ranks = {12, 8, 4, 0};

Move take_move(Scanner& scanner) {
    if (scanner.accept("=")) return give_move(scanner.take(piece_names, a_piece));
    if (scanner.accept("!")) return call_move(scanner.take(group_names, a_group));
    if (scanner.accept("--")) return pass_move;
    return place_move(scanner.take(square_names, a_move));
}

Position take_board(Scanner& scanner) {
    Position position;
    for (const int first : first_of_ranks) {
        if (first != first_of_ranks[0]) {
            scanner.expect("/", "'/' after the four squares of a rank");
        }
        for (int square = first; square < first + 4; ++square) {
            const int column = scanner.column();
            const int piece = scanner.take(content_names, std::string(a_piece) + ", or '.'");
            if (piece == piece_count) continue;
            if (!(position.supply >> piece & 1)) {
                throw NotationError(column,
                                    "piece " + format_piece(piece) + " is on the board already");
            }
            position.supply &= static_cast<Pieces>(~(1U << piece));
            position.put(piece, square);
        }
    }
    return position;
}

}  // namespace

std::string format_piece(int piece) { return std::string(piece_names[piece]); }
std::string format_square(int square) { return std::string(square_names[square]); }
std::string format_group(int group) { return std::string(group_names[group]); }

std::array<int, 4> squares_of(int group) {
    std::array<int, 4> squares{};
    std::size_t next = 0;
    for (int square = 0; square < square_count; ++square) {
        if (groups[group] >> square & 1) squares[next++] = square;
    }
    // The falling diagonal is the only group that is not named from its lowest square.
    if (group_names[group] == "a4-d1") std::ranges::reverse(squares);
    return squares;
}

RuleSet parse_rules(std::string_view text) {
    Scanner scanner(text);
    RuleSet found{{0, false, false}, {}};
    for (std::size_t trait = 0; trait < trait_letters.size(); ++trait) {
        if (scanner.accept(trait_letters.substr(trait, 1))) found.rules.traits |= 1U << trait;
    }
    if (found.rules.traits == 0) {
        const char next = scanner.peek(0);
        const bool is_small =
            'a' <= next && next <= 'z' &&
            trait_letters.find(static_cast<char>(next - 'a' + 'A')) != std::string_view::npos;
        scanner.refuse("a trait in play (C, S, H or T)", is_small);
    }
    found.rules.squares = scanner.accept("+");
    found.rules.calls = scanner.accept("!");
    if (scanner.accept("/")) found.seconds = scanner.take_number(some_seconds);
    scanner.expect_end("the end of the rule set key (traits in the order CSHT, then +, !, /60)");
    return found;
}

std::string format_rules(const RuleSet& rules) {
    std::string key;
    for (std::size_t trait = 0; trait < trait_letters.size(); ++trait) {
        if (rules.rules.traits >> trait & 1) key += trait_letters[trait];
    }
    if (rules.rules.squares) key += '+';
    if (rules.rules.calls) key += '!';
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
    if (is_give(move)) return "=" + format_piece(piece_of(move));
    if (is_place(move)) return format_square(square_of(move));
    if (is_call(move)) return "!" + format_group(group_of(move));
    return "--";
}

std::vector<Move> parse_turn(std::string_view text) {
    Scanner scanner(text);
    std::vector<Move> moves = {take_move(scanner)};
    while (!scanner.is_at_end()) moves.push_back(take_move(scanner));
    return moves;
}

std::string format_turn(const std::vector<Move>& moves) {
    std::string turn;
    for (const Move move : moves) turn += format_move(move);
    return turn;
}

State parse_state(std::string_view text, const Rules& rules, int starter) {
    Scanner scanner(text);
    Game game{rules, take_board(scanner)};
    game.starter = starter;
    scanner.expect(" ", "a space, then the piece in hand or '-'");
    Columns columns{1, scanner.column(), count_characters(text) + 1};
    if (!scanner.accept("-")) {
        game.position.hand = scanner.take(piece_names, std::string(a_piece) + " in hand, or '-'");
    }
    if (rules.calls || !scanner.is_at_end()) {
        scanner.expect(" ",
                       "a space, then the square placed on last or '-' (rules without '!' need "
                       "neither)");
        columns.last = scanner.column();
        if (!scanner.accept("-")) {
            game.last =
                scanner.take(square_names, std::string(a_square) + " placed on last, or '-'");
            game.position.has_passed = scanner.accept("~");
            game.has_called = scanner.accept("!");
        }
        scanner.expect_end();
    }
    require_reachable(game, columns);
    if (game.position.hand != none) game.position.give(game.position.hand);
    State state{game, {}};
    state.settle();
    return state;
}

std::string format_state(const State& state) {
    const Game& game = state.game;
    std::string text;
    for (const int first : first_of_ranks) {
        if (first != first_of_ranks[0]) text += '/';
        for (int square = first; square < first + 4; ++square) {
            const bool is_empty = game.position.empty() >> square & 1;
            text += is_empty ? "." : piece_names[game.position.piece_on(square)];
        }
    }
    text += ' ';
    text += game.position.hand == none ? "-" : piece_names[game.position.hand];
    text += ' ';
    if (game.last == none) return text + "-";
    text += square_names[game.last];
    if (game.position.has_passed) text += '~';
    if (game.has_called) text += '!';
    return text;
}

}  // namespace fourfold::quarto
