"""Seats that never decide: Carletto (T9) sits on his chairs, and nobody else does."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.live import Browser, Server, serving
from tests.support.toy import Lanterns

import durbar
from durbar.server.http.catalogue import automata_of

FORMS = {  # seats at the table and Carletto's among them
    "none": (4, {}),
    "duo": (3, {2: "Carletto"}),
    "solitaire": (3, {1: "Carletto 1", 2: "Carletto 2"}),
    "two-plus-two": (4, {1: "Carletto 1", 3: "Carletto 2"}),
    "guest": (5, {4: "Carletto"}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("automata")) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann") as browser:
        yield browser


def options(form: str) -> dict[str, Any]:
    return {"seats": FORMS[form][0], "carletto": form}


def refused(ann: Browser, table: str, **command: Any) -> str:
    return str(ann.http.post(f"/api/tables/{table}/commands", json=command).json()["code"])


def test_the_api_tells_with_which_options_seats_are_nobodys(ann: Browser) -> None:
    listed = {game["id"]: game["automata"] for game in ann.http.get("/api/games").json()}
    assert listed["java"] == listed["maharaja"] == []
    for form, (_, carletti) in FORMS.items():
        wanted = options(form) | {"provinces": 12}
        found = [each["seats"] for each in listed["taj-mahal"] if each["options"] == wanted]
        assert found == ([{str(seat): name for seat, name in carletti.items()}] if carletti else [])
    assert {each["options"]["provinces"] for each in listed["taj-mahal"]} == {9, 12}


def test_a_room_names_its_automata_by_itself() -> None:
    class Lit(Lanterns):
        def deciders(self, options: Any) -> tuple[int, ...]:
            return (1,)

    assert automata_of(Lanterns()) == ()
    automata = [each for each in automata_of(Lit()) if each.options["seats"] == 2]
    assert [each.seats for each in automata] and all(
        e.seats == {"0": "automaton"} for e in automata
    )


@pytest.mark.parametrize("form", FORMS)
def test_carletto_sits_on_his_chairs_and_nobody_else_can(
    server: Server, ann: Browser, form: str
) -> None:
    seats, carletti = FORMS[form]
    people = [seat for seat in range(seats) if seat not in carletti]
    made = ann.make("me", game="taj-mahal", options=options(form))["id"]
    state = ann.table(made)["state"]
    found = {each["seat"]: each for each in state["seats"]}
    assert {n: each["name"] for n, each in found.items() if each["kind"] == "automaton"} == carletti
    assert [n for n, each in found.items() if each["kind"] == "open"] == people[1:]
    assert state["status"] == ("lobby" if people[1:] else "running")
    with Browser(server, "Ben") as ben:
        for seat in carletti:
            if state["status"] == "lobby":
                taken = ben.http.post(
                    f"/api/tables/{made}/seats", json={"key": f"s{seat}", "seat": seat}
                )
                assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
                command = {"type": "add_bot", "key": f"b{seat}", "version": 0, "seat": seat}
                assert refused(ann, made, **command, bot="greedy") == "seat-taken"
        for seat in people[1:]:
            assert ben.join(made)["seat"] == seat
    state = ann.table(made)["state"]
    assert state["status"] == "running" and state["version"] == 1
    assert [each["name"] for each in state["seats"] if each["kind"] == "automaton"] == [
        *carletti.values()
    ]
    record = ann.http.get(f"/api/tables/{made}/record").json()
    assert [record["players"][seat] for seat in carletti] == [*carletti.values()]
    for seat in carletti:
        command = {"type": "replace_by_bot", "key": f"r{seat}", "version": 1, "seat": seat}
        assert refused(ann, made, **command) == "no-stand-in"
    too_many = {"key": "x", "game": "taj-mahal", "options": options(form)}
    answer = ann.http.post("/api/tables", json=too_many | {"seats": [{}] * (len(people) + 1)})
    assert answer.json()["code"] == "too-many-seats"


@pytest.mark.parametrize("form", ["solitaire", "guest"])
def test_carletto_is_never_asked_in_a_whole_game(ann: Browser, form: str) -> None:
    seats, carletti = FORMS[form]
    bots = ["random"] * (seats - len(carletti) - 1)
    made = ann.make("me", *bots, game="taj-mahal", options=options(form) | {"provinces": 9})["id"]
    game = durbar.game("taj-mahal")
    with ann.socket(made) as socket:
        state = socket.hello(0)
        assert state["view"]["to_move"] not in carletti
        socket.order("resign", state)
        while state["status"] != "over":
            state = socket.hear("update", "snapshot")
            assert state["view"]["to_move"] not in carletti
            movers = {each["who"] for each in state.get("happened", ())}
            assert not movers & set(map(str, carletti))
    record = durbar.parse_record(ann.http.get(f"/api/tables/{made}/record").text)
    durbar.verify(game, record)
    again = ann.http.post(
        f"/api/tables/{made}/commands",
        json={"type": "rematch", "key": "again", "version": state["version"]},
    ).json()["answer"]["rematch"]
    kinds = [each["kind"] for each in ann.table(again)["state"]["seats"]]
    assert [seat for seat, kind in enumerate(kinds) if kind == "automaton"] == [*carletti]
