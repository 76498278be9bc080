"""Runs Fourfold as on Windows: without the modules and names that only POSIX has.

`python -m tests.windows import` imports every module; any other arguments go to `fourfold`.
Worker processes import this module too, so they lack the same. The standard library and other
packages keep what they need to run here: only `fourfold` sees the difference.
"""

import builtins
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

MISSING_MODULES = """
crypt curses fcntl grp posix pty pwd readline resource syslog termios tty uvloop
"""
"""uvloop isn't even installable there."""

MISSING_NAMES = """
asyncio: open_unix_connection start_unix_server
os: O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK O_SYNC ST_RDONLY WNOHANG chown chroot fchdir
os: fchmod fchown fdatasync fork forkpty fstatvfs getegid geteuid getgid getgroups getloadavg
os: getpgid getpriority getsid getuid killpg lchown mkfifo nice openpty pathconf pipe2 posix_fadvise
os: posix_spawn pread pwrite register_at_fork sched_getaffinity sched_setaffinity sendfile setgid
os: setpgid setpriority setsid setuid statvfs sync sysconf uname wait wait3 wait4
signal: ITIMER_REAL SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1
signal: SIGUSR2 SIGWINCH SIG_BLOCK SIG_SETMASK SIG_UNBLOCK alarm pause pthread_kill pthread_sigmask
signal: setitimer siginterrupt sigwait
socket: AF_UNIX SO_REUSEPORT TCP_USER_TIMEOUT
time: clock_gettime tzset
"""

MODULES = frozenset(MISSING_MODULES.split())

NAMES: dict[str, set[str]] = {}
"""Attributes that Windows lacks, by module."""
for line in MISSING_NAMES.strip().splitlines():
    NAMES.setdefault(line.partition(":")[0], set()).update(line.partition(":")[2].split())

PACKAGES = ("asyncio", "multiprocessing.popen_spawn_posix", "multiprocessing.resource_tracker")
"""Loaded beforehand, since on this system they use what is then missing."""


class WindowsModule(ModuleType):
    """A module without the names that Windows lacks."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__)
        self._module = module

    # Any: whatever the module has.
    def __getattr__(self, name: str) -> Any:
        if name in NAMES[self.__name__]:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r} on Windows")
        return getattr(self._module, name)


class NoSuchModule(MetaPathFinder):
    """Refuses to import modules that Windows lacks."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname in MODULES:
            raise ModuleNotFoundError(f"no module named {fullname!r} on Windows", name=fullname)
        return None


def pretend() -> None:
    """Hide what Windows lacks from `fourfold`, in this process."""
    for package in PACKAGES:
        import_module(package)
    for name in MODULES:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, NoSuchModule())
    modules = {name: WindowsModule(import_module(name)) for name in NAMES}
    real_import = builtins.__import__

    # Any: as in the built-in function.
    def import_(name: str, scope: Any = None, *rest: Any, **named: Any) -> Any:
        if name in modules and str((scope or {}).get("__name__", "")).startswith("fourfold"):
            return modules[name]
        return real_import(name, scope, *rest, **named)

    builtins.__import__ = import_  # type: ignore[assignment] # takes any arguments


ENVIRONMENT_PACKAGES = {"gymnasium", "pettingzoo", "pyspiel"}
"""Only `make test-envs` has these; modules that need them are imported up to that point."""


def import_everything() -> int:
    """Import every module of the package; return how many there are."""
    package = import_module("fourfold")
    names = [found.name for found in pkgutil.walk_packages(package.__path__, "fourfold.")]
    # These run something when imported: the command line, and the database's migrations.
    names = [name for name in names if not name.endswith("__main__") and ".migrations" not in name]
    for name in names:
        try:
            import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in ENVIRONMENT_PACKAGES:
                raise
    return len(names)


pretend()

if __name__ == "__main__":
    if sys.argv[1:] == ["import"]:
        print(import_everything())
    else:
        from fourfold.cli import main

        main()
