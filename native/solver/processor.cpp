#include "solver/processor.hpp"

// No other header: Windows' C library declares the same names differently.
#include <cpuid.h>

namespace fourfold::solver {
namespace {

struct Leaf {
    unsigned a = 0, b = 0, c = 0, d = 0;
};

Leaf ask(unsigned leaf) {
    Leaf found;
    // Leaves zeros if the processor has no such leaf.
    __get_cpuid_count(leaf, 0, &found.a, &found.b, &found.c, &found.d);
    return found;
}

constexpr unsigned bit(int number) { return 1U << number; }

bool has_all(unsigned word, unsigned bits) { return (word & bits) == bits; }

// The registers that the operating system saves: XCR0.
unsigned saved_registers() {
    unsigned low = 0, high = 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

// CPUID, leaf 1, C: FMA, MOVBE, OSXSAVE, AVX, F16C.
constexpr unsigned osxsave = bit(27);
constexpr unsigned first_c = bit(12) | bit(22) | osxsave | bit(28) | bit(29);
// Leaf 7, B: BMI1, AVX2, BMI2; then AVX512 F, DQ, CD, BW and VL; leaf 7, C: AVX512 BITALG.
constexpr unsigned seventh_b = bit(3) | bit(5) | bit(8);
constexpr unsigned seventh_b_512 = bit(16) | bit(17) | bit(28) | bit(30) | bit(31);
constexpr unsigned seventh_c_bitalg = bit(12);
// Leaf 80000001, C: LZCNT.
constexpr unsigned extended_c = bit(5);
// XCR0: the registers of SSE and AVX; then the masks and both parts of AVX-512's registers.
constexpr unsigned saved_256 = bit(1) | bit(2);
constexpr unsigned saved_512 = saved_256 | bit(5) | bit(6) | bit(7);

}  // namespace

Processor ask_processor() {
    const Leaf first = ask(1), seventh = ask(7), extended = ask(0x80000001);
    Processor processor;
    if (!has_all(first.c, osxsave)) return processor;
    const unsigned saved = saved_registers();
    processor.has_v3 = has_all(first.c, first_c) && has_all(seventh.b, seventh_b) &&
                       has_all(extended.c, extended_c) && has_all(saved, saved_256);
    processor.has_v4 =
        processor.has_v3 && has_all(seventh.b, seventh_b_512) && has_all(saved, saved_512);
    processor.has_bitalg = processor.has_v4 && has_all(seventh.c, seventh_c_bitalg);
    return processor;
}

}  // namespace fourfold::solver
