"""The verbs and the ACTIONS table: frozen values whose str() is the notation.

The rows stand in the order of the verbs in tables.py, whose columns describe them to the rules.
A tile is given by its spaces, the village first.
"""

from collections.abc import Callable
from dataclasses import dataclass

from durbar.core.types import Seat
from durbar.games.java import tables
from durbar.games.java.tables import START, JavaTables


@dataclass(frozen=True, slots=True)
class LayTile:
    tile: str  # "three", "two", "rice", "village"
    spaces: tuple[str, ...]  # the village first

    def __str__(self) -> str:
        return f"lay {self.tile} {' '.join(self.spaces)}"


@dataclass(frozen=True, slots=True)
class Irrigate:
    space: str

    def __str__(self) -> str:
        return f"irrigate {self.space}"


@dataclass(frozen=True, slots=True)
class Palace:
    """Builds a palace, or upgrades the one that stands there."""

    value: int
    space: str

    def __str__(self) -> str:
        return f"palace {self.value} {self.space}"


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Begins the move of a developer; `SetDown` or `Leave` ends it."""

    space: str

    def __str__(self) -> str:
        return f"take up {self.space}"


@dataclass(frozen=True, slots=True)
class Enter:
    """Takes up a developer from beside the board."""

    def __str__(self) -> str:
        return "enter"


@dataclass(frozen=True, slots=True)
class TakeOpenCard:
    def __str__(self) -> str:
        return "take open card"


@dataclass(frozen=True, slots=True)
class TakeHiddenCard:
    def __str__(self) -> str:
        return "take hidden card"


@dataclass(frozen=True, slots=True)
class SpendToken:
    def __str__(self) -> str:
        return "spend token"


@dataclass(frozen=True, slots=True)
class CallFestival:
    space: str  # of the palace

    def __str__(self) -> str:
        return f"festival {self.space}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True, slots=True)
class SetDown:
    space: str

    def __str__(self) -> str:
        return f"set down {self.space}"


@dataclass(frozen=True, slots=True)
class Leave:
    """The developer taken up leaves the board."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Bid:
    card: str

    def __str__(self) -> str:
        return f"bid {self.card}"


@dataclass(frozen=True, slots=True)
class Done:
    """No more cards in this bid."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Agree:
    def __str__(self) -> str:
        return "agree"


@dataclass(frozen=True, slots=True)
class Start:
    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    card: str
    seat: Seat

    def __str__(self) -> str:
        return f"deal {self.card} to {self.seat}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    card: str

    def __str__(self) -> str:
        return f"turn up {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


Verb = (
    LayTile | Irrigate | Palace | TakeUp | Enter | TakeOpenCard | TakeHiddenCard | SpendToken
    | CallFestival | EndTurn | SetDown | Leave | Bid | Done | Pass | Agree
    | Start | Deal | TurnUp | Draw
)  # fmt: skip

TILES = {  # verb -> the tile's name
    tables.LAY_THREE: "three",
    tables.LAY_TWO: "two",
    tables.LAY_RICE: "rice",
    tables.LAY_VILLAGE: "village",
}
PLAIN: dict[int, Verb] = {
    tables.ENTER: Enter(),
    tables.TAKE_OPEN: TakeOpenCard(),
    tables.TAKE_HIDDEN: TakeHiddenCard(),
    tables.TOKEN: SpendToken(),
    tables.END_TURN: EndTurn(),
    tables.LEAVE: Leave(),
    tables.DONE: Done(),
    tables.PASS: Pass(),
    tables.AGREE: Agree(),
}
OF_SPACE: dict[int, Callable[[str], Verb]] = {
    tables.IRRIGATE: Irrigate,
    tables.TAKE_UP: TakeUp,
    tables.FESTIVAL: CallFestival,
    tables.SET_DOWN: SetDown,
}
OF_CARD: dict[int, Callable[[str], Verb]] = {
    tables.BID: Bid,
    tables.TURN_UP: TurnUp,
    tables.DRAW: Draw,
}


def make_actions(t: JavaTables) -> tuple[Verb, ...]:
    return tuple(_verb(t, action) for action in range(len(t.verb)))


def seat_actions(t: JavaTables) -> int:
    """How many rows are the seats'."""
    return int(t.first[START])


def spaces_of(t: JavaTables, footprint: int) -> list[int]:
    """The spaces of a footprint, ascending."""
    spaces = (t.one[footprint], t.two[footprint], t.three[footprint])
    return [int(space) for space in spaces[: t.size[footprint]]]


def tile_of(t: JavaTables, action: int) -> LayTile:
    """The tile that an action lays, its village first."""
    spaces = sorted(spaces_of(t, t.what[action]), key=lambda x: (x != t.more[action], x))
    return LayTile(TILES[t.verb[action]], tuple(t.names[space] for space in spaces))


def _verb(t: JavaTables, action: int) -> Verb:
    verb, what, more = int(t.verb[action]), int(t.what[action]), int(t.more[action])
    if verb in TILES:
        return tile_of(t, action)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in OF_SPACE:
        return OF_SPACE[verb](t.names[what])
    if verb in OF_CARD:
        return OF_CARD[verb](t.kind_names[what])
    if verb == tables.PALACE:
        return Palace(more, t.names[what])
    if verb == tables.DEAL:
        return Deal(t.kind_names[what], more)
    return Start(what)
