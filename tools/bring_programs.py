"""Install what some tests need beyond wheels: browsers, nginx, openssl and strace from Debian.

It does so only if no password is needed.

For Chromium it installs the headless shell: with the full browser, each page costs a test more than
a second of CPU time, for a toolbar that nobody sees.

If a program can't be installed, a line says what to install. That isn't an error: only some
tests need it. They are skipped, and fail only if CI is set.
"""

import os
import shutil
import subprocess
from pathlib import Path

CHROMIUM = "chromium-headless-shell"
FIREFOX = "firefox-esr"
WEBKIT = "webkit2gtk-driver"
XVFB = "xvfb"
OLD_WEBKIT = "wpewebkit-driver"
COG = "cog"
NGINX = "nginx-light"
OPENSSL = "openssl"
STRACE = "strace"
PROGRAMS = {
    CHROMIUM: ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    FIREFOX: ("firefox-esr", "firefox"),
    WEBKIT: ("WebKitWebDriver",),
    XVFB: ("Xvfb",),
    OLD_WEBKIT: ("WPEWebDriver",),
    COG: ("cog",),
    NGINX: ("nginx",),
    OPENSSL: ("openssl",),
    STRACE: ("strace",),
}
"""Each package, and its program's possible names, best first."""

OPTIONAL = (OLD_WEBKIT, COG)
"""Packages that only some releases of Debian have in an old version; never a failure."""

TRIED = Path("build/programs-tried")
"""Names the packages that have been requested."""

SBIN = ("/usr/local/sbin", "/usr/sbin")
"""Folders of administrators' programs, which may not be on the PATH."""

MISSING_CHROMIUM = "the page tests need Chromium: install it (Debian: apt-get install \
chromium-headless-shell), or name one with FOURFOLD_CHROMIUM=..."
MISSING_FIREFOX = "the page tests in Firefox need it: install it (Debian: apt-get install \
firefox-esr), or name one with FOURFOLD_FIREFOX=..."
MISSING_WEBKIT = "the page tests in WebKit need its driver and Xvfb: install them (Debian: \
apt-get install webkit2gtk-driver xvfb)"
MISSING_OLD_WEBKIT = "the page tests in an old WebKit need WPE: install it (Debian 12: \
apt-get install wpewebkit-driver cog)"
MISSING_NGINX = "the nginx test needs nginx: install it (Debian: apt-get install nginx-light)"
MISSING_OPENSSL = "the TLS tests need openssl: install it (Debian: apt-get install openssl)"
MISSING_STRACE = "the disk tests need strace and permission to trace: install it (Debian: \
apt-get install strace)"
MESSAGES = {
    CHROMIUM: MISSING_CHROMIUM,
    FIREFOX: MISSING_FIREFOX,
    WEBKIT: MISSING_WEBKIT,
    XVFB: MISSING_WEBKIT,
    OLD_WEBKIT: MISSING_OLD_WEBKIT,
    COG: MISSING_OLD_WEBKIT,
    NGINX: MISSING_NGINX,
    OPENSSL: MISSING_OPENSSL,
    STRACE: MISSING_STRACE,
}
"""What to say if a package is missing."""


def find_program(package: str) -> str | None:
    """Return the path of a package's program, or None."""
    path = os.pathsep.join((os.environ.get("PATH", ""), *SBIN))
    found = (shutil.which(name, path=path) for name in PROGRAMS[package])
    return next(filter(None, found), None)


def find_chromium() -> str | None:
    """Return the browser: FOURFOLD_CHROMIUM, or the system's."""
    return os.environ.get("FOURFOLD_CHROMIUM") or find_program(CHROMIUM)


def find_firefox() -> str | None:
    """Return Firefox: FOURFOLD_FIREFOX, or the system's."""
    return os.environ.get("FOURFOLD_FIREFOX") or find_program(FIREFOX)


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
    """Try to install packages; the caller checks whether that worked."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Don't wait for minutes on a machine without a network.
    options = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
    # One by one, so that an unknown package doesn't affect the others.
    installs = (["install", "--yes", "--no-install-recommends", package] for package in packages)
    for command in (["update"], *installs):
        subprocess.run([*installer, *options, *command], env=quiet, capture_output=True)


def find_missing() -> dict[str, str]:
    """Return the missing packages, each with its message."""
    named = {CHROMIUM: find_chromium(), FIREFOX: find_firefox()}
    found = {package: named.get(package) or find_program(package) for package in PROGRAMS}
    return {package: MESSAGES[package] for package in PROGRAMS if found[package] is None}


def find_better() -> list[str]:
    """Return the packages whose own program is missing, though the tests can do without it."""
    has_chromium = os.environ.get("FOURFOLD_CHROMIUM") or shutil.which(CHROMIUM)
    optional = [package for package in OPTIONAL if find_program(package) is None]
    return optional if has_chromium else [CHROMIUM, *optional]


def main() -> None:
    tried = TRIED.read_text().split() if TRIED.exists() else []
    # Don't retry a failed package if the tests can do without it.
    better = [package for package in find_better() if package not in tried]
    needed = [package for package in find_missing() if package not in OPTIONAL]
    wanted = list(dict.fromkeys((*better, *needed)))
    installer = find_installer()
    if wanted and installer is not None:
        print(f"Installing {' and '.join(wanted)}: only needed once", flush=True)
        install(installer, wanted)
        if find_chromium() is None:
            # Not every system packages the shell separately.
            install(installer, ["chromium"])
        TRIED.parent.mkdir(exist_ok=True)
        TRIED.write_text("\n".join(dict.fromkeys((*tried, *wanted))))
    # Two packages may share a message.
    for message in dict.fromkeys(find_missing().values()):
        print("fourfold: " + message)


if __name__ == "__main__":
    main()
