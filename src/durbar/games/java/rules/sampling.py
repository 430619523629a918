"""A random legal action, each equally likely, without the list where the list is long."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.chance import Rng
from durbar.games.java.rules import door, turn
from durbar.games.java.rules.points import FINE
from durbar.games.java.tables import SET_DOWN, TURN

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

TRIES: Final = 24


def random_action(s: "JavaState", rng: Rng, out: vec[i64]) -> i64:
    """Rows are drawn until one is legal; after some tries the list is made after all.

    Every try is uniform over the rows, so what is accepted is uniform over the legal ones.
    """
    if s.phase == TURN and s.ap > 0:
        rows = s.tables.first[SET_DOWN]
        tries: i64 = 0
        while tries < TRIES:
            row = rng.below(rows)
            if turn.why_not_turn(s, row) == FINE:
                return row
            tries += 1
    return out[rng.below(door.legal_into(s, out))]
