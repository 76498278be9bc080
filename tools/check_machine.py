"""Say in one line what this machine lacks to build the package.

Written for old versions of Python 3, because an old Python is one of the things it reports.
"""

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path


def find_missing() -> "str | None":
    """Return what is missing and how to fix it, or None."""
    if sys.version_info < (3, 11):  # noqa: UP036
        version = ".".join(map(str, sys.version_info[:2]))
        return "Python " + version + " is too old: name 3.11 or newer with PYTHON=..."
    if importlib.util.find_spec("ensurepip") is None:
        return "this Python cannot make virtual environments: install its venv package"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "this Python has no headers (Python.h): install its development package"
    compilers = [os.environ.get("CXX") or "c++", "g++", "clang++"]
    if not any(shutil.which(compiler.split()[0]) for compiler in compilers):
        return "no C++ compiler found: install g++ or clang++, or name one with CXX=..."
    return None


if __name__ == "__main__":
    missing = find_missing()
    if missing:
        sys.exit("fourfold: " + missing)
