"""Shapes of SVG, and a colour for every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

COLOURS: Final = (  # names and values; drawings show the name as well
    ("red", "#b3362b"), ("blue", "#2d5f9e"), ("green", "#3f7d3a"), ("ochre", "#b8862b"),
    ("violet", "#6f4a8e"),
)  # fmt: skip
EDGE: Final = "#6b5d49"


@dataclass(frozen=True, slots=True)
class Board:
    """A drawn board and its size."""

    width: float
    height: float
    drawn: list[str]


def polygon(corners: Sequence[tuple[float, float]], fill: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{EDGE}" stroke-width="0.8"/>'


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'fill="{fill}" stroke="{EDGE}" stroke-width="0.8" rx="3"/>'
    )


def disc(x: float, y: float, radius: float, seat: int, words: str) -> str:
    """Returns a piece of a seat with its label."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{COLOURS[seat][1]}"/>'
        + label(x, y + 3.5, words, "#ffffff")
    )


def label(x: float, y: float, words: str, ink: str = "#2b2319") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="10" '
        f'fill="{ink}">{escape(words)}</text>'
    )
