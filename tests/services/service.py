"""A service that is started, stopped, killed and restarted on the same data."""

import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Self


class Service(ABC):
    """A service in a new folder; a `with` block runs it and leaves nothing behind.

    It listens on a socket in its folder, so no port can be taken, and a restart keeps the address.
    """

    quick_end = signal.SIGTERM
    """The signal that ends it at once, with all its children."""

    def __init__(self) -> None:
        # A socket's path can have about 100 characters: pytest's own folders are too deep.
        self.folder = Path(tempfile.mkdtemp(prefix="fourfold-"))
        # Another user may run it.
        self.folder.chmod(0o755)
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str | Path]:
        """Return the command that starts it."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Return whether it answers."""

    def user(self) -> str | None:
        """Return the user who runs it; None: the user who runs the tests."""
        return None

    def start(self) -> None:
        """Start it and return once it answers, however long that takes on a busy machine."""
        while True:
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(),
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    user=self.user(),
                )
            while self.process.poll() is None:
                if self.is_ready():
                    return
                time.sleep(0.02)
            # Remnants of a killed process can be in the way for a moment.
            if not self.may_start_again():
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.1)

    def may_start_again(self) -> bool:
        """Return whether a failed start may work a moment later."""
        return False

    def ensure_running(self) -> None:
        """Start it unless it is running."""
        if self.process is None or self.process.poll() is not None:
            self.start()

    def stop(self) -> None:
        """Stop it, as an administrator would."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        """End it regardless of its data, and remove its folder."""
        self._end(self.quick_end)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
