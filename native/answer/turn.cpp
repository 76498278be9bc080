// Answers with a bot's choice for the seat to move, from what that seat knows.
#include <stdexcept>

#include "answer/command.hpp"
#include "answer/library.hpp"
#include "bots/quartino/bot.hpp"
#include "bots/quarto/bot.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

// On ordinary machines a bot's own limits end its search sooner, but without the opening book
// `perfect` would think for minutes.
constexpr double max_seconds = 10;

std::vector<std::string_view> bot_names(const Match<QuartoGame>&) {
    return quarto_bots::bot_names();
}
std::vector<std::string_view> bot_names(const Match<QuartinoGame>&) {
    return quartino_bots::bot_names();
}

bots::Choice choose(std::string_view bot, const Match<QuartoGame>& match, std::uint64_t seed,
                    const bots::Budget& budget) {
    const auto& game = match.state().game;
    return quarto_bots::choose(bot, game, bots::seed_of(seed), budget, library().solvers,
                               library().books.find(game.rules));
}

bots::Choice choose(std::string_view bot, const Match<QuartinoGame>& match, std::uint64_t seed,
                    const bots::Budget& budget) {
    using Event = quartino_bots::Event;
    const auto& position = match.state().position;
    quartino::require_own_cards(match.state());
    std::vector<Event> events;
    for (const auto& event : match.events()) {
        if (const auto* move = std::get_if<quartino::Move>(&event)) {
            events.push_back({Event::Kind::move, *move});
        } else if (const auto* departure = std::get_if<Departure>(&event)) {
            events.push_back({Event::Kind::departure, departure->seat});
        } else {
            events.push_back({Event::Kind::draw, 0});
        }
    }
    return quartino_bots::choose(bot, position, events, seed, budget);
}

template <typename Names>
void require_bot(std::string_view bot, const Names& names) {
    std::string list;
    for (const auto& name : names) {
        if (name == bot) return;
        list += (list.empty() ? "" : ", ") + std::string(name);
    }
    throw GameError("bot: expected one of " + list + ", found " + quote_start(bot, max_quoted));
}

}  // namespace

template <typename Game>
void answer_turn(Json& json, const Request& request) {
    const auto match = read_match<Game>(request);
    require_running(match.outcome());
    const auto bot = request.get("bot", "");
    require_bot(bot, bot_names(match));
    bots::Budget budget;
    budget.seconds = request.seconds().value_or(max_seconds);
    if (request.find("work")) budget.work = request.number("work", 0, 0, max_number);
    const auto choice = choose(bot, match, request.number("seed", 0, 0, max_seed), budget);
    json.begin_object().key("moves");
    Game::describe_moves(json, choice.moves);
    json.key("value");
    choice.value ? json.real(*choice.value) : json.null();
    json.key("line");
    Game::describe_moves(json, choice.line);
    json.key("candidates").begin_array();
    for (const auto& [moves, value] : choice.candidates) {
        json.begin_object().key("moves");
        Game::describe_moves(json, moves);
        json.key("value").real(value).end_object();
    }
    json.end_array().end_object();
}

template void answer_turn<QuartoGame>(Json&, const Request&);
template void answer_turn<QuartinoGame>(Json&, const Request&);

}  // namespace fourfold
