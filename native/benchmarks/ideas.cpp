// Measures the search on the same positions with all techniques, and with each switched off. Prints
// a Markdown table, after checking that all searches return the same values.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "solver/search.hpp"
#include "tests/minimax.hpp"

using namespace fourfold;
using namespace fourfold::solver;

#define FOURFOLD_DECLARE(name)                                                    \
    namespace fourfold::solver::name {                                            \
    std::unique_ptr<Search> make_search(const quarto::Rules& rules, Table& table, \
                                        Control& control, bool polls);            \
    }

FOURFOLD_DECLARE(without_order)
FOURFOLD_DECLARE(without_two_plies)
FOURFOLD_DECLARE(without_look_up_first)
FOURFOLD_DECLARE(without_last_plies)
FOURFOLD_DECLARE(without_table)
FOURFOLD_DECLARE(without_symmetry)

namespace {

using MakeSearch = std::function<std::unique_ptr<Search>(const quarto::Rules&, Table&, Control&)>;

struct Set {
    const char* name;
    std::vector<quarto::Position> positions;
};

struct Result {
    std::vector<int> values;
    double milliseconds = 0;  // per position
    double nodes = 0;
};

const quarto::Rules standard{0b1111, false, false};

Set draw_set(const char* name, int placed, int count) {
    std::mt19937 random(static_cast<unsigned>(placed));
    Set set{name, {}};
    for (int i = 0; i < count; ++i) {
        set.positions.push_back(plain::random_position(random, standard, placed));
    }
    return set;
}

// Measure the CPU time of `solve`, which returns the value of each position.
template <typename Solve>
void measure(const Set& set, Result& result, Solve solve) {
    const double count = double(set.positions.size());
    for (const auto& position : set.positions) {
        const auto start = std::clock();
        result.values.push_back(solve(position));
        result.milliseconds += double(std::clock() - start) * 1000 / CLOCKS_PER_SEC / count;
    }
}

Result measure_search(const Set& set, const MakeSearch& make) {
    Table table(std::size_t{4} << 20);
    Control control;
    const auto search = make(standard, table, control);
    Result result;
    for (const auto& position : set.positions) {
        table.clear();
        control.begin({}, {}, {});
        measure({set.name, {position}}, result, [&](const quarto::Position& asked) {
            return !search->is_at_least(asked, 0) ? -1 : search->is_at_least(asked, 1) ? 1 : 0;
        });
        result.nodes += double(control.nodes() + search->take_unreported_nodes());
    }
    result.milliseconds /= double(set.positions.size());
    result.nodes /= double(set.positions.size());
    return result;
}

MakeSearch on(Target target) {
    return [target](const quarto::Rules& rules, Table& table, Control& control) {
        return make_search(target, rules, table, control, true);
    };
}

#define FOURFOLD_WITHOUT(idea)                                                          \
    {"without " #idea, [](const quarto::Rules& rules, Table& table, Control& control) { \
         return without_##idea::make_search(rules, table, control, true);               \
     }}

void compare(const Set& set, const std::vector<std::pair<std::string, MakeSearch>>& searches) {
    std::printf("\n%s\n\n| search | nodes | ms | times as long |\n|---|---|---|---|\n", set.name);
    Result first;
    for (const auto& [name, make] : searches) {
        const Result result = measure_search(set, make);
        if (first.values.empty()) first = result;
        if (result.values != first.values) {
            std::printf("%s: different values\n", name.c_str());
            std::exit(1);
        }
        std::printf("| %s | %.0f | %.2f | %.2f |\n", name.c_str(), result.nodes,
                    result.milliseconds, result.milliseconds / first.milliseconds);
        std::fflush(stdout);
    }
}

}  // namespace

int main() {
    const Set late = draw_set("4 positions with 7 pieces", 7, 4);
    const Result solver = measure_search(late, on(best_target()));
    Result plainly;
    measure(late, plainly, [](const quarto::Position& position) {
        return value_of(plain::minimax(position, standard));
    });
    if (solver.values != plainly.values) return 1;
    std::printf("%s\n\n| search | ms |\n|---|---|\n", late.name);
    std::printf("| alpha-beta by the plain rules, moves as they come | %.1f |\n",
                plainly.milliseconds);
    std::printf("| the solver | %.3f |\n", solver.milliseconds);

    std::vector<std::pair<std::string, MakeSearch>> targets;
    constexpr std::pair<const char*, Target> names[] = {
        {"portable", Target::portable},
        {"baseline", Target::baseline},
        {"x86-64-v3", Target::x86_64_v3},
        {"x86-64-v4", Target::x86_64_v4},
        {"x86-64-v4 with bit counts of lanes", Target::x86_64_v4_bitalg}};
    for (const auto& [name, target] : names) {
        if (is_available(target)) targets.emplace_back(name, on(target));
    }
    compare(draw_set("30 positions with 4 pieces: gain from the processor", 4, 30), targets);
    compare(draw_set("30 positions with 4 pieces: gain from each idea, target baseline", 4, 30),
            {
                {"all ideas", on(Target::baseline)},
                FOURFOLD_WITHOUT(two_plies),
                FOURFOLD_WITHOUT(look_up_first),
                FOURFOLD_WITHOUT(last_plies),
                FOURFOLD_WITHOUT(symmetry),
                FOURFOLD_WITHOUT(table),
                FOURFOLD_WITHOUT(order),
            });
    compare(draw_set("4 positions with 2 pieces: gain from remembering, target baseline", 2, 4),
            {
                {"all ideas", on(Target::baseline)},
                FOURFOLD_WITHOUT(two_plies),
                FOURFOLD_WITHOUT(look_up_first),
                FOURFOLD_WITHOUT(symmetry),
                FOURFOLD_WITHOUT(table),
            });
}
