// Writes weights as the file quartino_search/weights.cpp holds them.
#pragma once

#include <string>

#include "quartino_search/evaluation.hpp"

namespace fourfold::tools {

// The whole file, with three digits behind the point.
std::string format_weight_source(const quartino_search::WeightTable& of_a_view,
                                 const quartino_search::WeightTable& of_open_cards);

}  // namespace fourfold::tools
