// Python bindings for random playouts.
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <tuple>

#include "bindings/bindings.hpp"
#include "playout/quartino.hpp"
#include "playout/quarto.hpp"
#include "quarto/position.hpp"

using namespace nb::literals;
namespace playout = fourfold::playout;

namespace {

using Number = std::uint64_t;

Number at_least(std::int64_t least, std::int64_t value, const char* what) {
    if (value < least) {
        throw std::invalid_argument(std::string(what) + " must be " + std::to_string(least) +
                                    " or more, not " + std::to_string(value));
    }
    return static_cast<Number>(value);
}

std::tuple<Number, Number, Number, Number> quarto_playouts(int traits, bool squares,
                                                           std::int64_t games, Number seed) {
    const auto rules = fourfold::quarto::parse_rules(traits, squares, false);
    playout::Random random(seed);
    const auto tally = playout::play_quarto(rules, at_least(0, games, "the number of games"),
                                            random, fourfold::bindings::check_signals);
    return {tally.starter_wins, tally.other_wins, tally.draws, tally.placements};
}

std::tuple<std::vector<Number>, Number, Number> quartino_playouts(int seats, int geometry,
                                                                  std::int64_t games,
                                                                  std::int64_t turn_cap,
                                                                  Number seed) {
    playout::Random random(seed);
    const auto tally = playout::play_quartino(
        seats, geometry, at_least(0, games, "the number of games"),
        at_least(1, turn_cap, "the cap on turns"), random, fourfold::bindings::check_signals);
    return {{tally.wins.begin(), tally.wins.begin() + seats}, tally.draws, tally.turns};
}

}  // namespace

void fourfold::bindings::add_playout(nb::module_& module) {
    module.def("quarto_playouts", &quarto_playouts, "traits"_a, "squares"_a, "games"_a, "seed"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "Play random games of Quarto! without calls; return the starter's wins, the other "
               "player's wins,\nthe draws, and the total number of placements.\n\n"
               "Releases the GIL and handles Ctrl-C.");

    module.def("quartino_playouts", &quartino_playouts, "seats"_a, "geometry"_a, "games"_a,
               "turn_cap"_a, "seed"_a, nb::call_guard<nb::gil_scoped_release>(),
               "Play random games of Quartino without wrong claims; return each seat's wins, "
               "the draws by the\nturn cap, and the total number of turns.\n\n"
               "Releases the GIL and handles Ctrl-C.");
}
