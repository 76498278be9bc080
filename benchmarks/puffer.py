"""Compiles PufferLib's C environments from the unpacked source archive of version 3.0.0.

PufferLib's own build needs PyTorch, and downloads libraries from a code host. An environment alone
needs neither: only its C file, and the header and library of Raylib that the archive has.
"""

import subprocess
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

BUILD = Path(__file__).parents[1] / "build" / "puffer"
RAYLIB = "raylib-5.5_linux_amd64"
OPTIONS = (
    "-O2",
    "-flto",
    "-shared",
    "-fPIC",
    "-w",
    "-DPLATFORM_DESKTOP",
    "-fwrapv",
    "-DNPY_NO_DEPRECATED_API=NPY_1_7_API_VERSION",
)
"""The options of PufferLib's `setup.py`, without warnings."""


def compile_environment(source: Path, name: str) -> Any:  # Any: a module without types
    """Compile an environment; return its module, `binding`."""
    folder = BUILD / name
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"binding{sysconfig.get_config_var('EXT_SUFFIX')}"
    headers = (sysconfig.get_path("include"), np.get_include(), source / RAYLIB / "include")
    command: list[str | Path] = [
        "cc",
        *OPTIONS,
        *(f"-I{folder}" for folder in headers),
        source / "pufferlib" / "ocean" / name / "binding.c",
        source / RAYLIB / "lib" / "libraylib.a",
        *("-lm", "-lpthread", "-ldl"),
        *("-o", library),
    ]
    subprocess.run(command, check=True)
    spec = spec_from_file_location("binding", library)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
