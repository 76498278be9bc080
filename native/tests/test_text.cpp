// Checks the JSON writer, numbers as text, and quoting.
#include <charconv>
#include <cmath>
#include <random>
#include <string>

#include "check.hpp"
#include "text/decimal.hpp"
#include "text/json.hpp"
#include "text/utf8.hpp"

using namespace fourfold;

namespace {

// The digits without leading zeros, sign, point and exponent.
std::string digits_of(const std::string& decimal) {
    std::string digits;
    for (const char c : decimal.substr(0, decimal.find('e'))) {
        if ('0' <= c && c <= '9' && (c != '0' || !digits.empty())) digits += c;
    }
    return digits;
}

double read(const std::string& text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string standard_decimal(double value) {
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + 32, value, std::chars_format::scientific).ptr;
    return {buffer, end};
}

}  // namespace

TEST(decimals_are_the_shortest_that_read_back) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for (int i = 0; i < 20'000; ++i) {
        double value = uniform(random);
        if (i % 3 == 0) value = std::ldexp(value, -static_cast<int>(random() % 1060));
        if (i % 5 == 0) value = std::ldexp(1.0, -static_cast<int>(random() % 1070));
        if (i % 7 == 0) value = static_cast<double>(random() % 1000) / 1000;
        if (value == 0 || std::abs(value) == 1) continue;
        CHECK_EQUAL(read(format_decimal(value)), value);
        CHECK_EQUAL(digits_of(format_decimal(value)), digits_of(standard_decimal(value)));
    }
}

TEST(decimals_look_the_way_the_server_writes_them) {
    CHECK_EQUAL(format_decimal(0), "0.0");
    CHECK_EQUAL(format_decimal(1), "1.0");
    CHECK_EQUAL(format_decimal(-1), "-1.0");
    CHECK_EQUAL(format_decimal(-0.125), "-0.125");
    CHECK_EQUAL(format_decimal(0.00001), "0.00001");
    CHECK_EQUAL(format_decimal(0.000001), "1e-6");
    CHECK_EQUAL(format_decimal(-1.2345e-7), "-1.2345e-7");
    CHECK_EQUAL(format_decimal(0.1 + 0.2), "0.30000000000000004");
}

TEST(only_plain_numbers_are_parsed) {
    CHECK_EQUAL(parse_whole("18446744073709551615", ~0ULL).value(), ~0ULL);
    for (const auto* text : {"", "-1", "+1", "01", "1.0", "18446744073709551616", "x"}) {
        CHECK(!parse_whole(text, ~0ULL));
    }
    CHECK(!parse_whole("11", 10));
    CHECK(!parse_whole("7", 2));
    CHECK(!parse_whole("33333333333333333333", 2));
    CHECK_EQUAL(parse_decimal("0.25").value(), 0.25);
    CHECK_EQUAL(parse_decimal("3").value(), 3.0);
    for (const auto* text : {"", ".", "1.", ".5", "1e3", "-1", "1234567890"}) {
        CHECK(!parse_decimal(text));
    }
}

TEST(json_has_commas_and_escapes) {
    Json json;
    json.begin_object().key("a").begin_array().number(-1).null().truth(true).end_array();
    json.key("b").text("\"\\\n\x01 é").key("c").begin_object().end_object().end_object();
    CHECK_EQUAL(json.take(), "{\"a\":[-1,null,true],\"b\":\"\\\"\\\\\\n\\u0001 é\",\"c\":{}}");
}

TEST(quotes_match_python) {
    CHECK_EQUAL(quote("it's"), "\"it's\"");
    CHECK_EQUAL(quote("'\""), "'\\'\"'");
    CHECK_EQUAL(quote("a\\\t\x7F\u00A0\u202Eé\U000E0001"),
                "'a\\\\\\t\\x7f\\xa0\\u202eé\\U000e0001'");
    CHECK_EQUAL(quote_start("éééé", 3), "'ééé…'");
    CHECK(is_utf8("é\U0001F7E6"));
    for (const auto* text : {"\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\x80"}) {
        CHECK(!is_utf8(text));
    }
}
