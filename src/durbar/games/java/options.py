"""The options of Java."""

from dataclasses import dataclass

from durbar.core.options import Options, choice


@dataclass(frozen=True, kw_only=True)
class JavaOptions(Options):
    seats: int = choice(2, 3, 4, default=4)
