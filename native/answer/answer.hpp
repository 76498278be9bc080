// The core's text interface: a request in lines of text, the answer as JSON. See docs/core.md.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace fourfold {

// Answer a request; bad input gets {"error":"…"}. One thread at a time may call this.
std::string answer(std::string_view request);

// Whether an opening book that has not been loaded yet would help to answer a request. False for a
// bad request.
bool wants_book(std::string_view request);

// Use an opening book from now on; return whether the bytes are valid. Without a book, answers
// are as exact as the time allows.
bool load_book(std::span<const std::uint8_t> file);

}  // namespace fourfold
