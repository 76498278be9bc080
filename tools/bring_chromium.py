"""Bring Chromium for the tests of the page: Debian's own, where nobody need be asked for that.

Where none can be had, one line says what to install; that is no failure, for only the tests of
the page need it: they are skipped, and fail where CI is set.
"""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
LACK = "the tests of the page need Chromium: install it (Debian: apt-get install chromium), \
or name one with FOURFOLD_CHROMIUM=..."


def find_chromium() -> str | None:
    """Return the browser: what FOURFOLD_CHROMIUM says, or the system's own."""
    return os.environ.get("FOURFOLD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def find_installer() -> list[str] | None:
    """Return how to call apt-get with the rights that it needs; None where that would ask."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    is_free = subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n", "apt-get"] if is_free else None


def install(installer: list[str]) -> None:
    """Try to install the package; whether that went well is seen by its being there."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A machine without the net is not to wait for it for minutes.
    options = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([*installer, *options, *command], env=quiet, capture_output=True)


def main() -> None:
    if find_chromium() is not None:
        return
    installer = find_installer()
    if installer is not None:
        print("Installing Chromium, once", flush=True)
        install(installer)
    if find_chromium() is None:
        print("fourfold: " + LACK)


if __name__ == "__main__":
    main()
