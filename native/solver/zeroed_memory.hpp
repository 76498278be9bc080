// Zero-initialized memory that costs nothing until it is used.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

namespace fourfold::solver {

class ZeroedMemory {
  public:
    // Throws std::bad_alloc. The alignment must be a power of two.
    ZeroedMemory(std::size_t bytes, std::size_t alignment)
        : bytes_(bytes), alignment_(alignment), block_(allocate()) {
        if (!block_) throw std::bad_alloc{};
    }

    void* get() const {
        void* start = block_.get();
        std::size_t room = bytes_ + alignment_;
        return std::align(alignment_, bytes_, start, room);
    }

    // Fill it with zeros; its address may change. Large blocks are freed and reallocated, since
    // writing zeros would commit all of the memory.
    void clear() {
        if (bytes_ >= bytes_to_give_back) {
            if (Block fresh = allocate()) {
                block_ = std::move(fresh);
                return;
            }
        }
        std::memset(get(), 0, bytes_);
    }

  private:
    struct Free {
        void operator()(void* block) const { std::free(block); }
    };
    using Block = std::unique_ptr<void, Free>;

    // Above this size calloc always gets fresh pages from the system, which are already zero.
    static constexpr std::size_t bytes_to_give_back = std::size_t{32} << 20;

    Block allocate() const { return Block(std::calloc(1, bytes_ + alignment_)); }

    std::size_t bytes_;
    std::size_t alignment_;
    Block block_;
};

}  // namespace fourfold::solver
