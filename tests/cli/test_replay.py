"""replay: the table at any entry, a seat's view of it, and whether the record is sound."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import durbar


@pytest.fixture
def record(command: Command, tmp_path: Path) -> Path:
    """A whole game: a person who takes the first choice, against random."""
    file = tmp_path / "game.record"
    ran = command(
        "play", "maharaja", "--players", "human,random", "--seed", 4, "--save", file,
        typed="1\n\n" * 200,
    )  # fmt: skip
    assert ran.code == 0
    return file


def test_replay_prints_all_events_and_the_last_position(command: Command, record: Path) -> None:
    ran = command("replay", record)
    assert ran.code == 0
    assert "is the starting player" in ran.out and "game over" in ran.out
    assert ran.out.count("Sales day") == 18  # nine begin, nine end
    entries = len(durbar.parse_record(record.read_text("utf-8")).entries)
    assert f"After entry {entries} of {entries}" in ran.err


def test_replay_at_shows_the_turn_that_led_there(command: Command, record: Path) -> None:
    entries = durbar.parse_record(record.read_text("utf-8")).entries
    at = next(n for n, entry in enumerate(entries) if "buy" in entry) + 1
    ran = command("replay", record, "--at", at)
    assert "buys the" in ran.out
    assert ran.out.count("\n") < 40
    assert "day 1 of 9" in ran.out
    assert "0 of" in command("replay", record, "--at", 0).err


def test_replay_speaks_to_the_seat_that_looks(command: Command, record: Path) -> None:
    ran = command("replay", record, "--seat", 1, "--lang", "de")
    assert "Du nimmst eine Goldmünze" in ran.out
    assert command("replay", record, "--seat", 2).code == 2


def test_replay_as_json_holds_record_view_and_events(command: Command, record: Path) -> None:
    output = json.loads(command("replay", record, "--at", 6, "--seat", 0, "--verify", "--json").out)
    assert list(output) == ["record", "at", "seat", "view", "events", "verified"]
    assert output["at"] == 6 and output["seat"] == 0 and output["view"]["seat"] == 0
    assert output["record"]["durbar"] == 1 and output["record"]["dealer"] is None
    assert output["events"][0]["type"] == "StartingPlayerFound" and output["events"][0]["text"]
    assert output["verified"]["dealer"] == "sfc32"


def test_verify_says_what_was_verified(command: Command, record: Path) -> None:
    assert "the dealer (sfc32) dealt" in command("replay", record, "--verify").out
    lines = [line for line in record.read_text("utf-8").splitlines() if "# dealer" not in line]
    record.write_text("\n".join(lines) + "\n", "utf-8")
    assert "does not name its dealer" in command("replay", record, "--verify").out


def test_a_record_as_json_is_replayed_too(command: Command, record: Path) -> None:
    text = command("replay", record).out
    parsed = durbar.parse_record(record.read_text("utf-8"))
    record.write_text(json.dumps(parsed.to_json()), "utf-8")
    assert command("replay", record).out == text


@pytest.mark.parametrize(
    ("ours", "theirs", "named"),
    [
        ("# maharaja", "# chess", ["chess"]),
        ("edition=", "edition=0", ["line 1", "edition"]),
        ("seats=2", "seats=7", ["line 1", "7"]),
        ("take gold", "take silver", ["take silver"]),
        ('"seed": 4', '"seed": 5', ["line", "expected"]),
        ("chance start", "chance? start", ["line 4", "chance? start"]),
    ],
)
def test_a_bad_record_is_refused_with_line_and_what_was_expected(
    command: Command, record: Path, ours: str, theirs: str, named: list[str]
) -> None:
    text = record.read_text("utf-8")
    assert ours in text
    record.write_text(text.replace(ours, theirs, 1), "utf-8")
    ran = command("replay", record, "--verify")
    assert ran.code == 2
    assert [word for word in named if word not in ran.err] == []


def test_an_action_against_the_rules_is_explained(command: Command, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
    lines[place] = f"{lines[place][0]} give up jug-red"
    record.write_text("\n".join(lines), "utf-8")
    ran = command("replay", record)
    assert ran.code == 2
    assert f"line {place + 1}" in ran.err and "First take a coin or buy an antique" in ran.err


def test_a_record_of_an_owners_edition_needs_that_edition(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.cli.test_commands import own

    edition = own(tmp_path, "gold = 3", "gold = 4")
    file = tmp_path / "own.record"
    command("play", "maharaja", "--edition", edition, "--save", file, typed="1\n\nq\n")
    refused = command("replay", file)
    assert refused.code == 2 and "--edition" in refused.err
    assert command("replay", file, "--edition", edition, "--verify").code == 0
    settings = tmp_path / "settings.toml"
    settings.write_text('[editions]\nmaharaja = "own.toml"\n', "utf-8")
    monkeypatch.setenv("DURBAR_SETTINGS", str(settings))
    assert command("replay", file, "--verify").code == 0
