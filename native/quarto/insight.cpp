#include "quarto/insight.hpp"

#include <algorithm>
#include <bit>
#include <ranges>
#include <utility>

#include "quarto/description.hpp"

namespace fourfold::quarto {

namespace {

bool is_completed_by(const std::vector<Threat>& threats, int piece) {
    return std::ranges::any_of(
        threats, [piece](const Threat& threat) { return threat.is_completed_by(piece); });
}

template <typename Visit>
void visit_bits(unsigned bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// The number of pieces that would complete a group once a piece lies on a square.
int count_dangerous(Position position, const Rules& rules, int piece, int square, Pieces pieces) {
    position.put(piece, square);
    const auto threats = find_threats(position, rules);
    int dangerous = 0;
    visit_bits(pieces, [&](int each) { dangerous += is_completed_by(threats, each); });
    return dangerous;
}

// Each move with the dangerous pieces that it leaves the opponent: comparable, as every move leaves
// the same number of pieces and squares.
std::vector<std::pair<Move, int>> weigh(const Position& position, const Rules& rules) {
    std::vector<std::pair<Move, int>> weighed;
    const Pieces supply = position.supply;
    if (position.hand != none) {
        visit_bits(position.empty(), [&](int square) {
            const int dangerous = count_dangerous(position, rules, position.hand, square, supply);
            if (supply != 0 && dangerous == std::popcount(supply)) return;
            weighed.emplace_back(place_move(square), dangerous);
        });
        return weighed;
    }
    const auto threats = find_threats(position, rules);
    visit_bits(supply, [&](int piece) {
        if (is_completed_by(threats, piece)) return;
        const auto rest = static_cast<Pieces>(supply & ~(1U << piece));
        int dangerous = 0;
        visit_bits(position.empty(), [&](int square) {
            dangerous += count_dangerous(position, rules, piece, square, rest);
        });
        weighed.emplace_back(give_move(piece), dangerous);
    });
    return weighed;
}

void describe_threat(Json& json, const Threat& threat, const Game& game) {
    json.begin_object().key("group").text(format_group(threat.group));
    json.key("square").text(format_square(threat.square)).key("traits");
    std::vector<int> pieces;
    for (const int square : squares_of(threat.group)) {
        if (square != threat.square) pieces.push_back(game.position.piece_on(square));
    }
    describe_shared(json, game.rules, pieces);
    json.key("pieces").begin_array();
    visit_bits(game.position.supply, [&](int piece) {
        if (threat.is_completed_by(piece)) json.text(format_piece(piece));
    });
    json.end_array().end_object();
}

}  // namespace

std::vector<Threat> find_threats(const Position& position, const Rules& rules) {
    std::vector<Threat> threats;
    const auto in_play = groups_in_play(rules.squares);
    for (int group = 0; group < static_cast<int>(in_play.size()); ++group) {
        const Squares gap = in_play[group] & position.empty();
        if (std::popcount(gap) != 1) continue;
        const Squares full = in_play[group] & position.occupied;
        Threat threat{group, std::countr_zero(gap), 0, 0};
        for (int trait = 0; trait < trait_count; ++trait) {
            const Squares ones = position.traits[trait] & full;
            if (!(rules.traits >> trait & 1) || (ones != 0 && ones != full)) continue;
            threat.shared |= 1 << trait;
            threat.values |= (ones != 0) << trait;
        }
        if (threat.shared != 0) threats.push_back(threat);
    }
    return threats;
}

std::vector<Move> find_hardest(const Position& position, const Rules& rules) {
    const auto weighed = weigh(position, rules);
    if (weighed.empty()) return {};
    const auto [least, most] = std::ranges::minmax(weighed | std::views::values);
    std::vector<Move> hardest;
    for (const auto& [move, dangerous] : weighed) {
        if (dangerous == most && most > least) hardest.push_back(move);
    }
    return hardest;
}

void describe_insight(Json& json, const Game& game) {
    json.begin_object().key("game").text("quarto").key("threats").begin_array();
    for (const Threat& threat : find_threats(game.position, game.rules)) {
        describe_threat(json, threat, game);
    }
    json.end_array().key("hardest").begin_array();
    for (const Move move : find_hardest(game.position, game.rules)) describe_move(json, move);
    json.end_array().end_object();
}

}  // namespace fourfold::quarto
