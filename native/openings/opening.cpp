#include "openings/opening.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <unordered_map>

#include "quarto/notation.hpp"
#include "solver/symmetry.hpp"

namespace fourfold::openings {

namespace {

constexpr quarto::Rules printed{15, false, true};
constexpr int max_placed = 2;

bool is_opening(const quarto::State& state) {
    const auto& [traits, squares, calls] = state.game.rules;
    return traits == printed.traits && squares == printed.squares && calls == printed.calls &&
           !state.outcome && state.game.position.hand != quarto::none &&
           std::popcount(state.game.position.occupied) <= max_placed;
}

// A key that is the same for openings equal up to symmetry. Swapping the two values of traits makes
// the piece in hand all zeros. Traits can also be permuted, so all that matters is in how many
// traits one piece, the other, and both differ from the one in hand.
std::uint64_t key_of(const quarto::Position& position) {
    const auto& symmetries = solver::Symmetries::of(false);
    std::uint64_t smallest = ~std::uint64_t{0};
    for (int symmetry = 0; symmetry < symmetries.count(); ++symmetry) {
        std::map<int, unsigned> differences;  // by square: the traits, as bits
        for (quarto::Squares rest = position.occupied; rest != 0; rest &= rest - 1) {
            const int square = std::countr_zero(rest);
            const auto image = symmetries.apply(symmetry, quarto::square_bit(square));
            differences[std::countr_zero(image)] = position.piece_on(square) ^ position.hand;
        }
        std::uint64_t key = differences.size();
        unsigned both = 15;
        for (const auto& [square, traits] : differences) {
            key = key << 8 | square << 4 | std::popcount(traits);
            both &= traits;
        }
        smallest = std::min(smallest, key << 4 | std::popcount(both));
    }
    return smallest;
}

using Index = std::unordered_map<std::uint64_t, const Opening*>;

Index make_index() {
    Index index;
    for (const Opening& opening : table) {
        const auto state = quarto::parse_state(opening.position, printed);
        index.emplace(key_of(state.game.position), &opening);
    }
    return index;
}

}  // namespace

const Opening* find_opening(const quarto::State& state) {
    if (!is_opening(state)) return nullptr;
    static const Index index = make_index();
    const auto found = index.find(key_of(state.game.position));
    return found == index.end() ? nullptr : found->second;
}

void describe_opening(Json& json, const quarto::State& state) {
    const Opening* opening = find_opening(state);
    if (opening == nullptr) {
        json.null();
        return;
    }
    json.begin_object().key("games").number(games_per_level).key("levels").begin_array();
    for (std::size_t level = 0; level < opening->levels.size(); ++level) {
        const Games& games = opening->levels[level];
        json.begin_object().key("bot").text(quarto_bots::levels[level].name);
        json.key("won").number(games.won).key("lost").number(games.lost);
        json.key("faulty").number(games.faulty).key("first_turn");
        games.first_turn > 0 ? json.number(games.first_turn) : json.null();
        json.end_object();
    }
    json.end_array().end_object();
}

}  // namespace fourfold::openings
