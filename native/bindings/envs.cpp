// Python bindings for the vectorised environment.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

#include "bindings/bindings.hpp"
#include "envs/quarto_vector.hpp"

using namespace nb::literals;
namespace envs = fourfold::envs;
namespace quarto = fourfold::quarto;
namespace solver = fourfold::solver;

namespace {

template <typename T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

template <typename T>
T* data_of(const Array<T>& array, std::size_t expected, const char* name) {
    if (array.size() != expected) {
        throw std::invalid_argument(std::string(name) + " has " + std::to_string(array.size()) +
                                    " items instead of " + std::to_string(expected));
    }
    return array.data();
}

// The games, and the arrays they are written to, which this object keeps alive.
class VectorCore {
  public:
    VectorCore(int traits, bool squares, std::size_t count, std::optional<Array<float>> planes,
               std::optional<Array<std::uint16_t>> packed, Array<std::uint8_t> masks,
               Array<float> rewards, Array<std::uint8_t> endings, Array<std::uint8_t> players,
               std::optional<Array<std::int8_t>> exact, std::shared_ptr<const solver::Book> book,
               std::uint64_t seed)
        : planes_(std::move(planes)),
          packed_(std::move(packed)),
          masks_(std::move(masks)),
          rewards_(std::move(rewards)),
          endings_(std::move(endings)),
          players_(std::move(players)),
          exact_(std::move(exact)),
          random_(seed) {
        if (count == 0) throw std::invalid_argument("there must be at least one game");
        if (planes_.has_value() == packed_.has_value()) {
            throw std::invalid_argument("observations are either floats or packed");
        }
        constexpr std::size_t sets = envs::plane_count;
        envs::Buffers buffers;
        if (planes_) {
            buffers.planes = data_of(*planes_, count * sets * envs::plane_size, "observations");
        }
        if (packed_) buffers.packed = data_of(*packed_, count * sets, "observations");
        buffers.masks = data_of(masks_, count * envs::action_count, "masks");
        buffers.rewards = data_of(rewards_, count, "rewards");
        buffers.endings = data_of(endings_, count, "endings");
        buffers.players = data_of(players_, count, "players");
        const auto rules = quarto::parse_rules(traits, squares, false);
        std::unique_ptr<solver::Solver> own;
        if (exact_) {
            buffers.values = data_of(*exact_, 3 * count, "exact");
            buffers.distances = buffers.values + count;
            buffers.regrets = buffers.values + 2 * count;
            solver::Options options{1, std::size_t{16} << 20, solver::best_target(),
                                    std::move(book)};
            own = std::make_unique<solver::Solver>(rules, options);
        }
        games_ = std::make_unique<envs::QuartoVector>(rules, count, buffers, std::move(own));
    }

    void reset() {
        nb::gil_scoped_release release;
        games_->reset();
    }

    void step(const Array<const std::int32_t>& actions) {
        const auto* data = data_of(actions, games_->count(), "actions");
        nb::gil_scoped_release release;
        games_->step({data, games_->count()});
    }

    void sample(const Array<std::int32_t>& actions) {
        auto* data = data_of(actions, games_->count(), "actions");
        nb::gil_scoped_release release;
        games_->sample(random_, {data, games_->count()});
    }

  private:
    std::optional<Array<float>> planes_;
    std::optional<Array<std::uint16_t>> packed_;
    Array<std::uint8_t> masks_;
    Array<float> rewards_;
    Array<std::uint8_t> endings_, players_;
    std::optional<Array<std::int8_t>> exact_;
    fourfold::playout::Random random_;
    std::unique_ptr<envs::QuartoVector> games_;
};

}  // namespace

void fourfold::bindings::add_envs(nb::module_& module) {
    nb::class_<VectorCore>(module, "QuartoVector",
                           "Many games of Quarto! without calls, stepped at once and written into "
                           "the given arrays.")
        .def(nb::init<int, bool, std::size_t, std::optional<Array<float>>,
                      std::optional<Array<std::uint16_t>>, Array<std::uint8_t>, Array<float>,
                      Array<std::uint8_t>, Array<std::uint8_t>, std::optional<Array<std::int8_t>>,
                      std::shared_ptr<const solver::Book>, std::uint64_t>(),
             "traits"_a, "squares"_a, "count"_a, "planes"_a.none(), "packed"_a.none(), "masks"_a,
             "rewards"_a, "endings"_a, "players"_a, "exact"_a.none(), "book"_a.none(), "seed"_a)
        .def("reset", &VectorCore::reset, "Start all games.")
        .def("step", &VectorCore::step, "actions"_a, "Play an action in each game.")
        .def("sample", &VectorCore::sample, "actions"_a.noconvert(),
             "Write a random legal action for each game into an array.");
}
