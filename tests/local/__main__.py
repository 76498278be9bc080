"""Play many random games in the browser's rooms and the server's: `make local-parity`."""

import argparse

from tests.local.browser_room import bundle, open_rooms
from tests.local.differential import compare


def main() -> None:
    """Compare games until one differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    steps = 0
    with open_rooms(bundle()) as rooms:
        for number in range(options.first, options.first + options.games):
            steps += compare(number, rooms)
            if number % 500 == 499:
                print(f"{number + 1} games, {steps} steps: the same", flush=True)
    print(f"{options.games} games, {steps} steps: the same in both rooms")


if __name__ == "__main__":
    main()
