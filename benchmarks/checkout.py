"""Another commit of this repository, checked out and built under build/against.

Each commit has its own folder there, with virtual environment, compiled core and page, and is built
only once.
"""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path("build", "against")
TARGETS = ("native", "page")

OUTER_VARIABLES = {
    *("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MAKEFILES", "REF", "BENCH"),
    *("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"),
}
"""Variables meant only for this checkout's own programs."""


class CheckoutError(Exception):
    """A commit can't be found, checked out or built; the message is one sentence."""


def find_commit(ref: str, root: Path = ROOT) -> str:
    """Return the full hash of a ref's commit."""
    if not ref:
        raise CheckoutError("name a commit, tag or branch: make bench-against REF=HEAD~1")
    # A ref that starts with a dash is not an option.
    query = ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}"]
    found = _git(root, *query)
    if found.returncode:
        raise CheckoutError(f"{ref!r} is not a commit of this repository: git log lists them")
    return found.stdout.strip()


def build(commit: str, root: Path = ROOT) -> Path:
    """Check a commit out, build its core and page, and return its folder."""
    folder = root / FOLDER / commit[:12]
    if not (folder / ".git").exists():
        # A clone, not a worktree: make clean may remove it without git knowing.
        _check_git(_git(root, "clone", "--quiet", "--shared", "--no-checkout", ".", str(folder)))
    _check_git(_git(folder, "checkout", "--quiet", "--force", "--detach", commit))
    made = subprocess.run(["make", *TARGETS], cwd=folder, env=clean_environment(), check=False)
    if made.returncode:
        raise CheckoutError(f"make {' '.join(TARGETS)} failed in {folder}")
    return folder


def clean_environment() -> dict[str, str]:
    """Return the environment without variables meant only for this checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if name not in OUTER_VARIABLES and not name.startswith("GIT_")
    }


def _git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["git", "-C", str(folder), *arguments],
        env=clean_environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def _check_git(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        raise CheckoutError(f"git failed: {' '.join(done.stderr.split())}")
