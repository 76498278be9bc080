// Formats weights as the source file quartino_search/weights.cpp.
#pragma once

#include <string>

#include "quartino_search/evaluation.hpp"

namespace fourfold::tools {

// Return the whole file; the weights have three decimal places.
std::string format_weight_source(const quartino_search::WeightTable& of_a_view,
                                 const quartino_search::WeightTable& of_open_cards);

}  // namespace fourfold::tools
