#include "solver/lzma.hpp"

#include <algorithm>
#include <array>

namespace fourfold::solver {

namespace {

// The probability that a bit is 0, in 2048ths.
using Probability = std::uint16_t;
constexpr Probability even = 1024;

// Thrown when the data is corrupt.
struct Damaged {};

void require(bool condition) {
    if (!condition) throw Damaged{};
}

// Reads bits of a known probability. Each chunk has its own stream.
class RangeDecoder {
  public:
    explicit RangeDecoder(std::span<const std::uint8_t> data) : data_(data) {
        require(next_byte() == 0);
        for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next_byte();
    }

    bool bit(Probability& zero) {
        const std::uint32_t bound = (range_ >> 11) * zero;
        const bool is_one = code_ >= bound;
        if (is_one) {
            zero -= zero >> 5;
            code_ -= bound;
            range_ -= bound;
        } else {
            zero += (2048 - zero) >> 5;
            range_ = bound;
        }
        normalize();
        return is_one;
    }

    std::uint32_t direct_bits(int count) {
        std::uint32_t bits = 0;
        for (; count > 0; --count) {
            range_ >>= 1;
            const bool is_one = code_ >= range_;
            if (is_one) code_ -= range_;
            normalize();
            bits = bits << 1 | is_one;
        }
        return bits;
    }

    bool is_finished() const { return data_.empty() && code_ == 0; }

  private:
    std::uint8_t next_byte() {
        require(!data_.empty());
        const std::uint8_t byte = data_.front();
        data_ = data_.subspan(1);
        return byte;
    }

    void normalize() {
        if (range_ >= 1U << 24) return;
        range_ <<= 8;
        code_ = code_ << 8 | next_byte();
    }

    std::span<const std::uint8_t> data_;
    std::uint32_t range_ = 0xFFFFFFFF;
    std::uint32_t code_ = 0;
};

// A number of a fixed number of bits, each with a probability that depends on the previous bits.
template <int bits>
struct BitTree {
    std::array<Probability, 1U << bits> zero;

    std::uint32_t decode(RangeDecoder& range) {
        std::uint32_t node = 1;
        for (int i = 0; i < bits; ++i) node = node << 1 | range.bit(zero[node]);
        return node - (1U << bits);
    }
};

// The same with the lowest bit first; `zero` points to the node 0.
std::uint32_t decode_reverse(RangeDecoder& range, Probability* zero, int bits) {
    std::uint32_t node = 1, number = 0;
    for (int i = 0; i < bits; ++i) {
        const bool bit = range.bit(zero[node]);
        node = node << 1 | bit;
        number |= static_cast<std::uint32_t>(bit) << i;
    }
    return number;
}

// The length of a match, less 2.
struct LengthDecoder {
    Probability is_long, is_longer;
    std::array<BitTree<3>, 16> low, middle;
    BitTree<8> high;

    std::uint32_t decode(RangeDecoder& range, std::uint32_t place) {
        if (!range.bit(is_long)) return low[place].decode(range);
        if (!range.bit(is_longer)) return 8 + middle[place].decode(range);
        return 16 + high.decode(range);
    }
};

constexpr int max_literal_bits = 4;  // LZMA2 limits lc + lp
constexpr int state_count = 12;

// Everything a decoder has learned: only probabilities, so that all can be reset together.
struct Model {
    std::array<std::array<Probability, 0x300>, 1U << max_literal_bits> literal;
    std::array<std::array<Probability, 16>, state_count> is_match, is_long_repeat;
    std::array<Probability, state_count> is_repeat, is_second, is_third, is_fourth;
    std::array<BitTree<6>, 4> distance_slot;
    std::array<Probability, 128> distance;
    BitTree<4> alignment;
    LengthDecoder length, repeat_length;
};

static_assert(sizeof(Model) % sizeof(Probability) == 0);

class Decoder {
  public:
    explicit Decoder(std::vector<std::uint8_t>& out) : out_(out) {}

    void set_properties(int byte) {
        require(byte < 9 * 5 * 5);
        literal_context_ = byte % 9;
        literal_place_ = byte / 9 % 5;
        place_bits_ = byte / 45;
        require(literal_context_ + literal_place_ <= max_literal_bits);
        has_properties_ = true;
    }

    void reset() {
        auto* first = reinterpret_cast<Probability*>(&model_);
        std::fill_n(first, sizeof(Model) / sizeof(Probability), even);
        state_ = 0;
        distances_ = {};
    }

    // Decode a chunk of this many bytes.
    void decode(std::span<const std::uint8_t> packed, std::size_t bytes) {
        require(has_properties_);
        RangeDecoder range(packed);
        const std::size_t end = out_.size() + bytes;
        while (out_.size() < end) decode_next(range, end);
        require(range.is_finished());
    }

  private:
    void decode_next(RangeDecoder& range, std::size_t end) {
        const std::uint32_t place = out_.size() & ((1U << place_bits_) - 1);
        if (!range.bit(model_.is_match[state_][place])) return decode_literal(range);
        if (!range.bit(model_.is_repeat[state_])) {
            distances_ = {0, distances_[0], distances_[1], distances_[2]};
            const std::uint32_t length = model_.length.decode(range, place);
            distances_[0] = decode_distance(range, length);
            state_ = state_ < 7 ? 7 : 10;
            return copy(length + 2, end);
        }
        if (!range.bit(model_.is_second[state_])) {
            if (!range.bit(model_.is_long_repeat[state_][place])) {
                state_ = state_ < 7 ? 9 : 11;
                return copy(1, end);
            }
        } else {
            repeat_distance(range);
        }
        const std::uint32_t length = model_.repeat_length.decode(range, place);
        state_ = state_ < 7 ? 8 : 11;
        copy(length + 2, end);
    }

    // Move one of the older distances to the front.
    void repeat_distance(RangeDecoder& range) {
        int which = 1;
        if (range.bit(model_.is_third[state_])) which = range.bit(model_.is_fourth[state_]) ? 3 : 2;
        std::rotate(distances_.begin(), distances_.begin() + which, distances_.begin() + which + 1);
    }

    void decode_literal(RangeDecoder& range) {
        const unsigned before = out_.empty() ? 0 : out_.back();
        const std::size_t place = out_.size() & ((1U << literal_place_) - 1);
        auto& zero =
            model_.literal[(place << literal_context_) + (before >> (8 - literal_context_))];
        std::uint32_t node = 1;
        if (state_ >= 7) {
            // After a match the byte that would have continued it is a hint.
            require(distances_[0] < out_.size());
            unsigned expected = out_[out_.size() - distances_[0] - 1];
            do {
                const unsigned hint = expected >> 7 & 1;
                expected <<= 1;
                const bool bit = range.bit(zero[((1 + hint) << 8) + node]);
                node = node << 1 | bit;
                if (hint != bit) break;
            } while (node < 0x100);
        }
        while (node < 0x100) node = node << 1 | range.bit(zero[node]);
        out_.push_back(static_cast<std::uint8_t>(node));
        state_ = state_ < 4 ? 0 : state_ < 10 ? state_ - 3 : state_ - 6;
    }

    std::uint32_t decode_distance(RangeDecoder& range, std::uint32_t length) {
        const std::uint32_t slot = model_.distance_slot[std::min(length, 3U)].decode(range);
        if (slot < 4) return slot;
        const int bits = static_cast<int>(slot >> 1) - 1;
        const std::uint32_t distance = (2 | (slot & 1)) << bits;
        if (slot < 14) {
            return distance + decode_reverse(range, model_.distance.data() + distance - slot, bits);
        }
        return distance + (range.direct_bits(bits - 4) << 4) +
               decode_reverse(range, model_.alignment.zero.data(), 4);
    }

    void copy(std::size_t length, std::size_t end) {
        require(distances_[0] < out_.size() && length <= end - out_.size());
        for (; length > 0; --length) out_.push_back(out_[out_.size() - distances_[0] - 1]);
    }

    std::vector<std::uint8_t>& out_;
    Model model_{};
    int literal_context_ = 0, literal_place_ = 0, place_bits_ = 0;
    bool has_properties_ = false;
    int state_ = 0;  // the kinds of the latest items: below 7 after a literal
    std::array<std::uint32_t, 4> distances_{};  // the latest ones, less 1
};

std::vector<std::uint8_t> unpack(std::span<const std::uint8_t> packed, std::size_t max_bytes) {
    std::vector<std::uint8_t> out;
    Decoder decoder(out);
    const auto take = [&](std::size_t bytes) {
        require(bytes <= packed.size());
        const auto taken = packed.first(bytes);
        packed = packed.subspan(bytes);
        return taken;
    };
    while (const int control = take(1)[0]) {
        if (control < 0x80) {
            require(control <= 2);
            const auto size = take(2);
            const std::size_t bytes = (size[0] << 8 | size[1]) + 1U;
            require(out.size() + bytes <= max_bytes);
            const auto plain = take(bytes);
            out.insert(out.end(), plain.begin(), plain.end());
            continue;
        }
        const auto sizes = take(4);
        const std::size_t bytes = ((control & 0x1F) << 16 | sizes[0] << 8 | sizes[1]) + 1U;
        const std::size_t packed_bytes = (sizes[2] << 8 | sizes[3]) + 1U;
        require(out.size() + bytes <= max_bytes);
        const int reset = control >> 5 & 3;
        if (reset >= 2) decoder.set_properties(take(1)[0]);
        if (reset >= 1) decoder.reset();
        decoder.decode(take(packed_bytes), bytes);
    }
    require(packed.empty());
    return out;
}

}  // namespace

std::optional<std::vector<std::uint8_t>> unpack_lzma2(std::span<const std::uint8_t> packed,
                                                      std::size_t max_bytes) {
    try {
        return unpack(packed, max_bytes);
    } catch (const Damaged&) {
        return std::nullopt;
    }
}

}  // namespace fourfold::solver
