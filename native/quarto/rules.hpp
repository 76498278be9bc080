// A rule set, without the clock: time does not change which moves are legal.
#pragma once

#include <cstdint>

namespace fourfold::quarto {

struct Rules {
    std::uint8_t traits = 15;  // the traits in play, as bits of a piece's code; 1 to 15
    bool squares = false;      // whether 2 by 2 blocks count too
    bool calls = false;        // whether a group wins only when it is called
};

}  // namespace fourfold::quarto
