#include "text/json.hpp"

#include "text/decimal.hpp"

namespace fourfold {

namespace {

void append_quoted(std::string& out, std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (code >= 0x20) {
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\r') {
            out += "\\r";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\b') {
            out += "\\b";
        } else if (c == '\f') {
            out += "\\f";
        } else {
            out += "\\u00";
            out += digits[code >> 4];
            out += digits[code & 15];
        }
    }
    out += '"';
}

}  // namespace

Json& Json::key(std::string_view name) {
    separate();
    append_quoted(out_, name);
    out_ += ':';
    needs_comma_ = false;
    return *this;
}

Json& Json::text(std::string_view value) {
    separate();
    append_quoted(out_, value);
    return *this;
}

Json& Json::real(double value) { return raw(format_decimal(value)); }

Json& Json::raw(std::string_view value) {
    separate();
    out_ += value;
    return *this;
}

Json& Json::open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
    return *this;
}

Json& Json::close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
    return *this;
}

void Json::separate() {
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
}

}  // namespace fourfold
