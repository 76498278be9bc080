#include "notation.hpp"

#include <bit>

namespace plain {

namespace quarto = fourfold::quarto;

namespace {

std::string format_rules(const quarto::Rules& rules) {
    std::string key;
    for (int trait = 0; trait < quarto::trait_count; ++trait) {
        if (rules.traits >> trait & 1) key += "CSHT"[trait];
    }
    return key + (rules.squares ? "+" : "") + (rules.calls ? "!" : "");
}

std::string format_board(const quarto::Position& position) {
    std::string text;
    for (int rank = 3; rank >= 0; --rank) {
        for (int square = 4 * rank; square < 4 * rank + 4; ++square) {
            const bool is_empty = !(position.occupied >> square & 1);
            text += is_empty ? '.' : "0123456789ABCDEF"[position.piece_on(square)];
        }
        if (rank > 0) text += '/';
    }
    return text;
}

}  // namespace

std::string format_position(const quarto::Position& position, const quarto::Rules& rules) {
    const bool has_dead_group = !position.complete_groups(rules).empty();
    quarto::Rules shown = rules;
    shown.calls = has_dead_group;
    std::string text = format_rules(shown) + " '" + format_board(position) + ' ' +
                       "0123456789ABCDEF"[position.hand];
    if (has_dead_group) {
        const int last = std::countr_zero(position.occupied);
        text += {' ', "abcd"[last % 4], "1234"[last / 4], '!'};
    }
    return text + '\'';
}

}  // namespace plain
