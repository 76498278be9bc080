"""Checks an installed wheel on any system; cibuildwheel runs it for every wheel.

Needs nothing but the wheel and what it depends on. `--without-site` allows a wheel that was built
without the static site.
"""

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen


def main() -> None:
    import fourfold
    from fourfold import Match, Solver, make_bot, play_match, quarto
    from fourfold.cli.web import has_server
    from fourfold.site import built_site

    place = Path(fourfold.__file__).parent
    [core] = [file for file in place.glob("_native*") if file.suffix in (".so", ".pyd")]
    is_stable = "abi3" in core.name or core.name == "_native.pyd"
    if sys.version_info >= (3, 12) and not is_stable:
        raise SystemExit(f"{core.name} is not built for the stable ABI")

    late = quarto.parse_position("2..3/.548/9.A./1.BF C", "CSHT")
    if str(Solver("CSHT").solve(late)) != "win in 1: a3":
        raise SystemExit("the solver is wrong")
    for game in ("quarto", "quartino"):
        match = Match.new(game, seed=1)
        play_match(match, [make_bot(game, "random"), make_bot(game, "novice")])
        if match.outcome is None:
            raise SystemExit(f"a game of {game} did not end")

    if built_site.is_built() or has_server():
        visit()
    elif "--without-site" not in sys.argv:
        raise SystemExit("the wheel lacks the static site")
    print(f"Fourfold {fourfold.__version__} works: {core.name}")


def visit() -> None:
    """Start the command as a player does, and open its page."""
    command = [sys.executable, "-m", "fourfold", "web", "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found:
            raise SystemExit(f"the command did not print its address, but {line!r}")
        with urlopen(found[0]) as answer:
            if b"Fourfold" not in answer.read():
                raise SystemExit("the page is not ours")
    finally:
        server.terminate()
        server.communicate(timeout=60)


if __name__ == "__main__":
    main()
