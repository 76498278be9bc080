// The RNG seed of each decision in a game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bots/random.hpp"

namespace fourfold::bots {

// The seed of the decision after `events` events in a game with the given seed, a decimal number:
// Python's Random(f"{seed}/{events}").getrandbits(63). Stored games continue with the same choices
// in Python and in the browser.
inline std::uint64_t decision_seed(std::string_view seed, std::uint64_t events) {
    return Random(seed_of_text(std::string(seed) + '/' + std::to_string(events))).getrandbits(63);
}

}  // namespace fourfold::bots
