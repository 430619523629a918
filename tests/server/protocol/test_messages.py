"""Messages: every struct of a room is derived, every message fits the exported schema."""

from typing import Any

import jsonschema
import msgspec
import pytest
from tests.support.play import first_choice, owner_of
from tests.support.toy import Lanterns

import durbar
from durbar.core.dealers import SeededDealer
from durbar.core.match import Match
from durbar.server.outgoing import messages as outgoing
from durbar.server.protocol import codec, convert, messages
from durbar.server.protocol import schema as schemas


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return schemas.schema()


def fits(schema, part, message):
    body = msgspec.json.decode(codec.encode(message))
    jsonschema.Draft202012Validator({**part, "$defs": schema["$defs"]}).validate(body)


@pytest.mark.parametrize("name", durbar.GAMES)
def test_what_a_table_says_in_a_whole_game_fits_the_schema(name, make, schema, key):
    game = durbar.game(name)
    table = make(name, min(game.seats))
    plies = 0
    while table.status != "over" and plies < 80:
        seat = owner_of(table)
        state = outgoing.snapshot(table, seat)
        prompt = state.prompt
        chosen = tuple(c.action for c in prompt.choices[: max(1, prompt.least)])
        command = messages.Submit(key=key(), version=table.version, actions=chosen, commit=True)
        progress = table.apply(seat, command)
        plies += 1
        if plies % 20 == 1:
            for audience in (0, None):
                for message in outgoing.messages(table, progress, audience):
                    fits(schema, schema["from_server"], message)
            fits(schema, schema["from_server"], state)
    fits(schema, schema["from_server"], outgoing.snapshot_since(table, 0, 0))
    fits(schema, schema["games"][name]["view"], outgoing.snapshot(table, 0).view)


def test_schema_names_every_event_of_every_room(schema):
    for name in durbar.GAMES:
        tags = {convert.snake(kind.__name__) for kind in durbar.game(name).event_types}
        refs = [ref["$ref"].rpartition("/")[2] for ref in schema["games"][name]["events"]["anyOf"]]
        assert {schema["$defs"][ref]["properties"]["type"]["enum"][0] for ref in refs} == tags


def test_unknown_is_a_text_of_its_own_on_the_wire():
    game = Lanterns()
    match = Match(game, game.options(seats=2), SeededDealer(1))
    encoded = codec.encode(
        [
            convert.serialize(game.redact(event, 0))
            for step in match.opening
            for event in step.events
        ]
    )
    dealt = [each for each in msgspec.json.decode(encoded) if each["type"] == "lantern_dealt"]
    assert {each["kind"] for each in dealt if each["seat"] == 1} == {"?"}
    assert "?" not in {each["kind"] for each in dealt if each["seat"] == 0}


def test_actions_leave_as_notation_never_as_indices(make):
    table = make()
    state = outgoing.snapshot(table, owner_of(table))
    assert state.view.legal == tuple(choice.action for choice in state.prompt.choices)
    assert first_choice(table) in state.view.legal


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"[]",
        b"{}",
        b'{"type":"dance"}',
        b'{"type":"undo"}',
        b'{"type":"undo","key":"a","version":-1}',
        b'{"type":"undo","key":"a","more":1}',
        b'{"type":"undo","key":""}',
        b'{"type":"submit","key":"a","actions":[]}',
        b'{"type":"submit","key":"a","actions":[7]}',
        b'{"type":"chat","key":"a","text":"   "}',
        b'{"type":"hello","seat":99}',
        b"\xff\xfe",
    ],
)
def test_a_malformed_message_is_refused(frame):
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        codec.decode(frame)
