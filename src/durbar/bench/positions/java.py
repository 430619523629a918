"""The hundred positions on which Java's legal lists are timed, and the varied games they are from.

Each is the first decision of a turn at four seats, with 28 three-tiles gone and developers and
palaces on the board. A developer's move is two choices (take up, set down). The lists of such a
turn are the list of the first choice and, after every `take up` and `enter` in it, the list of the
spaces where the developer may be set down.
"""

from collections.abc import Iterator
from typing import Final

from durbar.core.chance import Rng
from durbar.core.types import CHANCE, NOBODY
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState
from durbar.games.java.tables import END_TURN, ENTER, NONE, TAKE_UP, TOKEN, TURN

POSITIONS: Final = 100
GONE: Final = 28  # three-tiles
SEATS: Final = 4


def lively(s: JavaState, rng: Rng, spared: int = NONE) -> int:
    """Returns a random action: first a verb, each equally likely, then one of its actions.

    `end turn` is rare, and the spared verb is never chosen. The positions spare TOKEN, so that
    legal lists in the middle of a game contain it.
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
    """Yields the decisions of one such game and its end; the state is reused."""
    rng = Rng(seed)
    while (mover := s.to_move()) != NOBODY:
        if mover == CHANCE:
            s.apply(s.chance(rng))
        else:
            yield s
            s.apply(lively(s, rng, spared))
    yield s


def positions(game: Java) -> list[list[JavaState]]:
    """Returns the positions, each with those of its second choices."""
    return [[position, *follow_ups(position)] for position in _half_built(game)]


def _half_built(game: Java) -> list[JavaState]:
    """Returns a position of one game each, with seeds from 0 on."""
    options = game.options(seats=SEATS)
    found: list[JavaState] = []
    seed = 0
    while len(found) < POSITIONS:
        s = next(filter(_is_half_built, walk(game.new(options), seed, TOKEN)), None)
        if s is not None and s.palaces and any(player.on_board for player in s.players):
            found.append(s)
        seed += 1
    return found


def _is_half_built(s: JavaState) -> bool:
    """Whether this is the first decision of a turn after so many three-tiles."""
    is_fresh = s.phase == TURN and s.ap == s.tables.turn_points
    is_fresh = is_fresh and not (s.tile_laid or s.token_spent or s.cards_taken or s.moved_free)
    return is_fresh and bool(s.threes <= s.tables.three_tiles - GONE)


def follow_ups(s: JavaState) -> list[JavaState]:
    """Returns the positions after every `take up` and `enter`."""
    found = []
    for action in s.legal():
        if s.tables.verb[action] in (TAKE_UP, ENTER):
            after = s.clone()
            after.apply(action)
            found.append(after)
    return found
