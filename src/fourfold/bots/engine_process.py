"""A subprocess with a line-based protocol; independent of games."""

import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from fourfold.bots.failure import BotCrashError

MAX_LINE_BYTES = 1_000_000
"""Maximum length of a line; longer output is split."""

QUIT_TIMEOUT_SECONDS = 1.0
"""Timeout for a program to exit after being told to quit."""

EXIT_TIMEOUT_SECONDS = 5.0
"""Timeout for the exit code of a program that has closed its output."""

_NEW_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""The Windows equivalent of `process_group`; 0 elsewhere."""

_KILLED: int | None = -signal.SIGKILL if hasattr(signal, "SIGKILL") else None
"""The exit code of a killed program; None on Windows, which has no such code."""


class EngineProcess:
    """A running program and its output lines; its stderr is not shown.

    It has its own process group, so that Ctrl-C at the terminal does not reach it. If this process
    dies, the program reads end of file.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start a program, or raise `BotCrashError`."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                process_group=0,
                creationflags=_NEW_GROUP,
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise BotCrashError(f"{command[0]} can't be started: {why}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        self._is_ended_here = False
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=1)
        self._listeners = (
            Thread(target=self._listen, args=[self._process.stdout], daemon=True),
            Thread(target=self._remember, args=[self._process.stderr], daemon=True),
        )
        for listener in self._listeners:
            listener.start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the program is still running."""
        return self._process.poll() is None

    @property
    def was_killed(self) -> bool:
        """Whether something else killed the program, such as the system when out of memory."""
        return self._process.poll() == _KILLED and not self._is_ended_here

    def send(self, line: str) -> None:
        """Write a line; if the program has exited, the next `receive` raises."""
        with suppress(OSError, ValueError):
            self._input.write(f"{line}\n".encode())
            self._input.flush()

    def receive(self, seconds: float) -> str | None:
        """Return the next line, or None on timeout; raise `BotCrashError` if the program exited."""
        try:
            line = self._lines.get(timeout=max(0, seconds))
        except Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise BotCrashError(f"the program exited{self._why()}")
        return line

    def close(self) -> None:
        """Tell the program to quit, and kill it if it does not."""
        self._is_ended_here = True
        self.send("quit")
        with suppress(OSError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kill the program."""
        self._is_ended_here = True
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._input.close()
        for listener in self._listeners:
            # A child of the program may keep its output open.
            listener.join(QUIT_TIMEOUT_SECONDS)

    def _why(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT_SECONDS)
        self._listeners[1].join(QUIT_TIMEOUT_SECONDS)
        words = f": {self._last_words[0]}" if self._last_words else ""
        return f" with code {self._process.returncode}{words}"

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE_BYTES):
                self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)

    def _remember(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE_BYTES):
                if words := line.decode(errors="replace").strip():
                    self._last_words.append(words[:200])
