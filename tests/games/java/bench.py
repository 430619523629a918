"""Java's legal lists on the positions that its figures are told for.

    python -m tests.games.java.bench

100 positions from fixed seeds, each the first decision of a turn with 28 three-tiles gone and
developers and palaces on the board; processor time, in this process and on one core.
"""

import time
from collections.abc import Callable

from tests.games.java.walks import GAME, walk

from durbar.core.chance import Rng
from durbar.games.java import state as states
from durbar.games.java.state import JavaState
from durbar.games.java.tables import ENTER, TAKE_UP, TURN

POSITIONS = 100
GONE = 28
ROUNDS = 50
PLAYOUTS = 300


def positions() -> list[JavaState]:
    found: list[JavaState] = []
    seed = 0
    while len(found) < POSITIONS:
        for s in walk(4, seed):
            fresh = s.phase == TURN and s.ap == 6 and not (s.tile_laid or s.token_spent)
            if fresh and not s.cards_taken and s.threes <= s.tables.three_tiles - GONE:
                if s.palaces and any(p.on_board for p in s.players):
                    found.append(s.clone())
                break
        seed += 1
    return found


def follow_ups(s: JavaState) -> list[JavaState]:
    """The positions after every `take up` and `enter`."""
    found = []
    for action in s.legal():
        if s.tables.verb[action] in (TAKE_UP, ENTER):
            after = s.clone()
            after.apply(action)
            found.append(after)
    return found


def microseconds(call: Callable[[JavaState], object], states: list[JavaState]) -> float:
    began = time.process_time()
    for _ in range(ROUNDS):
        for s in states:
            call(s)
    return (time.process_time() - began) / ROUNDS / len(states) * 1e6


def playouts() -> float:
    """Decisions per second by `random_action`."""
    rng, out = Rng(1), GAME.new(GAME.options(seats=4)).buffer()
    decisions, began = 0, time.process_time()
    for _ in range(PLAYOUTS):
        decisions += GAME.new(GAME.options(seats=4)).playout(rng, out)
    return decisions / (time.process_time() - began)


def main() -> None:
    print(states.__file__)
    first = positions()
    out = first[0].buffer()
    later = [after for s in first for after in follow_ups(s)]
    each = len(later) / len(first)
    choice = microseconds(lambda s: s.legal_into(out), first)
    follow = microseconds(lambda s: s.legal_into(out), later)
    rows = sum(int(s.legal_into(out)) for s in first) / len(first)
    print(f"{rows:.0f} rows in a first choice, {each:.1f} follow-ups")
    print(f"first choice: {1e6 / choice:,.0f} lists per second")
    print(f"and one follow-up: {1e6 / (choice + follow):,.0f} per second")
    print(f"and all follow-ups: {1e6 / (choice + each * follow):,.0f} per second")
    print(f"clone: {microseconds(lambda s: s.clone(), first):.1f} µs")
    print(f"playouts: {playouts():,.0f} decisions per second")


if __name__ == "__main__":
    main()
