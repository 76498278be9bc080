"""Builds a wheel from the source distribution without a network, installs it and plays.

    python -m tests.wheel SDIST [--python PYTHON]…

For each Python (this one by default): the wheel is built in a network namespace without
interfaces, from nothing but the source distribution and the locked build tools; installed into a
fresh virtual environment, where `tools/check_wheel.py` checks it; started with `uvx`, whose page
plays a whole game in Chromium; and used to follow the tutorial (`tests/tutorial.py`). An abi3 wheel
must keep to the stable ABI. `make test-wheel` calls it after building the source distribution.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests import tutorial
from tests.web.engines import alone, visit
from tests.web.engines.playwright_driver import PlaywrightDriver
from tools.bring_programs import find_chromium

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).parent / "uv"
AUDIT = ROOT / "build" / "audit" / "bin" / "abi3audit"
BUILD_TOOLS = ("scikit-build-core", "nanobind", "cmake", "ninja")

NO_NETWORK = ("unshare", "--user", "--map-root-user", "--net")


def check(sdist: Path, python: str, folder: Path) -> None:
    """Build, install and try the wheel for a Python."""
    started = time.monotonic()
    wheel = build_wheel(sdist, python, folder)
    seconds = time.monotonic() - started
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, built offline in {seconds:.0f} s")
    if "abi3" in wheel.name:
        run(AUDIT, "--strict", "--summary", wheel)
    fresh = make_environment(folder / "plain", python)
    run(UV, "pip", "install", "--quiet", "--python", fresh, wheel)
    run(fresh, ROOT / "tools" / "check_wheel.py", cwd=folder)
    with start_with_uvx(wheel, python) as address:
        print(f"uvx: {play(address)}", flush=True)
    (folder / "tutorial").mkdir()
    print(tutorial.follow(wheel, fresh, folder / "tutorial"), flush=True)


def build_wheel(sdist: Path, python: str, folder: Path) -> Path:
    """Build a wheel without a network; return it."""
    tools = make_environment(folder / "tools", python)
    locked = ("--constraints", ROOT / "requirements.lock")
    run(UV, "pip", "install", "--quiet", "--python", tools, *locked, *BUILD_TOOLS)
    settings = ("--offline", "--no-build-isolation", "--python", tools)
    paths = {**os.environ, "PATH": f"{tools.parent}{os.pathsep}{os.environ['PATH']}"}
    command = (UV, "build", "--quiet", "--wheel", *settings, "--out-dir", folder / "dist", sdist)
    run(*NO_NETWORK, *command, env=paths)
    [wheel] = (folder / "dist").glob("*.whl")
    return wheel


def make_environment(folder: Path, python: str) -> Path:
    """Make an empty virtual environment; return its interpreter."""
    run(UV, "venv", "--quiet", "--python", python, folder)
    return folder / "bin" / "python"


@contextmanager
def start_with_uvx(wheel: Path, python: str) -> Iterator[str]:
    """Start the command as a player would; yield its page's address."""
    uvx = (UV, "tool", "run", "--quiet", "--python", python, "--from", wheel)
    command = (*uvx, "fourfold", "web", "--no-browser", "--port", "0")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, f"fourfold printed no address, but {line!r}"
            yield found[0]
        finally:
            process.terminate()


def play(address: str) -> str:
    """Play a whole game on the page; return how it ended."""
    program = find_chromium()
    assert program is not None, "Chromium is missing: run make test"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with closing(browser), closing(PlaywrightDriver(browser, address)) as driver:
            alone.arrive(driver)
            alone.start(driver, "quarto", "perfect")
            match = alone.play(driver).match
            assert match is not None
            driver.see(visit.RESULT)
            return f"{len(match.moves)} moves on the page; {match.outcome}"


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command; end the program if it fails."""
    done = subprocess.run(command, cwd=cwd, env=env, check=False)
    if done.returncode != 0:
        raise SystemExit(f"failed with {done.returncode}: {' '.join(map(str, command))}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build a wheel, install it and play.")
    parser.add_argument("sdist", type=Path)
    parser.add_argument("--python", action="append", help="build for this Python instead")
    options = parser.parse_args()
    if not shutil.which(NO_NETWORK[0]):
        raise SystemExit("unshare is missing: this test needs Linux")
    for python in options.python or [sys.executable]:
        with TemporaryDirectory(prefix="fourfold-") as folder:
            check(options.sdist.resolve(), python, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
