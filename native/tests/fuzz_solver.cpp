// Fuzzes the solver with many random positions: fuzz_solver [POSITIONS] [SEED].
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "fuzz.hpp"

int main(int count, char** arguments) {
    const int positions = count > 1 ? std::atoi(arguments[1]) : 1'000'000;
    const auto seed = static_cast<unsigned>(count > 2 ? std::atoi(arguments[2]) : 1);
    const auto start = std::chrono::steady_clock::now();
    plain::Fuzz fuzz(seed);
    for (int i = 0; i < positions; ++i) {
        try {
            fuzz.ask_next();
        } catch (const std::exception& error) {
            std::cout << "position " << i + 1 << " of seed " << seed << ": " << error.what()
                      << '\n';
            return 1;
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const auto& tally = fuzz.tally();
    std::cout << positions << " positions without a wrong answer in "
              << static_cast<int>(seconds.count()) << " s: " << tally.wins << " won, "
              << tally.draws << " drawn, " << tally.losses << " lost; " << tally.dead_groups
              << " with dead groups; " << tally.left_open << " answers left open by a limit\n";
    std::cout << "with 0 to 15 pieces:";
    for (const int number : tally.by_pieces) std::cout << ' ' << number;
    std::cout << '\n';
}
