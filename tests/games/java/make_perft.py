"""Makes perft.txt: a dozen designed positions with their numbers of leaves, depth 1 and 2.

    python -m tests.games.java.make_perft

The tiles far from what a position is about are few: its players have run out of them.
"""

from pathlib import Path

from tests.games.java.make_golden import OUTSIDE, SHARED, SPLIT, WATERS
from tests.games.java.script import Scene, parted, scene

from durbar.testing import perft

FILE = Path(__file__).parent / "perft.txt"
HEAD = "# Known numbers of leaves: `perft DEPTH NODES`, depth in decisions (testing/perft.py).\n"


def before(script: str, entries: int) -> str:
    return "; ".join(parted(script)[:-entries])


def golden(name: str, entries: int) -> Scene:
    """A golden game up to an entry, or the next at which a seat decides."""
    lines = (FILE.parent / "golden" / f"{name}.record").read_text("utf-8").splitlines()
    seats = int(lines[0].rpartition("seats=")[2])
    table = Scene(seats)
    table.play("\n".join(lines[1 : 1 + entries]))
    while table.state.to_move() < 0:
        entries += 1
        table.play(lines[entries])
    return table


def positions() -> dict[str, Scene]:
    return {
        "opening, 2 seats": scene(),
        "opening, 4 seats": scene(seats=4),
        "a palace about to be split off": scene(before(SPLIT, 2)),
        "a palace to be built on the part split off": scene(before(SPLIT, 1)),
        "an outside tile to be covered": scene(before(OUTSIDE, 1)),
        "two waters about to be closed": scene(before(WATERS, 1)),
        "where a developer is set down": scene(before(WATERS, 2)),
        "a festival to be called, 3 seats": scene(before(SHARED, 9), 3),
        "a festival to be joined": scene(before(SHARED, 6), 3),
        "an agreement to be given": scene(before(SHARED, 2), 3),
        "the pile is gone": golden("draw-pile-exhausted", 70),
        "late, with palaces sold out": golden("palace-value-sold-out", 790),
        "late, at the end of a turn": golden("festival-shared-by-three", 640),
    }


def main() -> None:
    blocks = [HEAD]
    for name, table in positions().items():
        assert table.state.to_move() >= 0, name
        record_lines = "".join(f"    {line}\n" for line in table.record.to_text().splitlines())
        counts = [f"perft {depth} {perft(table.state, depth)}\n" for depth in (1, 2)]
        blocks.append(f"id {name}\n{record_lines}{''.join(counts)}")
        print(name, *counts, end="")
    FILE.write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
