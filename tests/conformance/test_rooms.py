"""Every registered room keeps the promises of a Game, and has the files that hold it to them."""

from pathlib import Path

import pytest

import durbar
from durbar.core.options import Options
from durbar.testing import (
    Coverage,
    check_game,
    file_name,
    parse_perft,
    playthrough,
    record_of,
)

TESTS = Path(__file__).parent.parent / "games"
ROOMS = list(durbar.GAMES)
TABLES = [(room, options) for room in ROOMS for options in durbar.game(room).options.all()]


def folder(room: str) -> Path:
    return TESTS / durbar.GAMES[room].rpartition(".")[2]


@pytest.mark.parametrize(
    ("room", "options"), TABLES, ids=[f"{room}-{file_name(o)}" for room, o in TABLES]
)
def test_room_keeps_the_promises_of_a_game(room: str, options: Options) -> None:
    check_game(durbar.game(room), [options])


@pytest.mark.parametrize("room", ROOMS)
def test_room_has_a_playthrough_for_all_its_options(room: str) -> None:
    found = {file.name for file in (folder(room) / "golden").glob("*.playthrough")}
    assert found == {file_name(options) for options in durbar.game(room).options.all()}


@pytest.mark.parametrize(
    ("room", "file"),
    [
        (room, file)
        for room in ROOMS
        for file in sorted((folder(room) / "golden").glob("*.playthrough"))
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else value,
)
def test_playthrough_is_answered_as_before(room: str, file: Path) -> None:
    """The playthroughs were reviewed when they were made (scripts/golden)."""
    expected = file.read_text("utf-8")
    record = record_of(expected)
    assert record.game == room
    assert playthrough(durbar.game_of(record), record) == expected


@pytest.mark.parametrize("room", ROOMS)
def test_every_verb_and_event_type_occurs_in_the_golden_games(room: str) -> None:
    coverage = Coverage(durbar.game(room))
    for file in (folder(room) / "golden").glob("*.playthrough"):
        coverage.add_record(record_of(file.read_text("utf-8")))
    for file in (folder(room) / "golden").glob("*.record"):
        coverage.add_record(durbar.parse_record(file.read_text("utf-8")))
    assert coverage.missing() == []


@pytest.mark.parametrize("room", ROOMS)
def test_room_has_perft_positions_for_all_its_seats(room: str) -> None:
    positions = parse_perft((folder(room) / "perft.txt").read_text("utf-8"))
    seats = {position.record.options["seats"] for position in positions if position.counts}
    assert seats == set(durbar.game(room).seats)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", ["test_perft.py", "test_machine.py"])
def test_room_is_held_to_its_files(room: str, name: str) -> None:
    assert (folder(room) / name).is_file()
