"""Faults of a room: found one after the other, reported together, each with a record to paste."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from durbar.testing.lines import PlayedLine
from durbar.testing.plain import NotPlain


@dataclass(slots=True)
class Fault:
    """One broken promise; `record` leads to the position in which it was first seen."""

    check: str
    message: str
    record: str
    more: int = 0  # how often it was seen again

    def __str__(self) -> str:
        again = f" (and {self.more} times more)" if self.more else ""
        record = "\n" + "\n".join(f"    {line}" for line in self.record.splitlines())
        return f"{self.check}: {self.message}{again}{record if self.record else ''}"


class ConformanceError(AssertionError):
    """A room does not keep the promises of a Game; `faults` lists all that were found."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        self.faults = faults
        text = "\n".join(str(fault) for fault in faults)
        super().__init__(f"{name}: {len(faults)} kinds of fault\n{text}")


class Report:
    """Faults in the making: the first of every check is kept, the others are counted."""

    def __init__(self) -> None:
        self._found: dict[str, Fault] = {}
        self._line: PlayedLine | None = None
        self._ply = 0

    def at(self, line: PlayedLine, ply: int) -> None:
        """Where the checks stand: after so many plies of a line."""
        self._line, self._ply = line, ply

    def add(self, check: str, message: str) -> None:
        if check in self._found:
            self._found[check].more += 1
        else:
            record = "" if self._line is None else self._line.record(self._ply).to_text()
            self._found[check] = Fault(check, message, record)

    def expect(self, fine: bool, check: str, message: str) -> None:
        if not fine:
            self.add(check, message)

    @contextmanager
    def guard(self, check: str) -> Iterator[None]:
        """Whatever a room raises where it may not is a fault of this check."""
        try:
            yield
        except NotPlain as error:
            self.add("plain-data", str(error))
        except Exception as error:
            self.add(check, f"{type(error).__name__}: {error}")

    @property
    def faults(self) -> list[Fault]:
        return list(self._found.values())

    def raise_if_any(self, name: str) -> None:
        if self._found:
            raise ConformanceError(name, self.faults)
