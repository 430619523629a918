"""Makes the golden games of golden/*.record: a scripted beginning, then a lively game to the end.

    python -m tests.games.java.make_golden

Read the diff before you commit it.
"""

from collections.abc import Callable
from pathlib import Path

from tests.games.java.script import Scene, scene

import durbar
from durbar.bench.positions.java import lively
from durbar.core.chance import Rng
from durbar.core.record import entry_of

GOLDEN = Path(__file__).parent / "golden"

SPLIT = """
    0 lay three K5 K4 L4; 0 lay two K6 L6; 0 enter; 0 set down K4; 0 take up K4; 0 set down K6
    0 lay three K7 J6 J7; 0 lay village K8; 0 end turn; 1 lay three G12 F11 F12; 1 end turn
    0 palace 4 K8; 0 lay rice K7; 0 palace 2 K5
"""
OUTSIDE = "0 lay three J3 I3 J2; 0 lay two I3 J2"
WATERS = """
    0 lay three I6 J5 J6; 0 lay three L4 K5 L5; 0 lay three M6 L6 M7; 0 lay three I9 J8 J9
    0 lay three L10 K10 L9; 0 lay two L7 L8; 0 end turn; 1 lay three G12 F11 F12; 1 end turn
    0 irrigate K6; 0 irrigate K9; 0 enter; 0 set down L5; 0 lay two K7 K8
"""
SHARED = """
    0 lay village K4; 0 lay village J3; 0 lay two L4 L5; 0 lay two J4 J5; 0 enter; 0 set down J3
    0 palace 4 K4; 0 end turn; 1 enter; 1 set down L4; 1 lay three G12 F11 F12; 1 end turn
    2 lay village I4; 2 enter; 2 set down I4; 2 end turn; 0 lay rice G9; 0 festival K4
    0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask; 2 done; 0 agree; 1 agree
"""


def first(table: Scene, words: str) -> str | None:
    return next((text for text in table.legal if text.startswith(words)), None)


def take_all_cards(table: Scene) -> None:
    """Everybody takes two cards a turn until the pile is gone."""
    while table.view.pile_size:
        mover = int(table.state.to_move())
        table.play(f"{mover} {first(table, 'lay three')}")
        for _ in range(2):
            if first(table, "take hidden card"):
                table.play(f"{mover} take hidden card")
                table.deal()
        table.play(f"{mover} end turn")


def build_twos(table: Scene, rng: Rng) -> None:
    """Every chance to build a palace of 2 is taken until none is left."""
    while table.view.palaces[0] and table.state.to_move() != durbar.NOBODY:
        mover = int(table.state.to_move())
        if mover == durbar.CHANCE:
            table.deal()
        else:
            text = first(table, "palace 2") or table.game.text(lively(table.state, rng))
            table.play(entry_of(mover, text))


def finish(table: Scene, rng: Rng) -> None:
    while (mover := int(table.state.to_move())) != durbar.NOBODY:
        action = table.state.chance(rng) if mover < 0 else lively(table.state, rng)
        table.play(entry_of(mover, table.game.text(int(action))))


def games() -> dict[str, Callable[[], Scene]]:
    def with_cards_gone() -> Scene:
        table = scene()
        take_all_cards(table)
        return table

    def with_twos_sold_out() -> Scene:
        for seed in range(200):
            table = scene(seats=4)
            build_twos(table, Rng(seed))
            if not table.view.palaces[0]:
                return table
        raise AssertionError("no game sells out the palaces of 2")

    return {
        "palace-split-off-and-rebuilt": lambda: scene(SPLIT),
        "outside-tile-covered-again": lambda: scene(OUTSIDE),
        "two-waters-closed-by-one-tile": lambda: scene(WATERS),
        "festival-shared-by-three": lambda: scene(SHARED, 3),
        "draw-pile-exhausted": with_cards_gone,
        "palace-value-sold-out": with_twos_sold_out,
    }


def main() -> None:
    for n, (name, begin) in enumerate(games().items()):
        table = begin()
        finish(table, Rng(n))
        (GOLDEN / f"{name}.record").write_text(table.record.to_text(), encoding="utf-8")
        print(name, len(table.entries), table.state.scores())


if __name__ == "__main__":
    main()
