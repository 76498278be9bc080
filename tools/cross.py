"""Compiles the C++ core and its tests for other systems with Zig.

`python -m tools.cross TARGET…` runs all C++ tests where there is an emulator: QEMU for Linux on
other processors, which takes ten times as long, and Wine for Windows.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
TOOLCHAIN = ROOT / "native" / "cross" / "zig.cmake"

EMULATORS = {
    "aarch64-linux": ("qemu-aarch64",),
    "x86_64-windows": ("wine",),
}
"""The emulators, by processor and system."""

PROGRAMS = ("native_tests", "compare_minimax", "fuzz_solver")


def find_zig() -> Path:
    [zig] = ROOT.glob("build/zig/lib/python*/site-packages/ziglang/zig")
    return zig


def compile_for(target: str) -> Path:
    """Compile the tests; return their folder."""
    folder = ROOT / "build" / "cross" / target
    if not (folder / "build.ninja").exists():
        places: list[str | Path] = ["-S", ROOT / "native", "-B", folder, "--toolchain", TOOLCHAIN]
        settings = {
            "CMAKE_MAKE_PROGRAM": BIN / "ninja",
            "FOURFOLD_BINDINGS": "OFF",
            "ZIG": find_zig(),
            "ZIG_TARGET": target,
        }
        defined = [f"-D{name}={value}" for name, value in settings.items()]
        command: list[str | Path] = [BIN / "cmake", "--fresh", "-G", "Ninja", *places, *defined]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    subprocess.run([BIN / "ninja", "--quiet", "-C", folder, *programs_of(target)], check=True)
    return folder


def programs_of(target: str) -> list[str]:
    return [name + (".exe" if "windows" in target else "") for name in PROGRAMS]


def run_tests(target: str, folder: Path) -> str:
    """Run the tests in an emulator; return the result."""
    emulator = EMULATORS.get(target.rpartition("-")[0], ())
    if not emulator:
        return "compiled; nothing here can run it"
    if shutil.which(emulator[0]) is None:
        return f"compiled; {emulator[0]}, which would run it, is not installed"
    environment = {**os.environ, "WINEDEBUG": "-all", "WINEPREFIX": str(ROOT / "build" / "wine")}
    program = folder / programs_of(target)[0]
    started = time.monotonic()
    done = subprocess.run([*emulator, program], env=environment, check=False)
    seconds = time.monotonic() - started
    if done.returncode != 0:
        raise SystemExit(f"{target}: the tests fail with code {done.returncode}")
    return f"compiled; all tests pass under {emulator[0]}, in {seconds:.0f} s"


def main() -> None:
    for target in sys.argv[1:]:
        print(f"--- {target}", flush=True)
        folder = compile_for(target)
        print(f"{target}: {run_tests(target, folder)}", flush=True)


if __name__ == "__main__":
    main()
