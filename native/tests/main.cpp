// Runs the registered tests and prints a summary line: native_tests [PART_OF_A_NAME]…
// With arguments, runs only the tests whose names contain one of them.
#include <algorithm>
#include <exception>
#include <span>
#include <utility>
#include <vector>

#include "check.hpp"

namespace {

struct Entry {
    std::string name;
    std::function<void()> body;
};

// A function-local static, so that it exists before the first test registers itself.
std::vector<Entry>& entries() {
    static std::vector<Entry> all;
    return all;
}

bool has_failed = false;

bool is_wanted(const Entry& entry, std::span<char*> parts) {
    const auto is_in_name = [&](const char* part) {
        return entry.name.find(part) != std::string::npos;
    };
    return parts.empty() || std::ranges::any_of(parts, is_in_name);
}

}  // namespace

check::Test::Test(std::string name, std::function<void()> body) {
    entries().push_back({std::move(name), std::move(body)});
}

void check::fail(const char* file, int line, const std::string& what) {
    has_failed = true;
    std::cout << "    " << file << ':' << line << ": " << what << '\n';
}

int main(int count, char** arguments) {
    const std::span<char*> parts(arguments + 1, arguments + count);
    int passed = 0, failed = 0;
    for (const Entry& entry : entries()) {
        if (!is_wanted(entry, parts)) continue;
        has_failed = false;
        try {
            entry.body();
        } catch (const std::exception& error) {
            check::fail(entry.name.c_str(), 0, std::string("threw: ") + error.what());
        } catch (...) {
            check::fail(entry.name.c_str(), 0, "threw something that is not a std::exception");
        }
        ++(has_failed ? failed : passed);
        if (has_failed) std::cout << "FAILED " << entry.name << '\n';
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? 0 : 1;
}
