#include "quarto/position.hpp"

#include <stdexcept>
#include <string>
#include <type_traits>

namespace fourfold::quarto {

namespace {

// Throw unless a condition holds. The parts of the message are joined only on failure, as batches
// convert many positions.
template <typename... Parts>
void require(bool condition, const Parts&... parts) {
    if (condition) return;
    const auto join = [](std::string& message, const auto& part) {
        if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(part)>>) {
            message += std::to_string(part);
        } else {
            message += part;
        }
    };
    std::string message;
    (join(message, parts), ...);
    throw std::invalid_argument(message);
}

bool is_piece(int code) { return 0 <= code && code < piece_count; }
bool is_square(int square) { return 0 <= square && square < square_count; }

// Take a piece from the supply, for the hand or the board.
void take(Position& position, int piece) {
    require(is_piece(piece), "a piece must be -1 for none or 0 to 15, not ", piece);
    require(position.supply >> piece & 1, "piece ", piece, " appears twice");
    position.supply &= static_cast<Pieces>(~(1U << piece));
}

}  // namespace

bool Position::is_complete(Squares group, const Rules& rules) const {
    if ((occupied & group) != group) return false;
    for (int trait = 0; trait < trait_count; ++trait) {
        const int ones = traits[trait] & group;
        if ((rules.traits >> trait & 1) && (ones == 0 || ones == group)) return true;
    }
    return false;
}

std::vector<int> Position::complete_groups(const Rules& rules) const {
    std::vector<int> complete;
    const auto in_play = groups_in_play(rules.squares);
    for (int index = 0; index < static_cast<int>(in_play.size()); ++index) {
        if (is_complete(in_play[index], rules)) complete.push_back(index);
    }
    return complete;
}

Rules parse_rules(int traits, bool squares, bool calls) {
    require(1 <= traits && traits <= 15, "the traits in play must be a mask from 1 to 15, not ",
            traits);
    return {static_cast<std::uint8_t>(traits), squares, calls};
}

Position parse_board(std::span<const int> board) {
    require(board.size() == square_count, "a board has 16 squares, not ", board.size());
    Position position;
    for (int square = 0; square < square_count; ++square) {
        if (board[square] == none) continue;
        take(position, board[square]);
        position.put(board[square], square);
    }
    return position;
}

Position parse_position(std::span<const int> board, int hand, int last, bool has_passed,
                        const Rules& rules) {
    Position position = parse_board(board);
    if (hand != none) {
        take(position, hand);
        position.hand = hand;
    }
    if (last != none) {
        require(is_square(last), "the last square must be -1 for none or 0 to 15, not ", last);
        require(position.occupied >> last & 1, "the last square, ", last, ", is empty");
    }
    require(!has_passed || (rules.calls && position.is_full()),
            "a pass comes only after the 16th piece, with calls");
    position.has_passed = has_passed;
    return position;
}

}  // namespace fourfold::quarto
