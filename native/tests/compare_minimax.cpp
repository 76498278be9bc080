// Compares the solver with plain minimax on many positions.
//
//     compare_minimax [POSITIONS [MIN_PIECES]]
#include <cstdlib>
#include <iostream>

#include "minimax.hpp"

int main(int count, char** arguments) {
    const int positions = count > 1 ? std::atoi(arguments[1]) : 20000;
    const int min_pieces = count > 2 ? std::atoi(arguments[2]) : 8;
    for (const std::uint8_t traits : {0b0001, 0b0011, 0b0111, 0b1111}) {
        for (const bool squares : {false, true}) {
            const fourfold::quarto::Rules rules{traits, squares, false};
            std::cout << std::popcount(traits) << " traits" << (squares ? " and squares: " : ": ")
                      << std::flush;
            const auto difference = plain::compare(rules, {}, positions, min_pieces, traits);
            if (!difference.empty()) {
                std::cout << difference << '\n';
                return 1;
            }
            std::cout << positions << " positions with " << min_pieces << " to 15 pieces agree\n";
        }
    }
}
