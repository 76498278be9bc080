// The transposition table: bounds of positions searched before.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/score.hpp"
#include "solver/zeroed_memory.hpp"

namespace fourfold::solver {

// A position up to symmetry in 48 bits: see key.hpp. Different positions have different keys.
using Key = std::uint64_t;

// Eight-byte entries in buckets of one cache line. Thread-safe without locks: entries are read and
// written atomically. A lost update costs time, but never makes an answer wrong.
//
//     bits  63 … 20            19     18 … 16   15 … 10         9 … 5     4 … 0
//           rest of the key    used             log2 of work    low + 15  high + 15
//
// The key is mixed by a 48-bit bijection; its lowest bits select the bucket and the rest is stored
// in full, so there are no false hits.
class Table {
  public:
    static constexpr std::size_t max_bytes = std::size_t{64} << 28;

    // The largest power of two that is at most the given number of bytes, but at least 1,024 and at
    // most `max_bytes`. Memory is allocated as it is used. Throws std::bad_alloc.
    explicit Table(std::size_t bytes)
        : bucket_bits_(
              std::clamp(static_cast<int>(std::bit_width(bytes / bucket_bytes)) - 1, 4, 28)),
          memory_(this->bytes(), bucket_bytes),
          entries_(static_cast<std::atomic<std::uint64_t>*>(memory_.get())) {}

    void clear() {
        memory_.clear();
        entries_ = static_cast<std::atomic<std::uint64_t>*>(memory_.get());
    }

    std::size_t bytes() const { return entry_count() * sizeof(std::uint64_t); }

    // Roughly how many bytes the system has allocated: the pages that hold an entry, estimated from
    // a sample of a few thousand. The system's own figure includes pages that were only read.
    std::size_t used_bytes() const {
        const std::size_t page = std::min<std::size_t>(entry_count(), 512);  // in entries
        const std::size_t pages = entry_count() / page;
        const std::size_t sampled = std::min<std::size_t>(pages, 4096);
        std::size_t used_pages = 0;
        for (std::size_t i = 0; i < sampled; ++i) {
            const auto* first = entries_ + i * (pages / sampled) * page;
            used_pages += std::any_of(first, first + page, [](const auto& entry) {
                return entry.load(std::memory_order_relaxed) != 0;
            });
        }
        return bytes() / sampled * used_pages;
    }

    // Fetch what `find` will read: with other work in between, it need not wait for memory.
    void prefetch(Key key) const { __builtin_prefetch(bucket_of(mix(key))); }

    Bounds find(Key key) const {
        const Key mixed = mix(key);
        const auto* bucket = bucket_of(mixed);
        const std::uint64_t rest = mixed >> bucket_bits_;
        for (int i = 0; i < entries_of_a_bucket; ++i) {
            const std::uint64_t entry = bucket[i].load(std::memory_order_relaxed);
            if (entry >> 20 == rest && (entry & used)) return bounds_of(entry);
        }
        return {};
    }

    // Store the result of a search with `work` nodes. Narrows an existing entry; otherwise replaces
    // the entry with the least work.
    void store(Key key, Bounds bounds, std::uint64_t work) {
        const Key mixed = mix(key);
        auto* bucket = bucket_of(mixed);
        const std::uint64_t rest = mixed >> bucket_bits_;
        int least = 0;
        std::uint64_t least_work = ~std::uint64_t{0};
        for (int i = 0; i < entries_of_a_bucket; ++i) {
            const std::uint64_t entry = bucket[i].load(std::memory_order_relaxed);
            if (entry >> 20 == rest && (entry & used)) {
                const Bounds known = bounds_of(entry);
                bounds = {std::max(bounds.low, known.low), std::min(bounds.high, known.high)};
                least = i;
                work = std::max(work, std::uint64_t{1} << (entry >> 10 & 63) >> 1);
                break;
            }
            const std::uint64_t entry_work = (entry & used) ? (entry >> 10 & 63) + 1 : 0;
            if (entry_work < least_work) {
                least_work = entry_work;
                least = i;
            }
        }
        const auto log_work = static_cast<std::uint64_t>(std::bit_width(work));
        const auto low = static_cast<std::uint64_t>(bounds.low - worst_score);
        const auto high = static_cast<std::uint64_t>(bounds.high - worst_score);
        bucket[least].store(
            rest << 20 | used | std::min<std::uint64_t>(log_work, 63) << 10 | low << 5 | high,
            std::memory_order_relaxed);
    }

  private:
    static constexpr int entries_of_a_bucket = 8;
    static constexpr std::size_t bucket_bytes = entries_of_a_bucket * sizeof(std::uint64_t);
    static constexpr std::uint64_t used = std::uint64_t{1} << 19;
    static constexpr Key all_bits = (Key{1} << 48) - 1;

    // Multiplication by odd factors and xorshifts are invertible, so different keys stay different.
    static Key mix(Key key) {
        key = (key ^ key >> 25) * 0x9E3779B97F4BULL & all_bits;
        key = (key ^ key >> 23) * 0xD6E8FEB86659ULL & all_bits;
        return key ^ key >> 25;
    }

    static Bounds bounds_of(std::uint64_t entry) {
        return {static_cast<Score>(entry >> 5 & 31) + worst_score,
                static_cast<Score>(entry & 31) + worst_score};
    }

    std::size_t entry_count() const {
        return static_cast<std::size_t>(entries_of_a_bucket) << bucket_bits_;
    }

    std::atomic<std::uint64_t>* bucket_of(Key mixed) const {
        const Key bucket = mixed & ((Key{1} << bucket_bits_) - 1);
        return entries_ + bucket * entries_of_a_bucket;
    }

    // Zero bytes are unused entries.
    static_assert(sizeof(std::atomic<std::uint64_t>) == sizeof(std::uint64_t));

    int bucket_bits_;
    ZeroedMemory memory_;
    std::atomic<std::uint64_t>* entries_;
};

}  // namespace fourfold::solver
