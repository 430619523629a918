"""Ratings: what a rated table asks for, what a result says of whom, and that it counts once."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from msgspec import structs
from sqlalchemy import delete, insert, select, update
from tests.support.databases import database_in
from tests.support.live import Browser, serving
from tests.support.play import owner_of
from tests.support.runtimes import Time
from tests.support.waiting import within

from durbar.bots.skill import INITIAL, rate_game
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.outgoing import messages
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import (
    AddBot,
    ReplaceByBot,
    RequestHint,
    Resign,
    Submit,
    TableSettings,
)
from durbar.server.runtime import open_runtime
from durbar.server.settings import Settings
from durbar.server.store import ratings, schema
from durbar.server.tables import hints
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.ratings import Participant, Subject, participants
from durbar.server.tables.results import ended
from durbar.server.tables.seating import join, seat_command
from durbar.server.tables.seats import Holder

pytestmark = pytest.mark.store

ANN, BEN = Holder("ann"), Holder("ben")
CLOCK = table_settings.DaysPerMove(days=3)
RATED = TableSettings(rated=True, clock=CLOCK)
LADDER = ("maharaja", "")


def rated_table(editions, *seats, game="maharaja", settings=RATED, holder=ANN, key="w", **options):
    """A table with these kinds of seats: "me", "open" or a bot."""
    kinds = [
        SeatRequest(kind=kind) if kind in ("me", "open") else SeatRequest(kind="bot", bot=kind)
        for kind in seats
    ]
    options = {"seats": len(seats)} | options
    request = TableRequest(
        key=key, game=game, options=options, seats=tuple(kinds), settings=settings
    )
    return make_table(editions, request, holder, "Ann")[0]


def sit(table, holder=BEN, key="j"):
    join(table, holder, None, holder.guest or "?", "", "hash", key=key)


def play_out(table):
    """Whoever is to move takes anything legal, to the end."""
    rng = random.Random(1)
    while table.status == "running":
        table.play_bot(owner_of(table), [rng.choice(legal(table))])
    return table


def legal(table):
    return [table.game.text(action) for action in table.match.committed.legal()]


def ranks(table):
    return {each.seat: each.rank for each in participants(table)}


# What a rated table is -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "seats", "settings", "options"),
    [
        ("rated-clock", ("me", "open"), TableSettings(rated=True), {}),
        ("rated-hints", ("me", "open"), structs.replace(RATED, hints=True), {}),
        ("rated-bot", ("me", "greedy"), RATED, {}),
        ("rated-bot", ("me", "master:simulations=5"), RATED, {}),
        ("rated-one-seat", ("me", "me"), RATED, {}),
        ("rated-alone", ("casual", "casual"), RATED, {}),
        ("rated-alone", ("me",), RATED, {"game": "taj-mahal", "seats": 3, "carletto": "solitaire"}),
    ],
)  # fmt: skip
def test_a_rated_table_that_would_not_be_fair_is_refused(editions, code, seats, settings, options):
    with pytest.raises(Refusal, match=code):
        rated_table(editions, *seats, settings=settings, **options)


def test_who_sits_down_at_a_rated_table_has_one_seat_and_is_known(editions, key):
    table = rated_table(editions, "me", "open", "open")
    with pytest.raises(Refusal, match="rated-one-seat"):
        sit(table, ANN)
    with pytest.raises(Refusal, match="rated-guest"):
        sit(table, Holder(token_hash="somebody"))
    bot = AddBot(key=key(), version=0, seat=1, bot="random")
    with pytest.raises(Refusal, match="rated-bot"):
        seat_command(table, ANN, 0, bot, 0.0, "id")
    assert [place.kind for place in table.places] == ["person", "open", "open"]
    sit(table)
    seat_command(table, ANN, 0, AddBot(key=key(), version=0, seat=2, bot="casual"), 0.0, "id")
    assert table.status == "running"


def test_the_same_bot_alone_never_begins_a_rated_table(editions, key):
    table = rated_table(editions, "casual", "open")
    again = AddBot(key=key(), version=0, seat=1, bot="casual")
    with pytest.raises(Refusal, match="rated-alone"):
        seat_command(table, ANN, None, again, 0.0, "id")
    other = AddBot(key=key(), version=0, seat=1, bot="novice")
    seat_command(table, ANN, None, other, 0.0, "id")
    assert table.status == "running"


def test_nobody_is_advised_and_no_bot_stands_in(editions, key):
    table = rated_table(editions, "me", "casual")
    assert not table.gives_hints
    with pytest.raises(NotAllowed, match="no-hints-rated"):
        hints.check(table, 0, RequestHint(key="h", version=1))
    with pytest.raises(Refusal, match="rated-no-stand-in"):
        stand_in = ReplaceByBot(key=key(), version=1, seat=0, bot="master")
        seat_command(table, ANN, 0, stand_in, 0.0, "id")
    seat_command(table, ANN, 0, Resign(key=key(), version=1), 0.0, "id")


# What a result says ----------------------------------------------------------------------------


def test_the_result_ranks_people_and_bots_and_no_automata(editions):
    table = rated_table(editions, "me", "open", game="taj-mahal", seats=3, carletto="duo")
    sit(table)
    play_out(table)
    people = [seat for seat, place in enumerate(table.places) if place.kind == "person"]
    points = table.match.committed.scores()
    one, other = people
    assert ranks(table) == {
        one: 1 + (points[one] < points[other]),
        other: 1 + (points[other] < points[one]),
    }
    subjects = {each.subject for each in participants(table)}
    assert subjects == {Subject("ann", None), Subject("ben", None)}
    assert table.options.variant == "carletto=duo"


@pytest.mark.parametrize("how", ["has_resigned", "has_run_out"])
def test_who_gave_up_or_ran_out_of_time_ranks_last_whatever_his_bot_made_of_it(editions, how):
    table = rated_table(editions, "me", "open", "casual")
    sit(table)
    play_out(table)
    for seat in range(3):
        setattr(table.places[seat], how, True)
        others = [rank for each, rank in ranks(table).items() if each != seat]
        assert ranks(table)[seat] > max(others)
        found = messages.snapshot(table, None).outcome
        assert found.placing[-1] == (seat,) and sorted(sum(found.placing, ())) == [0, 1, 2]
        assert found.ranking == table.game.outcome(table.match.committed).ranking
        kept = ended(table.game, table.match.committed, table.places, is_rated=True)
        assert kept.ranks[seat] == max(kept.ranks) and kept.ranks.count(max(kept.ranks)) == 1
        setattr(table.places[seat], how, False)


def test_where_nothing_is_rated_the_game_alone_ranks(editions):
    table = play_out(rated_table(editions, "casual", "novice", settings=TableSettings()))
    table.places[0].has_resigned = table.places[1].has_run_out = True
    found = messages.snapshot(table, None).outcome
    ranking = table.game.outcome(table.match.committed).ranking
    assert found.placing == found.ranking == ranking
    kept = ended(table.game, table.match.committed, table.places, is_rated=False)
    assert [kept.ranks[group[0]] for group in ranking] == [*range(1, len(ranking) + 1)]


def test_those_who_drew_share_a_rank(editions, monkeypatch):
    table = play_out(rated_table(editions, "casual", "novice"))
    outcome = type("Outcome", (), {"ranking": ((0, 1),)})
    monkeypatch.setattr(type(table.game), "outcome", lambda game, state: outcome)
    assert ranks(table) == {0: 1, 1: 1}
    drawn = rate_game({"a": INITIAL, "b": INITIAL}, ["a", "b"], [1, 1])
    assert drawn["a"] == drawn["b"] and drawn["a"].mean == pytest.approx(25.0)


def test_a_bot_on_several_seats_takes_the_mean_of_them():
    before = dict.fromkeys(("ann", "casual", "other"), INITIAL)
    twice = rate_game(before, ["casual", "ann", "casual"], [1, 2, 3])
    apart = rate_game(before, ["casual", "ann", "other"], [1, 2, 3])
    assert twice["ann"] == apart["ann"]
    seats = apart["casual"], apart["other"]
    assert twice["casual"].mean == pytest.approx(sum(each.mean for each in seats) / 2)
    assert twice["casual"].spread == pytest.approx(sum(each.spread for each in seats) / 2)


# Counting once ---------------------------------------------------------------------------------


@pytest.fixture
def runtime(tmp_path):
    """Runs work on a runtime in one event loop."""

    def run(work, time=None):
        async def live():
            settings = Settings(database=database_in(tmp_path), bot_workers=1)
            runtime = await open_runtime(settings, 1, now=time or Time())
            try:
                return await work(runtime)
            finally:
                await runtime.close()

        return asyncio.run(live())

    return run


async def rows_of(runtime, table):
    return await runtime.store.within(lambda c: list(c.execute(select(table)).mappings()))


def test_the_end_of_a_game_rates_it_once(runtime, editions):
    async def work(runtime):
        table = rated_table(editions, "me", "open")
        actor = await runtime.tables.create(table)
        await actor.join(BEN, 1, "Ben", "", "hash", key="j")
        rng = random.Random(2)
        while table.status == "running":
            seat = owner_of(table)
            command = Submit(
                key=f"k{table.version}", version=table.version, commit=True,
                actions=(rng.choice(legal(table)),),
            )  # fmt: skip
            await actor.command((ANN, BEN)[seat], seat, command)
        once = await rows_of(runtime, schema.standings)
        await runtime.rater.rate(table)
        await runtime.rater.catch_up()
        assert await rows_of(runtime, schema.standings) == once
        return table, once, await rows_of(runtime, schema.ratings)

    table, rows, changes = runtime(work)
    found = {row["guest"]: row for row in rows}
    before = dict.fromkeys(found, INITIAL)
    after = rate_game(before, ["ann", "ben"], [ranks(table)[seat] for seat in (0, 1)])
    for seat, who in enumerate(("ann", "ben")):
        row = found[who]
        assert (row["mean"], row["spread"]) == (after[who].mean, after[who].spread)
        assert row["least"] == pytest.approx(row["mean"] - 3 * row["spread"])
        assert (row["games"], row["wins"]) == (1, int(ranks(table)[seat] == 1))
    assert [(row["seat"], row["mean_before"]) for row in changes] == [(0, 25.0), (1, 25.0)]


def test_a_crash_between_the_end_and_the_rating_loses_nothing(runtime, editions):
    """The table is over in the store, its process is gone: the next one finds and rates it."""
    table = play_out(rated_table(editions, "me", "casual"))

    async def die(runtime):
        await runtime.store.create(table)
        assert await runtime.store.within(lambda c: ratings.due(c, 10)) == [table.id]
        assert not await rows_of(runtime, schema.standings)

    async def come_back(runtime):
        async def rating():
            while await runtime.store.within(lambda c: ratings.due(c, 10)):
                await asyncio.sleep(0.02)  # its first round begins by itself

        await within(rating(), "the table is rated")
        return await rows_of(runtime, schema.ratings)

    runtime(die)
    assert {row["table_id"] for row in runtime(come_back)} == {table.id}


def test_tables_that_end_at_once_are_rated_one_after_the_other(runtime, editions):
    """Sixteen results of the same two from four threads, each of them tried twice."""
    played = [play_out(rated_table(editions, "me", "casual", key=f"t{n}")) for n in range(16)]
    pair = (
        Participant(0, Subject("ann", None), "Ann", 1),
        Participant(1, Subject(None, "casual"), "casual", 2),
    )

    async def work(runtime):
        for table in played:
            await runtime.store.create(table)
        start = Barrier(4)

        def rate(n):
            start.wait(60)
            for table in (played * 2)[n::4]:
                runtime.store.transact(lambda c, t=table: ratings.rate(c, t.id, LADDER, pair, 5.0))

        with ThreadPoolExecutor(4) as threads:
            list(threads.map(rate, range(4)))
        return await rows_of(runtime, schema.standings), await rows_of(runtime, schema.ratings)

    rows, changes = runtime(work)
    now = {"ann": INITIAL, "casual": INITIAL}
    for _ in played:
        now = rate_game(now, ["ann", "casual"], [1, 2])
    found = {row["guest"] or row["bot"]: row for row in rows}
    assert {row["games"] for row in rows} == {16} and len(changes) == 32
    for who, rating in now.items():
        assert found[who]["mean"] == pytest.approx(rating.mean)
        assert found[who]["spread"] == pytest.approx(rating.spread)


def test_who_deletes_himself_leaves_the_others_as_they_are(runtime, editions):
    first = play_out(rated_table(editions, "me", "casual", key="a"))
    second = play_out(rated_table(editions, "me", "casual", key="b"))

    async def work(runtime):
        await runtime.store.create(first)
        await runtime.rater.rate(first)
        (before,) = [row for row in await rows_of(runtime, schema.standings) if row["bot"]]

        def forget(connection):
            for table in (schema.standings, schema.ratings):
                connection.execute(delete(table).where(table.c.guest == "ann"))
            connection.execute(update(schema.seats).values(guest=None))

        await runtime.store.create(second)
        await runtime.store.within(forget)
        await runtime.rater.rate(second)  # the process still knows who it was
        return before, await rows_of(runtime, schema.standings)

    before, after = runtime(work)
    assert after == [before]


def test_an_unrated_table_and_an_imported_record_change_nothing(runtime, editions):
    async def work(runtime):
        free = play_out(rated_table(editions, "me", "casual", settings=TableSettings()))
        await runtime.store.create(free)
        await runtime.rater.rate(free)
        await runtime.rater.catch_up()
        return await rows_of(runtime, schema.standings)

    assert runtime(work) == []


# The ladder ------------------------------------------------------------------------------------


def test_a_ladder_ranks_pages_and_marks_who_asks(runtime):
    async def work(runtime):
        def fill(connection):
            for n in range(7):
                connection.execute(
                    insert(schema.standings),
                    {
                        "game": "maharaja", "variant": "grey=true" if n == 6 else "",
                        "guest": f"g{n}" if n else None, "bot": None if n else "casual",
                        "name": f"N{n}", "mean": 20.0 + n // 2, "spread": 2.0,
                        "least": 14.0 + n // 2, "games": n, "wins": 0, "played": float(n),
                    },
                )  # fmt: skip

        await runtime.store.within(fill)
        return await runtime.store.within(
            lambda c: [ratings.page(c, *LADDER, "g1", 2, offset) for offset in (0, 2, 4)]
        )

    pages = runtime(work)
    rows = [(row["name"], row["rank"]) for page in pages for row in page.rows]
    assert rows == [("N5", 1), ("N4", 1), ("N3", 3), ("N2", 3), ("N1", 5), ("N0", 5)]
    for page in pages:
        assert page.total == 6 and page.own["name"] == "N1" and page.own["rank"] == 5
        assert page.variants == [("", 6), ("grey=true", 1)]


def test_the_ladder_over_http_names_nobody_by_his_id(tmp_path):
    """A real server: two people play, both find themselves, a stranger finds no ids."""
    with (
        serving(tmp_path, bot_workers=1) as server,
        Browser(server, "Ann") as ann,
        Browser(server, "Ben") as ben,
        Browser(server, "Eve") as eve,
    ):
        settings = {"rated": True, "clock": {"kind": "days", "days": 3}}
        table = ann.make("me", "open", settings=settings)["id"]
        assert ann.table(table)["state"]["settings"]["rated"]
        ben.join(table)
        url = f"/api/tables/{table}"
        early = eve.http.get(f"{url}/ratings").json()
        assert early == {"is_rated": True, "is_due": True, "variant": "", "changes": []}
        players = (ann, ben)
        while (state := ann.table(table)["state"])["status"] != "over":
            seat = state["view"]["to_move"]
            mine = players[seat].table(table)["state"]
            least = max(1, mine["prompt"]["least"])
            command = {
                "type": "submit", "key": f"k{mine['version']}", "version": mine["version"],
                "actions": [each["action"] for each in mine["prompt"]["choices"][:least]],
                "commit": True,
            }  # fmt: skip
            players[seat].http.post(f"{url}/commands", json=command).raise_for_status()
        found = eve.http.get(f"{url}/ratings").json()
        assert not found["is_due"] and [each["seat"] for each in found["changes"]] == [0, 1]
        ranking = state["outcome"]["ranking"]
        first = ranking[0][0]
        change = found["changes"][first]
        assert change["before"]["rating"] == 0 < change["after"]["rating"]
        for who, name in ((ann, "Ann"), (ben, "Ben"), (eve, None)):
            ladder = who.http.get("/api/ladder", params={"game": "maharaja"})
            body = ladder.json()
            assert [row["rank"] for row in body["rows"]] == [1, len(ranking)]
            assert body["total"] == 2 and body["variants"] == [{"variant": "", "players": 2}]
            assert [row["name"] for row in body["rows"] if row["is_me"]] == [name] * bool(name)
            assert (body["me"] or {}).get("name") == name
            assert all(row["is_provisional"] and row["games"] == 1 for row in body["rows"])
            assert "guest" not in ladder.text
        for params, code in (
            ({"game": "chess"}, "game-unknown"),
            ({"game": "maharaja", "variant": "grey=maybe"}, "variant-unknown"),
            ({"game": "maharaja", "variant": "\0"}, "variant-unknown"),
        ):
            refused = eve.http.get("/api/ladder", params=params)
            assert (refused.status_code, refused.json()["code"]) == (404, code)
        assert eve.http.get("/api/tables/nothing/ratings").json()["code"] == "no-such-table"
