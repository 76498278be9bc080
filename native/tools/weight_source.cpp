#include "tools/weight_source.hpp"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace fourfold::tools {

using namespace quartino_search;

namespace {

constexpr const char* numbers[] = {"two", "three", "four"};

constexpr const char* head = R"(#include "quartino_search/evaluation.hpp"

// Printed by `make fit-weights`. One line for the number of hidden cards; three for a near claim,
// and three for cards within 0 to 3 stones, if the seat has one, two or three stones.

namespace fourfold::quartino_search {
)";

constexpr const char* tail = R"(
}  // namespace fourfold::quartino_search
)";

void write_weights(std::ostream& out, const Weights& weights) {
    for (int feature = 0; feature < feature_count; ++feature) {
        const float weight = weights[feature];
        const bool is_zero = std::abs(weight) < 0.0005F;  // instead of -0.000
        out << (feature % 4 == 0 ? "            " : " ") << (is_zero ? 0 : weight) << "F,";
        if (feature % 4 == 3) out << "\n";
    }
}

void write_table(std::ostream& out, const char* name, const WeightTable& table) {
    out << "\n// clang-format off\nconst WeightTable " << name << " = {{\n";
    for (int seats = 2; seats <= quartino::max_seats; ++seats) {
        out << "    {{  // " << numbers[seats - 2] << " seats\n";
        for (int turns = 0; turns < seats; ++turns) {
            out << "        {";
            if (turns == 0) out << "  // to move next";
            if (turns == seats - 1) out << "  // the last to move";
            out << "\n";
            write_weights(out, table[seats - 2][turns]);
            out << "        },\n";
        }
        out << "    }},\n";
    }
    out << "}};\n// clang-format on\n";
}

}  // namespace

std::string format_weight_source(const WeightTable& of_a_view, const WeightTable& of_open_cards) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(3) << head;
    write_table(out, "weights_of_a_view", of_a_view);
    write_table(out, "weights_of_open_cards", of_open_cards);
    out << tail;
    return out.str();
}

}  // namespace fourfold::tools
