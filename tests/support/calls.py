"""Counting calls, for tests of work that is done once."""

from typing import Any

import pytest


def count_calls(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> list[Any]:
    """Returns a list that gets the last argument of each call of a method."""
    calls: list[Any] = []
    method = getattr(owner, name)

    def counted(*arguments: Any) -> Any:
        calls.append(arguments[-1])
        return method(*arguments)

    monkeypatch.setattr(owner, name, counted)
    return calls
