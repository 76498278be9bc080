// SHA-512 (FIPS 180-4), with which Python turns a text into an RNG seed. Not used for security.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fourfold::bots {

std::array<std::uint8_t, 64> sha512(std::string_view text);

}  // namespace fourfold::bots
