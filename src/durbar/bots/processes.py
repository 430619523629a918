"""Worker processes that end with their parent, however it ends."""

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def process_pool(workers: int) -> ProcessPoolExecutor:
    """Returns a pool whose processes end with this one; it reports a killed worker."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _follow_parent)


def _follow_parent() -> None:
    """Leaves interrupts to the parent process and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
