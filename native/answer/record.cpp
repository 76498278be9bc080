// Answers that write a game as a record, and read one.
#include "answer/command.hpp"
#include "record/replay.hpp"
#include "record/tree.hpp"
#include "record/write.hpp"

namespace fourfold {

namespace {

// A record on one line: `\n` for a newline, `\\` for a backslash; anything else is literal.
std::string unescape(std::string_view text) {
    std::string record;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (text[i] == '\\' && (next == 'n' || next == '\\')) {
            record += next == 'n' ? '\n' : '\\';
            ++i;
        } else {
            record += text[i];
        }
    }
    return record;
}

// The turns of a line, each with its moves, its comment and its variations.
template <typename Game>
void describe_line(Json& json, std::string_view comment, const std::vector<Turn>& turns) {
    json.begin_object().key("comment").text(comment).key("turns").begin_array();
    for (const Turn& turn : turns) {
        json.begin_object().key("moves").begin_array();
        for (const auto move : Game::parse_turn(turn.text)) json.text(Game::format_move(move));
        json.end_array().key("comment").text(turn.comment).key("variations").begin_array();
        for (const Variation& other : turn.variations) {
            describe_line<Game>(json, other.comment, other.turns);
        }
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

template <typename Game>
void describe_replay(Json& json, const Record& record) {
    const Match<Game> match = Replay<Game>(record).run();
    const Setup<Game>& setup = match.setup();
    json.begin_object().key("game").text(Game::name);
    json.key("rules").text(Game::format_rules(setup.rules));
    json.key("seats").number(setup.seats).key("starter").number(setup.starter).key("deal");
    const bool is_dealt = Game::has_deal && !setup.first;
    is_dealt ? json.text(Game::format_deal(setup.deal)) : json.null();
    json.key("position");
    setup.first ? json.text(Game::format_state(*setup.first)) : json.null();
    std::string events;
    for (const auto& event : match.events()) {
        events += (events.empty() ? "" : " ") + format_event<Game>(event);
    }
    json.key("events").text(events);
    json.key("first").text(Game::format_state(match.states().front()));
    json.key("headers").begin_object();
    for (const Header& header : record.headers) json.key(header.key).text(header.value);
    json.end_object().key("tree");
    describe_line<Game>(json, record.comment, record.turns);
    json.end_object();
}

// The request's tree of moves; empty if it has none.
Variation read_tree(const Request& request) {
    const auto tree = request.find("tree");
    if (!tree) return {};
    if (request.find("events")) {
        throw GameError("tree: the request has the moves twice, as events and as a tree");
    }
    return blaming("tree", [&] { return parse_movetext({{1, *tree}}); });
}

}  // namespace

template <typename Game>
void answer_record(Json& json, const Request& request) {
    auto match = read_match<Game>(request);
    const Variation tree = read_tree(request);
    const Variation main = blaming("tree", [&] {
        for (const Turn& step : tree.turns) match.add(Game::parse_move(step.text));
        return group_turns<Game>(tree, match.states().front());
    });
    const int viewer = uses_all_cards(request) ? all_seeing : read_viewer(request, match);
    std::vector<Header> extra;
    for (const auto& [key, value] : request.headers()) {
        blaming("header", [&] { require_header_key(key); });
        extra.push_back({key, value});
    }
    Record record = write_record(match, viewer, extra);
    if (request.find("tree")) {
        record.comment = main.comment;
        record.turns = main.turns;
    }
    json.begin_object().key("record").text(format_record(record)).end_object();
}

template void answer_record<QuartoGame>(Json&, const Request&);
template void answer_record<QuartinoGame>(Json&, const Request&);

void answer_replay(Json& json, const Request& request) {
    const auto text = request.find("record");
    if (!text) throw GameError("record: the request needs the text of a record");
    const Record record = parse_record(unescape(*text));
    const auto game = record.find("Game");
    if (!game) {
        throw RecordError("Game: the header line is missing (quarto or quartino)", record.line);
    }
    if (*game == QuartoGame::name) return describe_replay<QuartoGame>(json, record);
    if (*game == QuartinoGame::name) return describe_replay<QuartinoGame>(json, record);
    throw RecordError("Game: expected quarto or quartino, found " + quote(*game),
                      record.line_of("Game"));
}

}  // namespace fourfold
