// A request to the core: lines of a key, a space and a value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fourfold {

class Request {
  public:
    // Throws GameError for text that is not UTF-8, and for an unknown or repeated key.
    explicit Request(std::string_view text);

    std::optional<std::string_view> find(std::string_view key) const;
    std::string_view get(std::string_view key, std::string_view otherwise) const {
        return find(key).value_or(otherwise);
    }

    // A whole number from `least` to `most`; `otherwise` if the key is missing. Throws GameError
    // for any other value.
    std::uint64_t number(std::string_view key, std::uint64_t otherwise, std::uint64_t least,
                         std::uint64_t most) const;

    // A number of seconds; none if the key is missing.
    std::optional<double> seconds() const;

    // The `header` lines in order: each a key and its value.
    const std::vector<std::pair<std::string, std::string>>& headers() const { return headers_; }

  private:
    std::vector<std::pair<std::string_view, std::string_view>> fields_;
    std::vector<std::pair<std::string, std::string>> headers_;
};

}  // namespace fourfold
