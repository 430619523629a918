"""A limit for every test: one that hangs fails with the place where it waits.

The alarm comes again and again, since what cleans up after a test may hang as well.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

SECONDS = 300  # for one phase of a test; the slowest takes a tenth of it on an idle machine
AGAIN = 20


def _fail(*_: Any) -> None:
    pytest.fail(f"it hangs: not done after {SECONDS} s, see where the traceback ends")


@contextmanager
def _limited() -> Iterator[None]:
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _fail)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup() -> Iterator[None]:
    with _limited():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call() -> Iterator[None]:
    with _limited():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    with _limited():
        return (yield)
