#include "answer/answer.hpp"

#include <array>
#include <exception>

#include "answer/command.hpp"
#include "text/utf8.hpp"

namespace fourfold {

namespace {

using Command = void (*)(Json&, const Request&);

struct Entry {
    std::string_view name;
    Command quarto;
    Command quartino;
};

constexpr std::array entries = {
    Entry{"rules", answer_rules<QuartoGame>, answer_rules<QuartinoGame>},
    Entry{"state", answer_state<QuartoGame>, answer_state<QuartinoGame>},
    Entry{"steps", answer_steps<QuartoGame>, answer_steps<QuartinoGame>},
    Entry{"moments", answer_moments<QuartoGame>, answer_moments<QuartinoGame>},
    Entry{"deal", answer_deal<QuartoGame>, answer_deal<QuartinoGame>},
    Entry{"expiry", answer_expiry<QuartoGame>, answer_expiry<QuartinoGame>},
    Entry{"position", answer_position<QuartoGame>, answer_position<QuartinoGame>},
    Entry{"turn", answer_turn<QuartoGame>, answer_turn<QuartinoGame>},
    Entry{"analysis", answer_analysis<QuartoGame>, answer_analysis<QuartinoGame>},
    Entry{"judgement", answer_judgement<QuartoGame>, answer_judgement<QuartinoGame>},
    Entry{"record", answer_record<QuartoGame>, answer_record<QuartinoGame>},
    Entry{"replay", answer_replay, answer_replay},
    Entry{"seed", answer_seed, answer_seed},
};

std::string list_commands() {
    std::string names;
    for (const Entry& entry : entries)
        names += (names.empty() ? "" : ", ") + std::string(entry.name);
    return names;
}

const Entry& find_command(const Request& request) {
    const auto name = request.get("ask", "");
    for (const Entry& entry : entries) {
        if (entry.name == name) return entry;
    }
    throw GameError("ask: expected one of " + list_commands() + ", found " +
                    quote_start(name, max_quoted));
}

std::string answer_or_throw(std::string_view text) {
    const Request request(text);
    const Entry& entry = find_command(request);
    const auto game = request.get("game", QuartoGame::name);
    Json json;
    if (game == QuartoGame::name) {
        entry.quarto(json, request);
    } else if (game == QuartinoGame::name) {
        entry.quartino(json, request);
    } else {
        throw GameError("game: expected quarto or quartino, found " +
                        quote_start(game, max_quoted));
    }
    return json.take();
}

}  // namespace

std::string answer(std::string_view request) {
    try {
        return answer_or_throw(request);
    } catch (const std::exception& error) {
        Json json;
        json.begin_object().key("error").text(error.what()).end_object();
        return json.take();
    }
}

}  // namespace fourfold
