"""Records: textual, named, chance included; damaged and foreign ones are refused by line."""

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.support.toy import LanternOptions, Lanterns

from durbar.core import record as records
from durbar.core.dealers import SeededDealer
from durbar.core.errors import BadRecord
from durbar.core.match import Match
from durbar.core.record import Record

GAME = Lanterns()
HEADER = f"# lanterns 1.0 edition={GAME.edition.digest} seats=2 gold=true"
OPENING = """\
chance start 1
chance deal red to 0
chance deal white to 0
chance deal blue to 1
chance deal red to 1
chance open red
chance open green
chance open gold
chance open gold
1 take red
1 take gold
1 light gold
"""
TEXT = HEADER + "\n" + OPENING


def whole_game(seed: int = 5) -> Record:
    match = Match(GAME, LanternOptions(seats=2), SeededDealer(seed), ("Anna", "Bernd"))
    while not match.is_over:
        match.submit(match.owner, [match.state.legal()[0]])
        match.commit(match.owner)
    return match.record


def refused(text: str) -> BadRecord:
    """The same error, whether it is found while reading or while replaying."""
    with pytest.raises(BadRecord) as caught:
        for _ in records.steps(GAME, records.parse(text)):
            pass
    return caught.value


# Round trips -------------------------------------------------------------------------------------


def test_the_text_form_is_what_a_person_would_type() -> None:
    record = records.parse(TEXT)
    assert record.options == {"seats": 2, "gold": True}
    assert record.entries == tuple(OPENING.splitlines())
    assert record.to_text() == TEXT


def test_the_json_form_has_the_same_words() -> None:
    record = replace(records.parse(TEXT), players=("Anna", "Bernd"))
    assert record.to_json() == {
        "durbar": 1,
        "game": "lanterns",
        "rules_version": "1.0",
        "edition": GAME.edition.digest,
        "options": {"seats": 2, "gold": True},
        "players": ["Anna", "Bernd"],
        "dealer": None,
        "entries": OPENING.splitlines(),
    }


def test_both_forms_round_trip_with_players_and_dealer() -> None:
    record = whole_game()
    assert record.players == ("Anna", "Bernd") and record.dealer == {"kind": "sfc32", "seed": 5}
    assert records.parse(record.to_text()) == record
    assert records.parse(json.dumps(record.to_json())) == record
    assert records.parse(json.dumps(record.to_json(), indent=2)).to_text() == record.to_text()


def test_names_of_players_may_be_anything() -> None:
    record = replace(whole_game(), players=('a "b"\n# dealer', "Ölmühle"))
    assert records.parse(record.to_text()) == record


def test_blank_lines_and_spaces_at_the_edges_do_not_matter() -> None:
    assert records.parse(TEXT.replace("\n", "  \n\n")).entries == records.parse(TEXT).entries


# Replay ------------------------------------------------------------------------------------------


def test_replay_stops_at_the_given_entry() -> None:
    record = records.parse(TEXT)
    assert records.replay(GAME, record, 0).key() == records.start(GAME, record).key()
    assert records.replay(GAME, record, 9).row == [1, 0, 1, 0, 2]
    assert records.replay(GAME, record).key() == records.replay(GAME, record, 12).key()


@pytest.mark.parametrize("at", [-1, 13])
def test_replay_does_not_go_beyond_the_record(at: int) -> None:
    with pytest.raises(BadRecord) as caught:
        records.replay(GAME, records.parse(TEXT), at)
    assert (caught.value.code, caught.value.facts) == ("record-at", {"at": at, "entries": 12})


def test_steps_name_who_did_what() -> None:
    steps = [(step.number, step.who, GAME.text(step.action)) for step in
             records.steps(GAME, records.parse(TEXT))]  # fmt: skip
    assert steps[0] == (0, -1, "start 1") and steps[-1] == (11, 1, "light gold")


# Redaction ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "deals"),
    [
        (0, ["deal red to 0", "deal white to 0", "deal ? to 1", "deal ? to 1"]),
        (1, ["deal ? to 0", "deal ? to 0", "deal blue to 1", "deal red to 1"]),
        (None, ["deal ? to 0", "deal ? to 0", "deal ? to 1", "deal ? to 1"]),
    ],
)
def test_a_seat_reads_its_own_deals_alone(seat: int | None, deals: list[str]) -> None:
    redacted = records.redact(GAME, records.parse(TEXT), seat)
    assert [entry.removeprefix("chance ") for entry in redacted.entries[1:5]] == deals
    assert redacted.entries[5:] == records.parse(TEXT).entries[5:]
    assert records.parse(redacted.to_text()) == redacted


def test_a_redacted_record_keeps_silent_about_its_dealer() -> None:
    assert records.redact(GAME, whole_game(), 0).dealer is None


def test_a_redacted_record_replays_up_to_the_first_unknown() -> None:
    redacted = records.redact(GAME, records.parse(TEXT), 0)
    assert (
        records.replay(GAME, redacted).key() == records.replay(GAME, records.parse(TEXT), 3).key()
    )


@pytest.mark.parametrize("entry", ["chance deal ? to 7", "chance ? ? ? ? ?", "0 shine red"])
def test_what_follows_an_unknown_must_still_be_notation(entry: str) -> None:
    error = refused(TEXT.replace("chance deal red to 0", "chance deal ? to 0") + entry + "\n")
    assert (error.code, error.facts["line"], error.facts["found"]) == ("record-entry", 14, entry)


# Verification ------------------------------------------------------------------------------------


def test_an_honest_dealer_is_confirmed() -> None:
    record = whole_game()
    assert records.verify(GAME, record).key() == records.replay(GAME, record).key()


def test_without_a_dealer_only_the_rules_are_verified() -> None:
    assert (
        records.verify(GAME, records.parse(TEXT)).key()
        == records.replay(GAME, records.parse(TEXT)).key()
    )


def test_another_deal_than_the_dealers_is_found() -> None:
    record = replace(records.parse(TEXT), dealer={"kind": "sfc32", "seed": 1})
    with pytest.raises(BadRecord) as caught:
        records.verify(GAME, records.parse(record.to_text()))
    assert caught.value.code == "record-dealer-differs"
    number = caught.value.facts["entry"]
    assert caught.value.facts["found"] == record.entries[number - 1]
    assert caught.value.facts["line"] == number + 2
    assert caught.value.facts["expected"].startswith("chance ")


# Damaged and foreign records ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        (HEADER, "lanterns", "record-header", 1),
        (HEADER, "# lanterns 1.0", "record-header", 1),
        (HEADER, HEADER.replace("# lanterns", "# maharaja"), "record-game", 1),
        (HEADER, HEADER.replace(" 1.0", " 0.9"), "record-rules", 1),
        (HEADER, HEADER.replace("edition=", "edition=0"), "record-edition", 1),
        (HEADER, HEADER.replace("seats=2", "seats=9"), "record-options", 1),
        (HEADER, HEADER + " silver=true", "record-options", 1),
        (HEADER, HEADER + '\n# players ["Anna"]', "record-players", 2),
        (HEADER, HEADER + '\n# players "Anna"', "record-player-names", 2),
        (HEADER, HEADER + "\n# players [3, 4]", "record-player-names", 2),
        (HEADER, HEADER + "\n# players [", "record-json", 2),
        (HEADER, HEADER + "\n# dealer {", "record-json", 2),
        (HEADER, HEADER + "\n# dealer 7", "record-dealer", 2),
        ("chance open red", "nature open red", "record-line", 7),
        ("chance open red", "# a comment", "record-line", 7),
        ("chance open red", "chance", "record-line", 7),
        ("chance open red", "0 take red", "record-mover", 7),
        ("chance open red", "chance open rod", "record-entry", 7),
        ("chance open red", "chance start 1", "record-entry", 7),
        ("1 take gold", "0 take gold", "record-mover", 12),
        ("1 take gold", "chance open red", "record-mover", 12),
        ("1 take gold", "1 light gold", "record-entry", 12),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_by_line(old: str, new: str, code: str, line: int) -> None:
    assert old in TEXT
    error = refused(TEXT.replace(old, new))
    assert (error.code, error.facts["line"]) == (code, line)


def test_the_error_says_what_was_expected() -> None:
    error = refused(TEXT.replace("1 take gold", "0 take gold"))
    assert (error.facts["expected"], error.facts["found"]) == ("1", "0 take gold")
    error = refused(TEXT.replace("edition=", "edition=0"))
    assert error.facts["expected"] == GAME.edition.digest
    error = refused(TEXT.replace("1 take gold", "1 take white"))
    assert error.facts["reason"].why_not.code == "lanterns-not-in-row"


def test_an_entry_after_the_end_is_refused() -> None:
    over = whole_game()
    with pytest.raises(BadRecord) as caught:
        records.replay(GAME, replace(over, entries=(*over.entries, "0 take red")))
    assert (caught.value.code, caught.value.facts["expected"]) == ("record-mover", "nobody")
    assert caught.value.facts["entry"] == len(over.entries) + 1


def test_nothing_is_no_record() -> None:
    assert refused("").facts == {"line": 1, "found": ""}


def damaged(**changes: Any) -> str:
    document = records.parse(TEXT).to_json() | changes
    return json.dumps({key: value for key, value in document.items() if value is not ...})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "record-json"),
        ("{" * 100_000, "record-json"),
        (damaged(entries=...), "record-keys"),
        (damaged(colour="red"), "record-keys"),
        (damaged(durbar=2), "record-format"),
        (damaged(game=3), "record-type"),
        (damaged(edition=None), "record-type"),
        (damaged(options=[]), "record-type"),
        (damaged(entries="0 take red"), "record-type"),
        (damaged(entries=["chance start 1", 5]), "record-json-entry"),
        (damaged(entries=["take red"]), "record-json-entry"),
        (damaged(players=[1]), "record-player-names"),
        (damaged(players="ab"), "record-player-names"),
        (damaged(dealer=[]), "record-dealer"),
        (damaged(dealer={"kind": 3}), "record-dealer"),
        (damaged(options={"seats": "2"}), "record-options"),
        (damaged(options={"seats": [2]}), "record-options"),
        (damaged(entries=["chance start 1", "0 take red"]), "record-mover"),
    ],
)
def test_a_damaged_json_record_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_players_and_dealer_may_be_left_out_of_json() -> None:
    assert records.parse(damaged(players=..., dealer=...)) == records.parse(TEXT)
