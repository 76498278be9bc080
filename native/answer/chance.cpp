// Answers that depend on an RNG seed: deals, and the seeds of decisions.
#include "answer/command.hpp"
#include "bots/decision_seed.hpp"
#include "text/decimal.hpp"

namespace fourfold {

template <typename Game>
void answer_deal(Json& json, const Request& request) {
    read_rules<Game>(request);
    const int seats = read_seats<Game>(request, 2);
    const auto deal = Game::draw_deal(seats, request.number("seed", 0, 0, max_seed));
    json.begin_object().key("deal");
    deal ? json.text(*deal) : json.null();
    json.end_object();
}

template void answer_deal<QuartoGame>(Json&, const Request&);
template void answer_deal<QuartinoGame>(Json&, const Request&);

void answer_seed(Json& json, const Request& request) {
    const auto seed = request.number("seed", 0, 0, max_seed);
    const auto count = request.number("count", 0, 0, max_number);
    const auto own = bots::decision_seed(std::to_string(seed), count);
    json.begin_object().key("seed").text(std::to_string(own)).end_object();
}

}  // namespace fourfold
