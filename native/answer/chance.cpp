// Answers that depend on an RNG seed: deals, and the seeds of decisions.
#include "answer/command.hpp"
#include "bots/decision_seed.hpp"
#include "text/decimal.hpp"

namespace fourfold {

template <>
void answer_deal<QuartoGame>(Json& json, const Request& request) {
    read_rules<QuartoGame>(request);
    read_seats<QuartoGame>(request, 2);
    json.begin_object().key("deal").null().end_object();
}

template <>
void answer_deal<QuartinoGame>(Json& json, const Request& request) {
    read_rules<QuartinoGame>(request);
    const int seats = read_seats<QuartinoGame>(request, 2);
    const auto seed = request.number("seed", 0, 0, max_seed);
    const auto deal = quartino::draw_deal(seats, seed);
    json.begin_object().key("deal").text(quartino::format_deal(deal)).end_object();
}

void answer_seed(Json& json, const Request& request) {
    const auto seed = request.number("seed", 0, 0, max_seed);
    const auto count = request.number("count", 0, 0, max_number);
    const auto own = bots::decision_seed(std::to_string(seed), count);
    json.begin_object().key("seed").text(std::to_string(own)).end_object();
}

}  // namespace fourfold
