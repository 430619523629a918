"""Waiting that ends: with what was waited for, or with a failure that names it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
SECONDS = 60.0  # generous: machines are busy, and only a failure takes so long


def wait_until(
    look: Callable[[], T], what: str, seconds: float = SECONDS, pause: float = 0.05
) -> T:
    """What `look` returns as soon as that is true."""
    end = time.monotonic() + seconds
    while not (seen := look()):
        assert time.monotonic() < end, f"not within {seconds:g} s: {what}"
        time.sleep(pause)
    return seen


async def wait_for(
    look: Callable[[], T], what: str, seconds: float = SECONDS, pause: float = 0.01
) -> T:
    """What `look` returns as soon as that is true, while other tasks run."""
    end = time.monotonic() + seconds
    while not (seen := look()):
        assert time.monotonic() < end, f"not within {seconds:g} s: {what}"
        await asyncio.sleep(pause)
    return seen


async def within(awaited: Awaitable[T], what: str, seconds: float = SECONDS) -> T:
    """The result of what is awaited."""
    try:
        async with asyncio.timeout(seconds) as limit:
            return await awaited
    except TimeoutError:
        assert not limit.expired(), f"not within {seconds:g} s: {what}"
        raise
