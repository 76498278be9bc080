#include "solver/symmetry.hpp"

#include <algorithm>
#include <set>

namespace fourfold::solver {

namespace {

using Image = std::array<int, quarto::square_count>;

Squares image_of(Squares squares, const Image& image) {
    Squares moved = 0;
    for (int square = 0; square < quarto::square_count; ++square) {
        if (squares >> square & 1) moved |= quarto::square_bit(image[square]);
    }
    return moved;
}

// Every permutation of the files and of the ranks, transposed or not, that maps groups to groups.
// There are no other symmetries (Kerner, Yale, 2001).
std::vector<Image> board_symmetries(bool squares) {
    const auto in_play = quarto::groups_in_play(squares);
    const std::set<Squares> groups(in_play.begin(), in_play.end());
    std::vector<Image> found;
    std::array<int, 4> files{0, 1, 2, 3};
    do {
        std::array<int, 4> ranks{0, 1, 2, 3};
        do {
            for (const bool is_transposed : {false, true}) {
                Image image;
                for (int square = 0; square < quarto::square_count; ++square) {
                    int file = square % 4, rank = square / 4;
                    if (is_transposed) std::swap(file, rank);
                    image[square] = 4 * ranks[rank] + files[file];
                }
                const bool is_symmetry = std::all_of(
                    groups.begin(), groups.end(),
                    [&](Squares group) { return groups.contains(image_of(group, image)); });
                if (is_symmetry) found.push_back(image);
            }
        } while (std::next_permutation(ranks.begin(), ranks.end()));
    } while (std::next_permutation(files.begin(), files.end()));
    return found;
}

}  // namespace

Symmetries::Symmetries(bool squares) {
    const auto images = board_symmetries(squares);
    count_ = static_cast<int>(images.size());
    for (int symmetry = 0; symmetry < count_; ++symmetry) {
        for (int byte = 0; byte < 256; ++byte) {
            const auto low = static_cast<Squares>(byte), high = static_cast<Squares>(byte << 8);
            low_[symmetry][byte] = image_of(low, images[symmetry]);
            high_[symmetry][byte] = image_of(high, images[symmetry]);
        }
    }
    for (int set = 0; set < 65536; ++set) {
        const auto occupied = static_cast<Squares>(set);
        Squares form = occupied;
        for (int i = 0; i < count_; ++i) form = std::min(form, apply(i, occupied));
        std::vector<std::uint8_t> list;
        for (int i = 0; i < count_; ++i) {
            if (apply(i, occupied) == form) list.push_back(static_cast<std::uint8_t>(i));
        }
        // There are few distinct lists, most of them common: store each once, possibly in another.
        auto place = std::search(lists_.begin(), lists_.end(), list.begin(), list.end());
        const auto first = static_cast<std::uint16_t>(place - lists_.begin());
        if (place == lists_.end()) lists_.insert(lists_.end(), list.begin(), list.end());
        entries_[set] = {form, first, static_cast<std::uint8_t>(list.size())};
    }
}

const Symmetries& Symmetries::of(bool squares) {
    static const Symmetries lines(false), blocks(true);
    return squares ? blocks : lines;
}

}  // namespace fourfold::solver
