// Runs every registered test and ends with a line that counts them.
#include <exception>
#include <utility>
#include <vector>

#include "check.hpp"

namespace {

struct Entry {
    std::string name;
    std::function<void()> body;
};

// A function's static, so that it exists before the first test registers itself.
std::vector<Entry>& entries() {
    static std::vector<Entry> all;
    return all;
}

bool has_failed = false;

}  // namespace

check::Test::Test(std::string name, std::function<void()> body) {
    entries().push_back({std::move(name), std::move(body)});
}

void check::fail(const char* file, int line, const std::string& what) {
    has_failed = true;
    std::cout << "    " << file << ':' << line << ": " << what << '\n';
}

int main() {
    int failed = 0;
    for (const Entry& entry : entries()) {
        has_failed = false;
        try {
            entry.body();
        } catch (const std::exception& error) {
            check::fail(entry.name.c_str(), 0, std::string("threw: ") + error.what());
        }
        if (has_failed) {
            ++failed;
            std::cout << "FAILED " << entry.name << '\n';
        }
    }
    std::cout << entries().size() - failed << " passed, " << failed << " failed\n";
    return failed == 0 && !entries().empty() ? 0 : 1;
}
