#include "record/replay.hpp"

namespace fourfold {

int parse_digit(std::string_view text) {
    if (text.size() == 1 && '1' <= text[0] && text[0] <= '9') return text[0] - '0';
    throw GameError("expected a number from 1 to 9, found " + quote(text));
}

void require_seat(int seat, int seats) {
    if (seat > seats) {
        throw GameError("there is no seat " + std::to_string(seat) + ": the game has " +
                        std::to_string(seats) + " seats");
    }
}

void require_own_seats(std::string_view what, int own_seats, int seats) {
    if (own_seats == seats) return;
    throw GameError(std::string(what) + std::to_string(own_seats) + " seats, not " +
                    std::to_string(seats));
}

}  // namespace fourfold
