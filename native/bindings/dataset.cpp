// Python bindings for dataset labels.
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>

#include "bindings/bindings.hpp"
#include "dataset/quarto_label.hpp"

using namespace nb::literals;
namespace dataset = fourfold::dataset;
namespace quarto = fourfold::quarto;
namespace solver = fourfold::solver;

namespace {

template <typename T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

template <typename T>
T* data_of(const Array<T>& array, std::size_t expected) {
    if (array.size() != expected) throw std::invalid_argument("an array has the wrong size");
    return array.data();
}

// Each board is a row of 16 squares and the hand: 0 for none, else 1 + the piece.
constexpr std::size_t row_size = quarto::square_count + 1;

std::vector<quarto::Position> read_rows(const std::uint8_t* rows, std::size_t count) {
    std::vector<quarto::Position> positions;
    positions.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::array<int, quarto::square_count> board;
        const std::uint8_t* row = rows + i * row_size;
        for (int square = 0; square < quarto::square_count; ++square)
            board[square] = row[square] - 1;
        const int hand = row[quarto::square_count] - 1;
        if (hand == quarto::none) throw std::invalid_argument("a position has no piece in hand");
        positions.push_back(quarto::parse_position(board, hand, quarto::none, false, {}));
    }
    return positions;
}

void draw(int traits, bool squares, int pieces, std::uint64_t seed,
          const Array<std::uint8_t>& rows) {
    if (pieces < 0 || pieces > 15) throw std::invalid_argument("a board has 0 to 15 pieces");
    const auto rules = quarto::parse_rules(traits, squares, false);
    const std::size_t count = rows.size() / row_size;
    std::uint8_t* row = rows.data();
    nb::gil_scoped_release release;
    fourfold::playout::Random random(seed);
    for (std::size_t i = 0; i < count; ++i, row += row_size) {
        const auto position = dataset::draw_position(rules, pieces, random);
        for (int square = 0; square < quarto::square_count; ++square) {
            const bool is_taken = position.occupied >> square & 1;
            row[square] = static_cast<std::uint8_t>(is_taken ? 1 + position.piece_on(square) : 0);
        }
        row[quarto::square_count] = static_cast<std::uint8_t>(1 + position.hand);
    }
}

void find_keys(int traits, bool squares, const Array<const std::uint8_t>& rows,
               const Array<std::uint64_t>& keys) {
    const auto rules = quarto::parse_rules(traits, squares, false);
    const std::size_t count = keys.size();
    const auto positions = read_rows(data_of(rows, count * row_size), count);
    nb::gil_scoped_release release;
    for (std::size_t i = 0; i < count; ++i) {
        keys.data()[i] = dataset::canonical_key(positions[i], rules);
    }
}

void label(dataset::Labeller& self, const Array<const std::uint8_t>& rows,
           const Array<std::int8_t>& scores, const Array<std::int8_t>& steps,
           const Array<std::uint64_t>& keys) {
    const std::size_t count = scores.size();
    const auto positions = read_rows(data_of(rows, count * row_size), count);
    const dataset::Labels labels{
        scores.data(), data_of(steps, count * dataset::scores_per_position), data_of(keys, count)};
    nb::gil_scoped_release release;
    self.label(positions, labels);
}

void make_labeller(dataset::Labeller* self, int traits, bool squares, int threads,
                   std::shared_ptr<const solver::Book> book) {
    if (threads < 1 || threads > 256) throw std::invalid_argument("threads must be 1 to 256");
    const auto rules = quarto::parse_rules(traits, squares, false);
    new (self) dataset::Labeller(rules, threads, std::move(book));
}

}  // namespace

void fourfold::bindings::add_dataset(nb::module_& module) {
    module.def("quarto_draw_positions", &draw, "traits"_a, "squares"_a, "pieces"_a, "seed"_a,
               "rows"_a.noconvert(), "Fill rows with positions from random play.");
    module.def("quarto_keys", &find_keys, "traits"_a, "squares"_a, "rows"_a, "keys"_a.noconvert(),
               "Write the key that positions equal up to symmetry share.");
    nb::class_<dataset::Labeller>(module, "QuartoLabeller",
                                  "Labels positions with exact scores, on several threads.")
        .def("__init__", &make_labeller, "traits"_a, "squares"_a, "threads"_a, "book"_a.none())
        .def("label", &label, "rows"_a, "scores"_a.noconvert(), "steps"_a.noconvert(),
             "keys"_a.noconvert(),
             "Write the score, the score of every step (-128 if illegal) and the key of each row.");
}
