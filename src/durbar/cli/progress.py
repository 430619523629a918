"""A progress bar with the time that is left, if somebody is watching."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from durbar.cli.session import Session

T = TypeVar("T")


def watched(session: Session, runs: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """Passes on what is run, `done` of the total having been run before."""
    if not session.err.is_terminal:
        yield from runs
        return
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=session.err, transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        shown, step = done, max(1, total // 200)
        for number, run in enumerate(runs, start=done + 1):
            yield run
            if number - shown >= step:
                progress.update(task, completed=number)
                shown = number
