"""Walks: games played by a policy that loves developers, palaces and festivals as much as tiles."""

from collections.abc import Iterator

import durbar
from durbar.core.chance import Rng
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState
from durbar.games.java.tables import END_TURN

GAME: Java = durbar.game("java")  # type: ignore[assignment]


def lively(s: JavaState, rng: Rng) -> int:
    """First a verb, each as likely as the others, then one of its actions; ending is rare."""
    by_verb: dict[int, list[int]] = {}
    for action in s.legal():
        by_verb.setdefault(int(s.tables.verb[action]), []).append(action)
    verbs = sorted(by_verb)
    if len(verbs) > 1 and END_TURN in verbs and rng.below(4):
        verbs.remove(END_TURN)
    actions = by_verb[verbs[rng.below(len(verbs))]]
    return actions[rng.below(len(actions))]


def walk(seats: int, seed: int, game: Java = GAME) -> Iterator[JavaState]:
    """The positions of one lively game at which a seat decides; the state is reused."""
    s, rng = game.new(game.options(seats=seats)), Rng(seed)
    while (mover := s.to_move()) != durbar.NOBODY:
        if mover == durbar.CHANCE:
            s.apply(s.chance(rng))
        else:
            yield s
            s.apply(lively(s, rng))
    yield s
