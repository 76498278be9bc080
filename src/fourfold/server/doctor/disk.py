"""Checks the database files' permissions and the free disk space."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from fourfold.server.doctor.finding import Finding, fault, ok, warning

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The permission bits of everyone but the owner."""

MIN_FREE_BYTES = 200 << 20
"""With less free space, the disk counts as full."""

LOW_FREE_BYTES = 2 << 30

MAX_USED_INODES = 0.98

HAS_MODES = hasattr(os, "geteuid")
"""Whether a file's mode says who may read it; on Windows it doesn't."""


def check_files(path: Path) -> Iterator[Finding]:
    """Check the permissions of an SQLite file, its side files and its folder."""
    files = [path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))]
    found = [file for file in files if file.exists()]
    problems = [problem for file in found for problem in _check_file(file)]
    if not _may(path.parent, os.W_OK | os.X_OK):
        text = f"{path.parent}: this user can't create files there, but SQLite must"
        problems.append(fault("files", text, "run the doctor as the service's user, or chown it"))
    owners = {file.stat().st_uid for file in found}
    if len(owners) > 1:
        text = f"{path} and its -wal and -shm files belong to different users"
        problems.append(fault("files", text, "chown all three to the service's user"))
    yield from problems
    if not problems:
        access = "accessible only to their owner" if HAS_MODES else "access rights not checked"
        yield ok("files", f"{len(found)} files, {access}")


def _check_file(file: Path) -> Iterator[Finding]:
    mode = file.stat().st_mode
    if HAS_MODES and mode & OTHERS:
        text = f"{file} has mode {stat.S_IMODE(mode):o}, and contains the server's secret"
        yield fault("files", text, f"chmod 600 {file}")
    if not _may(file, os.R_OK | os.W_OK):
        text = f"{file} can't be written by this user"
        yield fault("files", text, "run the doctor as the service's user, or chown the file")


def _may(path: Path, mode: int) -> bool:
    """Return whether this user has access to a path."""
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def check_space(folder: Path, database_bytes: int) -> Finding:
    """Check a disk's free space."""
    free = shutil.disk_usage(folder).free
    text = f"{free / 1e9:,.1f} GB free in {folder}"
    if hasattr(os, "statvfs"):
        disk = os.statvfs(folder)
        if disk.f_flag & getattr(os, "ST_RDONLY", 0):
            return fault("disk", f"{folder} is mounted read-only", "find out why, and remount it")
        if disk.f_files and 1 - disk.f_favail / disk.f_files > MAX_USED_INODES:
            return fault("disk", f"{folder}: no inodes left", "delete small files")
    if free < MIN_FREE_BYTES:
        return fault("disk", text, "free some space: with a full disk, every move is refused")
    if free < max(LOW_FREE_BYTES, 2 * database_bytes):
        return warning(
            "disk", text, "free enough space for the database to double, and for a backup"
        )
    return ok("disk", text)
