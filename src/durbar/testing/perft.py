"""Perft: counting the leaves of the game tree, and the text files that hold known counts.

Depth counts decisions. A chance ply inside the tree is followed by its lowest outcome only, or by
all of them with chance="all". A game that ends earlier has no leaves at the depth asked for.

A perft file has one block per position: `id NAME`, the record that leads to it, indented, and lines
`perft DEPTH NODES` or `perft DEPTH NODES chance all`. Lines that begin with `#` are for people.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from durbar.core import record as records
from durbar.core.game import Game
from durbar.core.record import Record
from durbar.core.state import State
from durbar.core.types import CHANCE, Action

ChanceMode: TypeAlias = Literal["lowest", "all"]


def perft(state: State, depth: int, chance: ChanceMode = "lowest") -> int:
    """How many leaves the tree has, so many decisions deep."""
    if depth == 0:
        return 1
    actions = state.legal()
    if state.to_move() == CHANCE:
        actions = actions if chance == "all" else actions[:1]
    else:
        depth -= 1
        if depth == 0:
            return len(actions)
    return sum(perft(_after(state, action), depth, chance) for action in actions)


def divide(state: State, depth: int, chance: ChanceMode = "lowest") -> dict[Action, int]:
    """The leaves behind each action of a decision: the split that finds the wrong branch."""
    return {action: perft(_after(state, action), depth - 1, chance) for action in state.legal()}


def _after(state: State, action: Action) -> State:
    after = state.clone()
    after.apply(action)
    return after


@dataclass(frozen=True, slots=True)
class Count:
    """A known number of leaves."""

    depth: int
    nodes: int
    chance: ChanceMode = "lowest"


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a perft file; its record ends at a decision."""

    id: str
    record: Record
    counts: tuple[Count, ...]


def parse_perft(text: str) -> list[Position]:
    """The positions of a perft file."""
    positions: list[Position] = []
    name, record_lines, counts = "", list[str](), list[Count]()
    for number, line in enumerate([*text.splitlines(), "id"], start=1):
        words = line.split()
        if line.startswith((" ", "\t")):
            record_lines.append(line.strip())
        elif words[:1] == ["id"]:
            if name:
                positions.append(
                    Position(name, records.parse("\n".join(record_lines)), tuple(counts))
                )
            name, record_lines, counts = " ".join(words[1:]), [], []
        elif words[:1] == ["perft"]:
            counts.append(_count(words, number))
        elif words and not line.startswith("#"):
            raise ValueError(f"line {number}: expected id, perft or an indented record: {line}")
    return positions


def _count(words: list[str], number: int) -> Count:
    match words:
        case ["perft", depth, nodes]:
            return Count(int(depth), int(nodes))
        case ["perft", depth, nodes, "chance", "all"]:
            return Count(int(depth), int(nodes), "all")
    raise ValueError(f"line {number}: expected `perft DEPTH NODES [chance all]`")


def check_perft(game: Game[Any, Any], position: Position) -> None:
    """Raises AssertionError with the split of the first count that is wrong."""
    state = records.replay(game, position.record)
    for count in position.counts:
        found = perft(state, count.depth, count.chance)
        if found != count.nodes:
            split = divide(state, count.depth, count.chance)
            listing = "\n".join(
                f"    {game.text(action)}: {nodes}" for action, nodes in split.items()
            )
            raise AssertionError(
                f"{position.id}: perft {count.depth} is {found}, not {count.nodes}\n{listing}"
            )
