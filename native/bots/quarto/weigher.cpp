#include "bots/quarto/weigher.hpp"

#include <algorithm>
#include <bit>

#include "bots/quarto/reader.hpp"

namespace fourfold::quarto_bots {

namespace {

// Before this many pieces are on the board, no human could read to the end.
constexpr int min_pieces_to_search = 5;

// The number of turns searched between two checks of the clock; a timeout discards these.
constexpr std::size_t search_batch_turns = 16;

// The maximum value of a turn judged by knowledge alone.
constexpr double guess = 0.5;

// The value of a turn that gives a piece with which the player sees the opponent win.
constexpr double lost = -1;

std::vector<int> list_pieces(quarto::Pieces pieces) {
    std::vector<int> listed;
    for (unsigned left = pieces; left != 0; left &= left - 1) {
        listed.push_back(std::countr_zero(left));
    }
    return listed;
}

}  // namespace

bool TurnWeigher::Weighed::is_lost_at_sight() const { return value == lost; }

std::vector<bots::Candidate> TurnWeigher::weigh(Thought& thought, std::uint64_t nodes,
                                                std::size_t count, SolverPool& solvers) {
    std::vector<Weighed> turns = list_turns();
    random_.shuffle(turns);
    if (nodes != 0 && game_.placed() >= min_pieces_to_search) {
        try {
            read(turns, thought, nodes, solvers);
        } catch (const OutOfTime&) {
        }
    }
    std::ranges::stable_sort(turns, std::ranges::greater{}, &Weighed::value);
    if (turns.size() > count) turns.erase(turns.begin() + static_cast<long>(count), turns.end());
    std::vector<bots::Candidate> candidates;
    for (const Weighed& turn : turns) candidates.push_back({moves_of(turn), turn.value});
    return candidates;
}

// List the turns that the player considers: all of them, given enough depth.
std::vector<TurnWeigher::Weighed> TurnWeigher::list_turns() {
    std::vector<const Prospect*> prospects;
    for (const Prospect& prospect : prospects_) prospects.push_back(&prospect);
    const int plies = level_.depth.plies;
    if (plies < 2 && game_.position.hand != quarto::none) {
        prospects = {random_.choice(prospects)};
    }
    const quarto::Pieces pieces = game_.position.supply;
    const std::vector<int> supply = list_pieces(pieces);
    std::vector<Weighed> turns;
    for (const Prospect* prospect : prospects) {
        if (supply.empty()) {
            turns.push_back({prospect, quarto::none, 0});
        } else if (plies < 1) {
            turns.push_back({prospect, random_.choice(supply), 0});
        } else {
            const double parity = parity_of(pieces & ~prospect->dangerous);
            for (const int piece : supply) {
                const double mobility =
                    level_.knowledge.mobility ? guess / (1 + prospect->replies[piece]) : 0;
                const bool is_lost = prospect->dangerous >> piece & 1;
                turns.push_back({prospect, piece, is_lost ? lost : (mobility + parity) / 2});
            }
        }
    }
    return turns;
}

// The value of giving a safe piece, by the parity of the safe pieces left.
double TurnWeigher::parity_of(quarto::Pieces safe_pieces) const {
    const int left = std::popcount(safe_pieces) - 1;
    if (left < 0 || !level_.knowledge.parity) return 0;
    return (left % 2 == 0 ? guess : -guess) / (1 + left);
}

// Set the values of the turns that the search finds won or lost. A win that the player's look
// has missed stays unnoticed: the search starts after the turn.
void TurnWeigher::read(std::vector<Weighed>& turns, Thought& thought, std::uint64_t nodes,
                       SolverPool& solvers) const {
    std::vector<Weighed*> asked;
    for (Weighed& turn : turns) {
        const bool is_open = turn.given != quarto::none && !turn.is_lost_at_sight() &&
                             !(turn.prospect->losing >> turn.given & 1);
        if (is_open) asked.push_back(&turn);
    }
    Reader reader(solvers.bounded(game_.rules), thought, nodes);
    for (std::size_t first = 0; first < asked.size(); first += search_batch_turns) {
        const std::size_t end = std::min(asked.size(), first + search_batch_turns);
        std::vector<solver::Step> steps;
        for (std::size_t i = first; i < end; ++i) {
            steps.push_back({asked[i]->prospect->square, asked[i]->given});
        }
        const auto values = reader.glance(game_, steps);
        for (std::size_t i = first; i < end; ++i) {
            const int value = values[i - first].value_or(0);
            if (value != 0) asked[i]->value = value;
        }
    }
}

// The placement and the give, if any.
bots::Moves TurnWeigher::moves_of(const Weighed& turn) {
    bots::Moves moves;
    if (turn.prospect->square != quarto::none) {
        moves.push_back(quarto::place_move(turn.prospect->square));
    }
    if (turn.given != quarto::none) moves.push_back(quarto::give_move(turn.given));
    return moves;
}

}  // namespace fourfold::quarto_bots
