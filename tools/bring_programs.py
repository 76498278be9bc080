"""Install what some tests need beyond wheels: Chromium, nginx, openssl and strace from Debian.

Only if that needs no password.

For Chromium it is the headless shell: in the full browser each page costs a test more than a second
of CPU time, for a toolbar that nobody sees.

If a program can't be installed, a line says what to install. That is no failure, because only some
tests need it: they are skipped, and fail only if CI is set.
"""

import os
import shutil
import subprocess
from pathlib import Path

CHROMIUM = "chromium-headless-shell"
NGINX = "nginx-light"
OPENSSL = "openssl"
STRACE = "strace"
PROGRAMS = {
    CHROMIUM: ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    NGINX: ("nginx",),
    OPENSSL: ("openssl",),
    STRACE: ("strace",),
}
"""Each package, and its program's possible names, best first."""

TRIED = Path("build/programs-tried")
"""Exists once the packages have been requested."""

SBIN = ("/usr/local/sbin", "/usr/sbin")
"""Folders of administrators' programs, which may not be on the PATH."""

LACK = "the tests of the page need Chromium: install it (Debian: apt-get install \
chromium-headless-shell), or name one with FOURFOLD_CHROMIUM=..."
LACK_OF_NGINX = "the test of nginx needs nginx: install it (Debian: apt-get install nginx-light)"
LACK_OF_OPENSSL = "the test of TLS needs openssl: install it (Debian: apt-get install openssl)"
LACK_OF_STRACE = "the tests of the disk need strace, and the right to trace: install it (Debian: \
apt-get install strace)"


def find_program(package: str) -> str | None:
    """Return the path of a package's program, or None."""
    path = os.pathsep.join((os.environ.get("PATH", ""), *SBIN))
    found = (shutil.which(name, path=path) for name in PROGRAMS[package])
    return next(filter(None, found), None)


def find_chromium() -> str | None:
    """Return the browser: FOURFOLD_CHROMIUM, or the system's."""
    return os.environ.get("FOURFOLD_CHROMIUM") or find_program(CHROMIUM)


def find_nginx() -> str | None:
    """Return the path of nginx."""
    return find_program(NGINX)


def find_openssl() -> str | None:
    """Return the path of openssl."""
    return find_program(OPENSSL)


def find_strace() -> str | None:
    """Return the path of strace."""
    return find_program(STRACE)


def find_installer() -> list[str] | None:
    """Return how to run apt-get with the necessary rights, or None if that would prompt."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    is_free = subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n", "apt-get"] if is_free else None


def install(installer: list[str], packages: list[str]) -> None:
    """Try to install packages; afterwards check whether they are there."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Don't wait for minutes on a machine without network.
    options = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
    # One by one, so that an unknown package doesn't affect the others.
    installs = (["install", "--yes", "--no-install-recommends", package] for package in packages)
    for command in (["update"], *installs):
        subprocess.run([*installer, *options, *command], env=quiet, capture_output=True)


def find_lacking() -> dict[str, str]:
    """Return the missing packages, each with what to say about it."""
    lacks = {}
    if find_chromium() is None:
        lacks[CHROMIUM] = LACK
    if find_nginx() is None:
        lacks[NGINX] = LACK_OF_NGINX
    if find_openssl() is None:
        lacks[OPENSSL] = LACK_OF_OPENSSL
    if find_strace() is None:
        lacks[STRACE] = LACK_OF_STRACE
    return lacks


def find_better() -> list[str]:
    """Return the packages whose own program is missing, though another may do instead."""
    if os.environ.get("FOURFOLD_CHROMIUM"):
        return []
    return [] if shutil.which(CHROMIUM) else [CHROMIUM]


def main() -> None:
    wanted = [*find_better(), *(package for package in find_lacking() if package != CHROMIUM)]
    installer = find_installer()
    # Don't retry a failed package if something else will do.
    if wanted and installer is not None and (find_lacking() or not TRIED.exists()):
        print(f"Installing {' and '.join(wanted)}, once", flush=True)
        install(installer, wanted)
        if find_chromium() is None:
            # Not every system packages the shell separately.
            install(installer, ["chromium"])
        TRIED.parent.mkdir(exist_ok=True)
        TRIED.touch()
    for lack in find_lacking().values():
        print("fourfold: " + lack)


if __name__ == "__main__":
    main()
