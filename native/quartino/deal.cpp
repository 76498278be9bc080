#include "quartino/deal.hpp"

#include <numeric>

#include "bots/random.hpp"
#include "quartino/notation.hpp"

namespace fourfold::quartino {

Racks parse_deal(std::string_view text) {
    Scanner scanner(text);
    Racks deal;
    unsigned seen = 0;
    while (deal.empty() || scanner.accept("/")) {
        auto& rack = deal.emplace_back();
        for (int number = 0; number < cards_of_a_rack; ++number) {
            if (number > 0) scanner.expect(",", "',' and four cards per seat");
            const int column = scanner.column();
            const int card = take_unknown_card(scanner);
            if (card != unknown_card && (seen >> card & 1)) {
                throw NotationError(column, "card " + format_card(card) + " is dealt twice");
            }
            seen |= 1U << card;
            rack[number] = static_cast<std::uint8_t>(card);
        }
    }
    scanner.expect_end("'/' or the end of the deal");
    if (deal.size() < 2 || deal.size() > max_seats) {
        throw NotationError(1, "a deal is for 2, 3 or 4 seats, not " + std::to_string(deal.size()));
    }
    return deal;
}

std::string format_deal(const Racks& deal) {
    std::string text;
    for (const auto& rack : deal) {
        for (std::size_t number = 0; number < rack.size(); ++number) {
            if (!text.empty()) text += number == 0 ? "/" : ",";
            text += format_card(rack[number]);
        }
    }
    return text;
}

Racks draw_deal(int seats, std::uint64_t seed) {
    bots::Random random(seed);
    std::vector<std::uint8_t> rest(card_count);
    std::iota(rest.begin(), rest.end(), std::uint8_t{0});
    Racks deal(static_cast<std::size_t>(seats));
    for (auto& rack : deal) {
        for (std::uint8_t& card : rack) {
            const auto drawn =
                rest.begin() + static_cast<int>(random.random() * static_cast<double>(rest.size()));
            card = *drawn;
            rest.erase(drawn);
        }
    }
    return deal;
}

Racks view_deal(Racks deal, int viewer) {
    for (std::size_t i = 0; i < deal.size(); ++i) {
        if (static_cast<int>(i) + 1 != viewer) deal[i].fill(unknown_card);
    }
    return deal;
}

State start(const Racks& deal, int starter, int geometry) {
    State state;
    state.position.geometry = static_cast<std::uint8_t>(geometry);
    state.position.seats = static_cast<std::uint8_t>(deal.size());
    state.position.mover = static_cast<std::uint8_t>(starter);
    for (std::size_t i = 0; i < deal.size(); ++i) state.position.racks[i].cards = deal[i];
    return state;
}

}  // namespace fourfold::quartino
