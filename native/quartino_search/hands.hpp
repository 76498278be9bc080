// Who holds which cards, as far as a seat knows.
#pragma once

#include <array>
#include <cstdint>

#include "quartino/position.hpp"
#include "quartino_search/card_set.hpp"

namespace fourfold::quartino_search {

// Cards that everybody saw in wrong claims, and that went back to their racks.
using Shown = std::array<CardSet, quartino::max_seats>;

// The probability that each seat holds each card.
using CardChances = std::array<std::array<float, quartino::card_count>, quartino::max_seats>;

struct Hands {
    std::array<CardSet, quartino::max_seats> known{};  // hidden cards known to be in the rack
    std::array<std::uint8_t, quartino::max_seats> unknown{};  // the number of unknown cards
    CardSet unseen = 0;                                       // the cards that those can be
    const CardChances* chances = nullptr;  // of unseen cards; if there are none, all are equal
};

// What a seat knows: its own cards, those that were shown, and how many the others hold.
inline Hands hands_seen_by(int seat, const quartino::Position& position, const Shown& shown) {
    Hands hands;
    hands.unseen = all_cards;
    for (int other = 1; other <= position.seats; ++other) {
        const quartino::Rack& rack = position.racks[other - 1];
        const CardSet hidden = set_of(rack.hidden());
        const CardSet known = other == seat ? hidden : hidden & shown[other - 1];
        hands.known[other - 1] = known;
        hands.unknown[other - 1] = static_cast<std::uint8_t>(rack.hidden_count - size_of(known));
        hands.unseen &= ~(known | set_of(rack.claimed()));
    }
    return hands;
}

// Hands in which all cards are known.
inline Hands open_hands(const quartino::Position& position) {
    Hands hands;
    for (int seat = 0; seat < position.seats; ++seat) {
        hands.known[seat] = set_of(position.racks[seat].hidden());
    }
    return hands;
}

}  // namespace fourfold::quartino_search
