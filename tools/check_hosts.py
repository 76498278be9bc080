"""Fail on tracked files that name a package registry or a path on one machine.

Both work only for their author. Each pattern has a letter in brackets, so that it doesn't match
itself here.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOSTS = r"""
    py[p]i\.org | python[h]osted\.org | n[p]mjs\.(?:org|com) | y[a]rnpkg\.com | crat[e]s\.io
    | (?:deb|security|archive)\.(?:deb[i]an|ubun[t]u)\.
    | -index-ur[l] | registr[y]\s*=\s*["']?http | "resolve[d]":\s*"http | https?://\S*/simpl[e]\b
"""
PATHS = rf"(?<![\w.])(?:/(?:home|Users|roo[t])/\w | /wor[k]/ | {re.escape(str(ROOT))}/)"
PATTERN = re.compile(f"{HOSTS} | {PATHS}", re.VERBOSE)


def tracked_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return [ROOT / name for name in listing.stdout.split("\0") if name]


def find_names(path: Path) -> Iterator[str]:
    """Yield each line of a text file that names a host or path, with its location."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return  # deleted but not committed, a submodule, or not text
    for number, line in enumerate(lines, 1):
        if PATTERN.search(line):
            yield f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"


def main() -> int:
    found = [line for path in tracked_files() for line in find_names(path)]
    for line in found:
        print(line)
    if found:
        print("These lines name a package registry or a path on one machine.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
