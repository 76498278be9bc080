// Unpacks LZMA2 data, the format of the opening book.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fourfold::solver {

// The unpacked bytes of a raw LZMA2 stream; nothing if it is damaged or longer than `max_bytes`.
//
// Follows the LZMA specification by Igor Pavlov, which is in the public domain.
std::optional<std::vector<std::uint8_t>> unpack_lzma2(std::span<const std::uint8_t> packed,
                                                      std::size_t max_bytes);

}  // namespace fourfold::solver
