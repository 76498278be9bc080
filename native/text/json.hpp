// Writes JSON, with the same bytes as the server's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace fourfold {

// Appends values from left to right and inserts the commas; the caller closes what it opens.
class Json {
  public:
    Json& begin_object() { return open('{'); }
    Json& end_object() { return close('}'); }
    Json& begin_array() { return open('['); }
    Json& end_array() { return close(']'); }

    // The key of the next value in an object.
    Json& key(std::string_view name);

    Json& text(std::string_view value);
    Json& number(std::int64_t value) { return raw(std::to_string(value)); }
    Json& real(double value);
    Json& truth(bool value) { return raw(value ? "true" : "false"); }
    Json& null() { return raw("null"); }

    // A value that is JSON already.
    Json& raw(std::string_view value);

    std::string take() { return std::move(out_); }

  private:
    Json& open(char bracket);
    Json& close(char bracket);
    void separate();

    std::string out_;
    bool needs_comma_ = false;
};

}  // namespace fourfold
