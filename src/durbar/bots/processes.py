"""Processes that think or play for another one: they end when it does, however it went."""

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def pool_of(workers: int) -> ProcessPoolExecutor:
    """A pool that dies with who asked, and tells when a worker was killed."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _live_with_the_parent)


def _live_with_the_parent() -> None:
    """Interrupts are the parent's business; a worker ends when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
