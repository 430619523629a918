"""The layout of an observation: named planes and vectors, one after the other in one array."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    high: int  # no number in it is greater
    meaning: str
    low: int = 0  # none is less

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece and where it lies: `begin` up to, not including, `end`."""

    piece: Piece
    begin: int
    end: int


class Layout:
    """All pieces in their order."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces: dict[str, Placed] = {}
        self.size = 0
        for piece in pieces:
            assert piece.name not in self.pieces, piece.name
            self.pieces[piece.name] = Placed(piece, self.size, self.size + piece.size)
            self.size += piece.size

    def __iter__(self) -> Iterator[Placed]:
        return iter(self.pieces.values())

    def join(self, values: Mapping[str, Sequence[int]]) -> list[int]:
        """The flat observation from its parts; every part must be there in its size."""
        assert values.keys() == self.pieces.keys(), values.keys() ^ self.pieces.keys()
        flat: list[int] = []
        for name, placed in self.pieces.items():
            assert len(values[name]) == placed.piece.size, name
            flat += values[name]
        return flat

    def named(self, observation: Any) -> dict[str, Any]:
        """The parts of a numpy observation by name, in their shapes, without copying.

        Axes before the last are kept: a batch gives batches of parts.
        """
        return {
            name: observation[..., placed.begin : placed.end].reshape(
                *observation.shape[:-1], *placed.piece.shape
            )
            for name, placed in self.pieces.items()
        }
