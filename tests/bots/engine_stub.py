"""An engine that misbehaves on request.

    python tests/bots/engine_stub.py GAME WAY [MARK]

It plays like the bot `random`. WAY is how it answers: `play`, or one of several faults. If MARK, a
file name, is given, it misbehaves only once: while that file doesn't exist.
"""

import os
import signal
import sys
import time
from pathlib import Path

from fourfold.bots import AnyChoice, AnyQuestion, RandomBot, serve


def parent_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/stat").read_text()
    return int(status.rpartition(")")[2].split()[1])


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Stub:
    name = "stub"

    def __init__(self, way: str, mark: Path | None) -> None:
        self.way, self.mark = way, mark

    def choose(self, question: AnyQuestion) -> AnyChoice:
        if self.mark is None:
            self.misbehave(question)
        elif not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            self.misbehave(question)
        return RandomBot().choose(question)

    def misbehave(self, question: AnyQuestion) -> None:
        match self.way:
            case "hang":
                time.sleep(1_000_000)
            case "wait":
                write("info seconds 0.1")
                while not question.budget.is_stopped():
                    time.sleep(0.01)
            case "report":
                write("info seconds 0.1")
                write("info seconds 0.2 nodes 5")
                write("info seconds 0.3 nodes many")
                write("info seconds 0.4 nodes 9 value 0.5 line =3")
            case "raise":
                raise ValueError("this bot is\nbroken")
            case "sys-exit":
                sys.exit("model file is missing")
            case "exit":
                sys.stderr.write("I can't go on\n")
                sys.stderr.flush()
                os._exit(3)
            case "garbage":
                write("bestmove nonsense")
                time.sleep(1_000_000)
            case "illegal":
                write(f"bestmove {'a1a1' if sys.argv[1] == 'quarto' else '+,+'}")
                write("bestmove twice")
                time.sleep(1_000_000)
            case "kill-self":
                os.kill(os.getpid(), signal.SIGKILL)
            case "kill-parent":
                os.kill(os.getppid(), signal.SIGKILL)
                time.sleep(1_000_000)
            case "kill-grandparent":
                os.kill(parent_of(os.getppid()), signal.SIGKILL)
                time.sleep(1_000_000)
            case "interrupt-parent":
                os.kill(os.getppid(), signal.SIGINT)
            case "interrupt-grandparent":
                os.kill(parent_of(os.getppid()), signal.SIGINT)
            case _:
                pass


def main(game: str, way: str = "play", mark: str | None = None) -> None:
    if way == "mute":
        time.sleep(1_000_000)
    serve(Stub(way, Path(mark) if mark else None), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
