"""Features that the rooms' encodings share. Seats count clockwise from the observer."""

from collections.abc import Iterable, Sequence
from typing import Final

from durbar.core.game import View

LONG: Final = 32_767  # highest value of points and the like, which no rule bounds


def one_hot(chosen: int | None, size: int) -> list[int]:
    return [int(place == chosen) for place in range(size)]


def seat_hot(view: View, seat: int | None) -> list[int]:
    """A one-hot of a seat; all zeros for nobody and for chance."""
    seats = view.options["seats"]
    is_seat = seat is not None and seat >= 0
    return one_hot((seat - observer(view)) % seats if is_seat and seat is not None else None, seats)


def seats_among(view: View, members: Iterable[int]) -> list[int]:
    """A set of seats, a flag for each."""
    within = set(members)
    return [int(seat in within) for seat in round_table(view)]


def audience(view: View, members: Sequence[int]) -> list[int]:
    """A set of seats and of the spectators (-1), a flag for each."""
    return [*seats_among(view, members), int(-1 in members)]


def round_table(view: View) -> list[int]:
    """Returns the seats clockwise from the observer."""
    seats = view.options["seats"]
    return [(observer(view) + n) % seats for n in range(seats)]


def observer(view: View) -> int:
    assert view.seat is not None, "a spectator has no observation"
    return view.seat


def among(names: Sequence[str], members: Iterable[str]) -> list[int]:
    """A set of names, a flag for each known name."""
    within = set(members)
    return [int(name in within) for name in names]


def counted(names: Sequence[str], members: Sequence[str]) -> list[int]:
    """A list of names, a count for each known name."""
    return [members.count(name) for name in names]
