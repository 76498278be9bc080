"""Builds the core for WebAssembly with Zig's compiler: web/src/core/core.wasm.

    build/zig/bin/python tools/core.py [--check]

The build is reproducible: the same sources and the same version of Zig give the same bytes on every
machine. `--check` rebuilds it and compares it with the one in the repository.

Zig leaves exceptions out of the C++ runtime for this target. So the files that they need are
compiled here from Zig's own copy of the runtime, and linked before it.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import ziglang  # type: ignore[import-not-found] # only in build/zig

ROOT = Path(__file__).parent.parent
ARTEFACT = Path("web/src/core/core.wasm")
BUILD = Path("build/zig/core")

ZIG = Path(ziglang.__file__).parent
LIB = ZIG / "lib"

FAST = (
    *("playout/quartino", "quartino/position", "quartino_search/*"),
    *("bots/quarto/*", "quarto/game", "quarto/position", "quarto/threat"),
    *("solver/game_solver", "solver/search", "solver/solver", "solver/symmetry"),
)
"""Sources that searches spend their time in."""

SMALL = (
    *("answer/*", "bots/*", "bots/quartino/*", "game/*", "openings/*", "quartino/*"),
    *("quarto/*", "record/*", "solver/*", "text/*", "wasm/*"),
)
"""Sources that are compiled to be small, unless they are among the fast ones."""

UNUSED = ("*/perft", "quartino/raw", "solver/opening", "solver/processor")
"""Sources that the browser doesn't need."""

# Every browser that the page supports has SIMD, except Safari before 16.4. Exceptions in their
# original form run in all of them; the later form only in the newest.
FEATURES = (
    "generic+bulk_memory+exception_handling+mutable_globals+nontrapping_fptoint+sign_ext+simd128"
)
FLAGS = [
    *("-target", "wasm32-wasi", f"-mcpu={FEATURES}", "-DNDEBUG", "-Inative"),
    "-ffp-contract=off",
    *("-fwasm-exceptions", "-mllvm", "-wasm-use-legacy-eh=true"),
]
CPP = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
RUNTIME = [
    *("-w", "-D_LIBCPP_BUILDING_LIBRARY", "-D_LIBCXXABI_BUILDING_LIBRARY"),
    *("-D_LIBCXXABI_HAS_NO_THREADS", "-D_LIBUNWIND_HIDE_SYMBOLS"),
    f"-I{LIB / 'libunwind/include'}",
]
ABI = ["-std=c++23", *(f"-I{LIB / folder}" for folder in ("libcxxabi/include", "libcxx/src"))]


def main() -> int:
    """Build the core; return 1 if it differs from the one in the repository."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true")
    is_check = arguments.parse_args().check
    os.chdir(ROOT)
    built = build()
    if not is_check:
        ARTEFACT.parent.mkdir(parents=True, exist_ok=True)
        ARTEFACT.write_bytes(built)
        print(f"{ARTEFACT}: {len(built) / 1000:.0f} kB")
    elif ARTEFACT.read_bytes() != built:
        print(f"{ARTEFACT} is out of date: run make core", file=sys.stderr)
        return 1
    return 0


def build() -> bytes:
    """Compile and link; return the module's bytes."""
    BUILD.mkdir(parents=True, exist_ok=True)
    jobs = [*_runtime_jobs(), *_own_jobs()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(_compile, jobs))
    module = BUILD / "core.wasm"
    # The runtime's files come first: they take precedence over their substitutes in Zig's runtime.
    _run("c++", *FLAGS, "-O3", "-mexec-model=reactor", "-s", "-o", str(module), *objects)
    return module.read_bytes()


def _own_jobs() -> list[list[str]]:
    targets = ["-DFOURFOLD_BASELINE_ONLY", "-DFOURFOLD_TARGET=baseline"]
    fast = _find(FAST)
    small = _find(SMALL) - fast - _find(UNUSED)
    return [
        *(["c++", "-O3", *CPP, *targets, str(source)] for source in _join("fast", fast)),
        *(["c++", "-Oz", *CPP, *targets, str(source)] for source in _join("small", small)),
    ]


def _join(kind: str, sources: set[Path]) -> list[Path]:
    """Write one file per folder that includes its sources: together they compile faster."""
    joined = []
    for folder in sorted({source.parent for source in sources}):
        own = sorted(source.relative_to("native") for source in sources if source.parent == folder)
        file = BUILD / f"{kind}-{'-'.join(folder.parts[1:])}.cpp"
        includes = "".join(f'#include "{source.as_posix()}"\n' for source in own)
        # Zig recompiles a rewritten file even if its contents are the same.
        if not file.exists() or file.read_text() != includes:
            file.write_text(includes)
        joined.append(file)
    return joined


def _find(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in Path("native").glob(f"{pattern}.cpp")}


def _runtime_jobs() -> list[list[str]]:
    abi = LIB / "libcxxabi/src"
    return [
        ["cc", "-Os", *RUNTIME, str(LIB / "libunwind/src/Unwind-wasm.c")],
        ["cc", "native/wasm/exception_tag.s"],
        ["c++", "-Os", *ABI, *RUNTIME, str(abi / "cxa_exception.cpp")],
        ["c++", "-Os", *ABI, *RUNTIME, str(abi / "cxa_personality.cpp")],
    ]


def _compile(job: list[str]) -> str:
    source = Path(job[-1])
    name = "-".join(source.parts[1:]) if source.parts[0] == "native" else source.name
    built = BUILD / f"{name}.o"
    # The assembler accepts no flags for macros or exceptions.
    flags = FLAGS[:3] if source.suffix == ".s" else FLAGS
    _run(job[0], *flags, *job[1:-1], "-c", str(source), "-o", str(built))
    return str(built)


def _run(tool: str, *arguments: str) -> None:
    cache = str(ROOT / "build/zig/cache")
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    done = subprocess.run(
        [str(ZIG / "zig"), tool, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"zig {tool} {' '.join(arguments)}\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
