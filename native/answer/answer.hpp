// The core's text interface: a request in lines of text, the answer as JSON. See docs/core.md.
#pragma once

#include <string>
#include <string_view>

namespace fourfold {

// Answer a request; bad input gets {"error":"…"}. One thread at a time may ask.
std::string answer(std::string_view request);

}  // namespace fourfold
