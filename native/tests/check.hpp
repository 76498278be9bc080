// A test harness as small as these tests need: named tests, checks that go on after a failure.
#pragma once

#include <functional>
#include <iostream>
#include <string>

namespace check {

// Registers a test for the run. Its name says the law or the case that it holds.
struct Test {
    Test(std::string name, std::function<void()> body);
};

// Note a failure of the running test, at the place of the check.
void fail(const char* file, int line, const std::string& what);

template <typename A, typename B>
void equal(const A& actual, const B& expected, const char* text, const char* file, int line) {
    if (actual == expected) return;
    if constexpr (requires { std::cout << actual << expected; }) {
        std::cout << "    " << actual << ", not " << expected << '\n';
    }
    fail(file, line, text);
}

}  // namespace check

#define TEST(name)                                           \
    static void name();                                      \
    static const check::Test name##_registered(#name, name); \
    static void name()

#define CHECK(condition)                                               \
    do {                                                               \
        if (!(condition)) check::fail(__FILE__, __LINE__, #condition); \
    } while (false)

#define CHECK_EQUAL(actual, expected) \
    check::equal((actual), (expected), #actual " == " #expected, __FILE__, __LINE__)

#define CHECK_THROWS(expression, Error)                                     \
    do {                                                                    \
        try {                                                               \
            (void)(expression);                                             \
            check::fail(__FILE__, __LINE__, #expression " does not throw"); \
        } catch (const Error&) {                                            \
        }                                                                   \
    } while (false)
