"""Install what some tests need and no wheel has: Chromium, nginx, openssl and strace from Debian.

Only where that needs no password.

Of Chromium it is the shell without windows: in the whole browser each page that a test opens costs
more than a second of processor time, for a toolbar that nobody sees.

Where one can't be had, a line says what to install; that is no failure, for only some tests need
it: they are skipped, and fail where CI is set.
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
"""Each package with the names under which its program may be there already, the best one first."""

TRIED = Path("build/programs-tried")
"""There once the packages have been asked for."""

SBIN = ("/usr/local/sbin", "/usr/sbin")
"""Where programs for administrators are, which may not be on everybody's path."""

LACK = "the tests of the page need Chromium: install it (Debian: apt-get install \
chromium-headless-shell), or name one with FOURFOLD_CHROMIUM=..."
LACK_OF_NGINX = "the test of nginx needs nginx: install it (Debian: apt-get install nginx-light)"
LACK_OF_OPENSSL = "the test of TLS needs openssl: install it (Debian: apt-get install openssl)"
LACK_OF_STRACE = "the tests of the disk need strace, and the right to trace: install it (Debian: \
apt-get install strace)"


def find_program(package: str) -> str | None:
    """Return where the program of a package is; None if it is nowhere."""
    path = os.pathsep.join((os.environ.get("PATH", ""), *SBIN))
    found = (shutil.which(name, path=path) for name in PROGRAMS[package])
    return next(filter(None, found), None)


def find_chromium() -> str | None:
    """Return the browser: what FOURFOLD_CHROMIUM says, or the system's own."""
    return os.environ.get("FOURFOLD_CHROMIUM") or find_program(CHROMIUM)


def find_nginx() -> str | None:
    """Return where nginx is."""
    return find_program(NGINX)


def find_openssl() -> str | None:
    """Return where openssl is."""
    return find_program(OPENSSL)


def find_strace() -> str | None:
    """Return where strace is."""
    return find_program(STRACE)


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


def install(installer: list[str], packages: list[str]) -> None:
    """Try to install packages; whether that went well is seen by their being there."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A machine without the net is not to wait for it for minutes.
    options = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
    # One by one: where a package is not known, the others are installed all the same.
    installs = (["install", "--yes", "--no-install-recommends", package] for package in packages)
    for command in (["update"], *installs):
        subprocess.run([*installer, *options, *command], env=quiet, capture_output=True)


def find_lacking() -> dict[str, str]:
    """Return the packages that are not there, each with what to say of it."""
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
    """Return the packages whose own program is not there, though another may do instead."""
    if os.environ.get("FOURFOLD_CHROMIUM"):
        return []
    return [] if shutil.which(CHROMIUM) else [CHROMIUM]


def main() -> None:
    wanted = [*find_better(), *(package for package in find_lacking() if package != CHROMIUM)]
    installer = find_installer()
    # What could not be had before is not asked for again where something else does.
    if wanted and installer is not None and (find_lacking() or not TRIED.exists()):
        print(f"Installing {' and '.join(wanted)}, once", flush=True)
        install(installer, wanted)
        if find_chromium() is None:
            # Not every system has the shell apart.
            install(installer, ["chromium"])
        TRIED.parent.mkdir(exist_ok=True)
        TRIED.touch()
    for lack in find_lacking().values():
        print("fourfold: " + lack)


if __name__ == "__main__":
    main()
