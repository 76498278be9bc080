// Deals: each seat's four cards, as text and drawn at random.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quartino/state.hpp"

namespace fourfold::quartino {

// The cards of each seat, unknown_card for a hidden one.
using Racks = std::vector<std::array<std::uint8_t, cards_of_a_rack>>;

// Throws NotationError if the text is not a deal for 2, 3 or 4 seats.
Racks parse_deal(std::string_view text);
std::string format_deal(const Racks& deal);

// The deal for an RNG seed: the same as in Python.
Racks draw_deal(int seats, std::uint64_t seed);

// The deal as a seat sees it; with `nobody`, as a spectator does.
Racks view_deal(Racks deal, int viewer);

// The empty board with the starter to place its first stone.
State start(const Racks& deal, int starter, int geometry);

}  // namespace fourfold::quartino
