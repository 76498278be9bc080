"""Plays games between bots of a level, in this process or in several, for a dataset."""

import os
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from multiprocessing import current_process, get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Thread

from fourfold.bots import AnyBot, Budget, make_bot
from fourfold.games.quarto import QUARTO, Rules
from fourfold.match import Match
from fourfold.table import ask_bot, next_question

MAX_PROCESSES = 61
"""Windows can't wait for more at once."""

CHUNK = 16
"""The number of games that a worker process plays at a time."""

Row = bytes | None
"""A game's position with the wanted number of pieces; None if the game ended earlier."""


def play_games(level: str, rules: Rules, pieces: int, first: int) -> Generator[Row, None, None]:
    """Yield a row for each game; the games' seeds are `first`, `first + 1` and so on."""
    bots: list[AnyBot] = [make_bot(QUARTO, level), make_bot(QUARTO, level)]
    for seed in count(first):
        yield _play(bots, rules, pieces, seed)


def play_in_pool(
    level: str, rules: Rules, pieces: int, first: int, processes: int
) -> Generator[Row, None, None]:
    """Yield the same rows in the same order, played in several processes.

    The processes end with the iterator. They import the main program: if that starts processes
    itself, it exits, and `BrokenProcessPool` is raised here.
    """
    if getattr(current_process(), "_inheriting", False):
        raise SystemExit(1)  # `Process.start` would print a page of tracebacks
    # Spawn instead of fork, which would break if this process runs threads.
    context = get_context("spawn")
    make_bot(QUARTO, level)  # here, an unknown name is reported as such
    processes = min(processes, MAX_PROCESSES)
    stop = context.Event()
    executor = ProcessPoolExecutor(processes, context, _begin, (level, rules, pieces, stop))
    seeds = count(first, CHUNK)
    try:
        running: deque[Future[list[Row]]] = deque(
            executor.submit(_play_chunk, next(seeds)) for _ in range(2 * processes)
        )
        while True:
            played = running.popleft().result()
            running.append(executor.submit(_play_chunk, next(seeds)))
            yield from played
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _play(bots: list[AnyBot], rules: Rules, pieces: int, seed: int) -> Row:
    match = Match.new(QUARTO, rules)
    while match.seat is not None and match.position.placed <= pieces:
        position = match.position
        if position.placed == pieces and position.hand is not None:
            board = (0 if piece is None else 1 + piece for piece in position.board)
            return bytes((*board, 1 + position.hand))
        question = next_question(match, seed=seed, budget=Budget(seconds=None))
        for move in ask_bot(bots[match.seat - 1], question).moves:
            if match.seat is not None:
                match.play(move)
    return None


# The rest runs in a worker.

_bots: list[AnyBot]
_settings: tuple[Rules, int]
_stop: Event


def _begin(level: str, rules: Rules, pieces: int, stop: Event) -> None:
    global _bots, _settings, _stop
    # The process that makes the dataset handles Ctrl-C and stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bots = [make_bot(QUARTO, level), make_bot(QUARTO, level)]
    _settings, _stop = (rules, pieces), stop
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit if the process that makes the dataset is killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play_chunk(first: int) -> list[Row]:
    """Play some games; after a stop nobody reads the rest."""
    seeds = range(first, first + CHUNK)
    return [None if _stop.is_set() else _play(_bots, *_settings, seed) for seed in seeds]
