// A minimal test harness: named tests, and checks that continue after a failure.
#pragma once

#include <functional>
#include <iostream>
#include <string>

namespace check {

// Registers a test. Its name says what it checks.
struct Test {
    Test(std::string name, std::function<void()> body);
};

// Record a failure of the running test, with the location of the check.
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
