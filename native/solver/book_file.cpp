#include "solver/book_file.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "solver/lzma.hpp"

namespace fourfold::solver {

namespace {

constexpr std::string_view magic = "4FOLDBK1";
constexpr std::size_t max_bytes = std::size_t{16} << 20;  // unpacked; the shipped book has 0.3 MB

// CRC-32 as in zlib.
std::uint32_t checksum(std::span<const std::uint8_t> bytes) {
    std::uint32_t sum = ~0U;
    for (const std::uint8_t byte : bytes) {
        sum ^= byte;
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (0xEDB88320U & (0U - (sum & 1)));
    }
    return ~sum;
}

std::uint32_t little_endian(std::span<const std::uint8_t> bytes) {
    return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

// Takes numbers from the front; `is_good` turns false past the end.
struct Reader {
    std::span<const std::uint8_t> rest;
    bool is_good = true;

    std::uint8_t byte() {
        if (rest.empty()) {
            is_good = false;
            return 0;
        }
        const std::uint8_t first = rest.front();
        rest = rest.subspan(1);
        return first;
    }

    // Seven bits per byte, lowest first; the top bit means that more follow.
    std::uint64_t varint() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            const std::uint64_t next = byte();
            number |= (next & 127) << shift;
            if (next < 128) return number;
        }
        is_good = false;
        return 0;
    }
};

// Keys are stored with the lower 16 bits, the occupied squares, rotated to the top.
Key turn_back(std::uint64_t turned) { return turned >> 32 | (turned & 0xFFFFFFFF) << 16; }

bool read_class(Reader& reader, Books& books) {
    const int kind = reader.byte(), max_pieces = reader.byte();
    std::array<std::uint8_t, 4> count_bytes{};
    for (std::uint8_t& each : count_bytes) each = reader.byte();
    const std::uint32_t count = little_endian(count_bytes);
    const bool is_class = 1 <= (kind & 7) && (kind & 7) <= 4 && kind <= 15;
    if (!reader.is_good || !is_class || count > reader.rest.size()) return false;
    std::vector<Book::Entry> entries(count);
    std::uint64_t turned = 0;
    for (auto& entry : entries) entry.key = turn_back(turned += reader.varint());
    for (auto& entry : entries) entry.score = static_cast<std::int8_t>(reader.byte() - 128);
    books.add(kind & 7, kind > 7, std::make_shared<const Book>(max_pieces, std::move(entries)));
    return reader.is_good;
}

}  // namespace

std::shared_ptr<const Book> Books::find(const quarto::Rules& rules) const {
    const auto found = books_.find({std::popcount(rules.traits), rules.squares});
    return found == books_.end() ? nullptr : found->second;
}

std::optional<Books> read_books(std::span<const std::uint8_t> file) {
    const bool has_magic = file.size() > 12 && std::equal(magic.begin(), magic.end(), file.begin());
    if (!has_magic) return std::nullopt;
    const auto body = file.subspan(12);
    if (checksum(body) != little_endian(file.subspan(8, 4))) return std::nullopt;
    const auto unpacked = unpack_lzma2(body, max_bytes);
    if (!unpacked) return std::nullopt;
    Books books;
    Reader reader{*unpacked};
    do {
        if (!read_class(reader, books)) return std::nullopt;
    } while (!reader.rest.empty());
    return books;
}

}  // namespace fourfold::solver
