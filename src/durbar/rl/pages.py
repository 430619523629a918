"""Generates the pages of docs/rl: `python -m durbar.rl.pages FOLDER`."""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from durbar.core.game import Game
from durbar.core.options import Options
from durbar.games.registry import GAMES, game
from durbar.rl.encode import layout_of
from durbar.rl.encode.features import LONG
from durbar.rl.ids import env_id
from durbar.rl.layout import Piece

REWARDS: Final = {
    "rank": "at the end: 1 for the first place, -1 for the last, evenly between; ties share",
    "win": "at the end: 1 for who wins, shared in a tie, else 0",
    "margin": "at the end: points more than the best other seat",
    "points": "at once: points scored since the last step; they add up to the score",
}
VERSIONS: Final = {
    "java": {1: "the first"},
    "maharaja": {1: "the first"},
    "taj-mahal": {1: "the first"},
}


def page(name: str) -> str:
    """Returns the page of a game in Markdown."""
    room = game(name)
    options = room.options.parse(None, "")
    return "\n".join(
        [
            f"# {env_id(name)}",
            "",
            "Made by `python -m durbar.rl.pages docs/rl`; a test holds it to the code.",
            "",
            f'`durbar.rl.aec_env("{name}")`, `durbar.rl.single_env("{name}")`, '
            f'`durbar.rl.Batch("{name}", 64)`; the rules are in '
            f"[the paragraphs](../../src/durbar/texts/en/rules/{name}.md).",
            "",
            "## Specs",
            "",
            *_specs(room),
            "",
            f"## Observation ({options.seats} seats)",
            "",
            "Seats count from the observer, clockwise: `_0` is himself. With other seat counts the",
            "parts have other sizes; `env.layout` knows them. Numbers are `int16`.",
            "",
            *_observation(room, options),
            "",
            "## Actions",
            "",
            *_actions(room),
            "",
            "## Rewards",
            "",
            "| name | what is paid |",
            "| --- | --- |",
            *(f"| `{key}` | {meaning} |" for key, meaning in REWARDS.items()),
            "",
            "## Versions",
            "",
            *(f"- v{number}: {change}" for number, change in VERSIONS[name].items()),
            "",
        ]
    )


def _specs(room: Game[Any, Any]) -> Iterator[str]:
    yield "| form | agents | observation |"
    yield "| --- | --- | --- |"
    for options in room.options.all():
        agents = ", ".join(f"`player_{seat}`" for seat in room.deciders(options))
        form = ", ".join(f"{key}={value}" for key, value in options.to_json().items())
        yield f"| `{form}` | {agents} | {layout_of(room, options).size} |"
    yield ""
    yield f"Actions: `Discrete({room.seat_actions})`, of which a mask allows some."


def _observation(room: Game[Any, Any], options: Options) -> Iterator[str]:
    yield "| index | name | shape | range | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    for placed in layout_of(room, options):
        piece = placed.piece
        last = placed.end - 1
        index = f"{placed.begin}" if last == placed.begin else f"{placed.begin}–{last}"
        shape = "×".join(map(str, piece.shape))
        yield f"| {index} | `{piece.name}` | {shape} | {_range(piece)} | {piece.meaning} |"


def _range(piece: Piece) -> str:
    return f"{piece.low} …" if piece.high == LONG else f"{piece.low} … {piece.high}"


def _actions(room: Game[Any, Any]) -> Iterator[str]:
    """Yields a row for each kind of action."""
    yield "| index | action | for instance |"
    yield "| --- | --- | --- |"
    rows = list(enumerate(room.ACTIONS[: room.seat_actions]))
    for verb, group in groupby(rows, key=lambda row: type(row[1]).__name__):
        numbers = [number for number, _ in group]
        first, last = numbers[0], numbers[-1]
        index = f"{first}" if first == last else f"{first}–{last}"
        middle = numbers[len(numbers) // 2]
        yield f"| {index} | {_words(verb)} | `{room.text(middle)}` |"


def _words(name: str) -> str:
    """Returns `TakeGold` as `take gold`."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.md").write_text(page(name), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
