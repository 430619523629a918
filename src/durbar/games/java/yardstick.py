"""The hundred positions by which Java's legal lists are timed, and the lively games they are from.

Each is the first decision of a turn at four seats, with 28 three-tiles gone and developers and
palaces on the board. A developer's move is two choices (take up, set down), so that the lists of
such a turn are the first choice's and, after every `take up` and `enter` that it offers, the list
of where the developer may be set down.
"""

from collections.abc import Callable, Iterator
from typing import Final

from durbar.core.chance import Rng
from durbar.core.types import CHANCE, NOBODY
from durbar.games.java.state import JavaState
from durbar.games.java.tables import END_TURN, ENTER, NONE, TAKE_UP, TOKEN, TURN

POSITIONS: Final = 100
GONE: Final = 28  # three-tiles
SEATS: Final = 4


def lively(s: JavaState, rng: Rng, spared: int = NONE) -> int:
    """First a verb, each as likely as the others, then one of its actions; ending is rare.

    A verb that is spared is never chosen: TOKEN, so that a list in the middle of a game has it too.
    """
    by_verb: dict[int, list[int]] = {}
    for action in s.legal():
        by_verb.setdefault(int(s.tables.verb[action]), []).append(action)
    verbs = sorted(by_verb.keys() - {spared})
    if len(verbs) > 1 and END_TURN in verbs and rng.below(4):
        verbs.remove(END_TURN)
    actions = by_verb[verbs[rng.below(len(verbs))]]
    return actions[rng.below(len(actions))]


def walk(s: JavaState, seed: int, spared: int = NONE) -> Iterator[JavaState]:
    """The positions of one lively game at which a seat decides; the state is reused."""
    rng = Rng(seed)
    while (mover := s.to_move()) != NOBODY:
        if mover == CHANCE:
            s.apply(s.chance(rng))
        else:
            yield s
            s.apply(lively(s, rng, spared))
    yield s


def positions(new: Callable[[], JavaState]) -> list[JavaState]:
    """Of one game each, with seeds from 0 on."""
    found: list[JavaState] = []
    seed = 0
    while len(found) < POSITIONS:
        s = next(filter(_is_half_built, walk(new(), seed, TOKEN)), None)
        if s is not None and s.palaces and any(player.on_board for player in s.players):
            found.append(s)
        seed += 1
    return found


def _is_half_built(s: JavaState) -> bool:
    """The first decision of a turn after so many three-tiles."""
    is_fresh = s.phase == TURN and s.ap == s.tables.turn_points
    is_fresh = is_fresh and not (s.tile_laid or s.token_spent or s.cards_taken or s.moved_free)
    return is_fresh and bool(s.threes <= s.tables.three_tiles - GONE)


def follow_ups(s: JavaState) -> list[JavaState]:
    """The positions after every `take up` and `enter`."""
    found = []
    for action in s.legal():
        if s.tables.verb[action] in (TAKE_UP, ENTER):
            after = s.clone()
            after.apply(action)
            found.append(after)
    return found
