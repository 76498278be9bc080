// Selects the compiled search for the processor.
#include "solver/search.hpp"

#ifdef FOURFOLD_HAS_X86_TARGETS
#include "solver/processor.hpp"
#endif

namespace fourfold::solver {

#define FOURFOLD_DECLARE(target)                                                  \
    namespace target {                                                            \
    std::unique_ptr<Search> make_search(const quarto::Rules& rules, Table& table, \
                                        Control& control, bool polls);            \
    }

#ifndef FOURFOLD_BASELINE_ONLY
FOURFOLD_DECLARE(portable)
#endif
FOURFOLD_DECLARE(baseline)
#ifdef FOURFOLD_HAS_X86_TARGETS
FOURFOLD_DECLARE(x86_64_v3)
FOURFOLD_DECLARE(x86_64_v4)
FOURFOLD_DECLARE(x86_64_v4_bitalg)

namespace {

const Processor& this_processor() {
    static const Processor processor = ask_processor();
    return processor;
}

}  // namespace
#endif

bool is_available(Target target) {
    switch (target) {
        case Target::baseline:
            return true;
#ifndef FOURFOLD_BASELINE_ONLY
        case Target::portable:
            return true;
#endif
#ifdef FOURFOLD_HAS_X86_TARGETS
        case Target::x86_64_v3:
            return this_processor().has_v3;
        case Target::x86_64_v4:
            return this_processor().has_v4;
        case Target::x86_64_v4_bitalg:
            return this_processor().has_bitalg;
#endif
        default:
            return false;
    }
}

Target best_target() {
    for (const Target target : {Target::x86_64_v4_bitalg, Target::x86_64_v4, Target::x86_64_v3}) {
        if (is_available(target)) return target;
    }
    return Target::baseline;
}

std::unique_ptr<Search> make_search(Target target, const quarto::Rules& rules, Table& table,
                                    Control& control, bool polls) {
    switch (target) {
#ifndef FOURFOLD_BASELINE_ONLY
        case Target::portable:
            return portable::make_search(rules, table, control, polls);
#endif
#ifdef FOURFOLD_HAS_X86_TARGETS
        case Target::x86_64_v3:
            return x86_64_v3::make_search(rules, table, control, polls);
        case Target::x86_64_v4:
            return x86_64_v4::make_search(rules, table, control, polls);
        case Target::x86_64_v4_bitalg:
            return x86_64_v4_bitalg::make_search(rules, table, control, polls);
#endif
        default:
            return baseline::make_search(rules, table, control, polls);
    }
}

}  // namespace fourfold::solver
