// Infers public knowledge about hidden cards from the events of a game.
#pragma once

#include <cstdint>
#include <vector>

#include "quartino/position.hpp"
#include "quartino_search/knowledge.hpp"

namespace fourfold::quartino_bots {

// Anything that changes a position: a move, a seat that leaves, or an agreed draw.
struct Event {
    enum class Kind : std::uint8_t { move, departure, draw };

    Kind kind = Kind::move;
    int code = 0;  // the move's code, or the seat
};

// What the events since the first move reveal to the seat to move about the hidden cards in a
// position, whatever cards the position has for other seats. Events that do not lead to it, such as
// an empty list, reveal nothing. If seats have left, the events may fit several starting seats:
// then only what is true for all of them counts. With `reads_stones`, what the seats build hints
// at their cards too.
quartino_search::Knowledge gather_knowledge(const quartino::Position& position,
                                            const std::vector<Event>& events,
                                            bool reads_stones = false);

// The position as the seat to move knows it: the others' cards that were never shown are replaced
// with placeholders, which depend on nothing hidden.
quartino::Position without_secrets(const quartino::Position& position,
                                   const quartino_search::Knowledge& knowledge);

}  // namespace fourfold::quartino_bots
