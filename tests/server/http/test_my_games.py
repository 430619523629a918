"""My games: what waits for me, what I have not seen, and finished games that can be found again."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, create_engine, insert, text
from tests.support.databases import database_in
from tests.support.duels import DAY, act, duel, fill, move, play_out, version_of
from tests.support.live import Browser, Server, serving
from tests.support.waiting import wait_until

from durbar.server.editions import Editions
from durbar.server.live.backfill import fill_results
from durbar.server.protocol.table_settings import TableSettings
from durbar.server.settings import Settings
from durbar.server.store import mapping, migrate, queries
from durbar.server.store.store import Store
from durbar.server.tables.restoring import Stored
from durbar.server.tables.seats import Place

pytestmark = pytest.mark.store

FAST = {"address_rate": 1e6, "address_burst": 10**6, "seat_burst": 10**6, "maker_burst": 10**6}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("mine"), **FAST) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann") as browser:
        yield browser


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ben") as browser:
        yield browser


def heads(browser: Browser, **asked: Any) -> list[dict[str, Any]]:
    answer = browser.http.get("/api/tables", params=asked)
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def head(browser: Browser, table: str) -> dict[str, Any]:
    return next(one for one in heads(browser) if one["id"] == table)


def following(browser: Browser, **asked: Any) -> tuple[int, str | None]:
    content = browser.http.get("/api/tables/next", params=asked).json()
    return content["count"], content["next"] and content["next"]["id"]


def see(browser: Browser, table: str, version: int, chat: int = 0) -> dict[str, int]:
    written = {"version": version, "chat": chat}
    answer = browser.http.post(f"/api/tables/{table}/seen", json=written)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def found(browser: Browser, **asked: Any) -> list[str]:
    answer = browser.http.get("/api/records", params=asked)
    assert answer.status_code == 200, answer.text
    return [one["id"] for one in answer.json()["records"]]


# What waits for me --------------------------------------------------------------------------------


def test_the_longest_waiting_table_comes_first(ann: Browser, ben: Browser) -> None:
    first, second, third = (duel(ann, ben) for _ in range(3))
    lobby = ann.make("me", "open")["id"]
    for table in (second, first, third):
        move(ann, table)
    assert [one["id"] for one in heads(ben)] == [second, first, third]
    assert [one["waits_for_me"] for one in heads(ben)] == [True] * 3
    # Games that do not wait for her: the newest first, those not yet begun last
    assert [one["id"] for one in heads(ann)] == [third, first, second, lobby]
    assert not any(one["waits_for_me"] for one in heads(ann))
    assert [one["id"] for one in heads(ann, status="lobby")] == [lobby]
    assert [one["id"] for one in heads(ann, limit=2, offset=1)] == [first, second]


def test_the_next_game_cycles_through_waiting_tables(ann: Browser, ben: Browser) -> None:
    assert following(ben) == (0, None)
    first, second, third = (duel(ann, ben) for _ in range(3))
    for table in (first, second, third):
        move(ann, table)
    assert following(ben) == (3, first)
    assert following(ben, after=first) == (2, second)  # looked at, left as it is
    assert following(ben, after=third) == (2, first)
    move(ben, first)
    assert following(ben, after=first) == (2, second)
    move(ben, second)
    move(ben, third)
    assert following(ben, after=third) == (0, None)
    assert following(ann, after="nowhere") == (3, first)
    with httpx.Client(base_url=ann.server.url) as stranger:
        assert stranger.get("/api/tables/next").json() == {"count": 0, "next": None}


def test_a_seat_that_a_bot_plays_waits_for_nobody(ann: Browser, ben: Browser) -> None:
    table = duel(ann, ben)
    assert head(ann, table)["waits_for_me"]
    act(ann, table, "resign")
    assert not head(ann, table)["waits_for_me"]
    wait_until(lambda: head(ben, table)["waits_for_me"], "the bot has moved for her")
    assert following(ann) == (0, None) and following(ben) == (1, table)


def test_a_summary_shows_the_seconds_of_a_running_clock(ann: Browser, ben: Browser) -> None:
    table = duel(ann, ben, settings={"clock": {"kind": "days", "days": 2}})
    assert 2 * 86_400 - 600 < head(ann, table)["left"] <= 2 * 86_400
    assert head(ann, duel(ann, ben))["left"] is None


def test_a_kept_seat_is_shown_to_its_guest(server: Server) -> None:
    with Browser(server, "Ann") as ann, Browser(server, "Cleo") as cleo:
        table, _ = play_out(ann)
        act(ann, table, "rematch")
        (invited,) = heads(ann, status="lobby")
        assert invited["mine"] == [] and invited["kept"] == [1]
        assert not invited["waits_for_me"]
        assert cleo.table(invited["id"])["state"]["seats"][1]["is_reserved"]
        assert heads(cleo) == []


# What I have not seen -----------------------------------------------------------------------------


def test_moves_and_chat_of_others_are_unread_until_marked_as_seen(
    ann: Browser, ben: Browser
) -> None:
    table = duel(ann, ben)
    see(ben, table, version_of(ben, table))
    commits = move(ann, table)
    act(ann, table, "chat", text="well?")
    act(ben, table, "chat", text="wait")
    assert (head(ben, table)["unread"], head(ben, table)["unread_chat"]) == (commits, 1)
    version = version_of(ben, table)
    assert see(ben, table, version, 1) == {"version": version, "chat": 1}
    assert (head(ben, table)["unread"], head(ben, table)["unread_chat"]) == (0, 0)
    with Browser(ben.server) as phone:  # the same guest on another device
        phone.http.cookies.update(ben.http.cookies)
        assert head(phone, table)["unread"] == 0
        content = phone.http.get(f"/api/tables/{table}/seen").json()
        assert content == {"version": version, "chat": 1}


def test_a_move_marks_the_table_as_seen(ann: Browser, ben: Browser) -> None:
    table = duel(ann, ben)
    assert head(ann, table)["unread"] == version_of(ann, table)  # the deal too
    move(ann, table)
    assert head(ann, table)["unread"] == 0
    commits = move(ben, table)
    assert head(ann, table)["unread"] == commits
    assert head(ben, table)["unread"] == 0


def test_a_move_by_token_marks_nothing_as_seen(ann: Browser, ben: Browser) -> None:
    made = ann.make("me", "open")
    table = made["id"]
    ben.join(table)
    move(ben, table)
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    with Browser(ann.server) as program:
        program.http.headers.update(headers)
        assert move(program, table)
        assert head(ann, table)["unread"] == version_of(ann, table)
        refused = program.http.get(f"/api/tables/{table}/seen")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")


def test_a_bookmark_never_goes_back_nor_beyond_the_end(ann: Browser, ben: Browser) -> None:
    table = duel(ann, ben)
    move(ann, table)
    act(ann, table, "chat", text="hello")
    version = version_of(ben, table)
    assert see(ben, table, 2**31, 2**31) == {"version": version, "chat": 1}
    assert see(ben, table, 0, 0) == {"version": version, "chat": 1}
    move(ben, table)
    move(ann, table)
    assert head(ben, table)["unread"] > 0  # what came after it is news
    for written in ({"version": -1, "chat": 0}, {"version": 1}, {"version": 1, "chat": 0, "x": 1}):
        refused = ben.http.post(f"/api/tables/{table}/seen", json=written)
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_chat_of_muted_seats_is_not_counted(ann: Browser, ben: Browser) -> None:
    table = duel(ann, ben)
    act(ann, table, "chat", text="one")
    assert head(ben, table)["unread_chat"] == 1
    act(ben, table, "mute", seat=0)
    assert head(ben, table)["unread_chat"] == 0


def test_only_players_and_the_host_have_a_bookmark(
    server: Server, ann: Browser, ben: Browser
) -> None:
    table = duel(ann, ben, settings={"is_listed": True})
    with Browser(server, "Cleo") as cleo:
        for answer in (
            cleo.http.get(f"/api/tables/{table}/seen"),
            cleo.http.post(f"/api/tables/{table}/seen", json={"version": 1, "chat": 0}),
            httpx.get(f"{server.url}/api/tables/{table}/seen"),
            cleo.http.get("/api/tables/nowhere/seen"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        (watched,) = (one for one in heads(cleo, mine=False) if one["id"] == table)
        assert (watched["unread"], watched["unread_chat"], watched["mine"]) == (0, 0, [])


def test_bookmarks_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with Browser(server, "Ann") as ann, Browser(server, "Ben") as ben:
            table = duel(ann, ben)
            move(ann, table)
            see(ben, table, version_of(ben, table))
            move(ben, table)
            before = heads(ann), heads(ben), following(ann)
            server.kill()
            server.start()
            assert (heads(ann), heads(ben), following(ann)) == before
            assert before[0][0]["unread"] > 0 and before[1][0]["unread"] == 0


# Finished games -----------------------------------------------------------------------------------


def test_a_finished_game_has_scores_and_ranks(server: Server) -> None:
    with Browser(server, "Ann") as ann:
        table, state = play_out(ann)
        (content,) = ann.http.get("/api/records").json()["records"]
        assert content["id"] == table and content["ended"] == pytest.approx(time.time(), abs=600)
        assert content["scores"] == state["view"]["scores"]
        ranking = state["outcome"]["ranking"]
        assert [[s for s, rank in enumerate(content["ranks"]) if rank == n + 1] for n in (0, 1)][
            : len(ranking)
        ] == ranking
        has_won = 0 in ranking[0]
        assert found(ann, result="won") == [table] * has_won
        assert found(ann, result="lost") == [table] * (not has_won)
        act(ann, table, "rematch")  # changes the table, not when it ended
        (again,) = ann.http.get("/api/records").json()["records"]
        assert again["ended"] == content["ended"]


@pytest.mark.parametrize("gives_up", [True, False])
def test_resigning_or_running_out_of_time_loses(server: Server, gives_up: bool) -> None:
    with Browser(server, "Ann") as ann:
        clock = None if gives_up else {"kind": "time", "seconds": 5, "increment": 0}
        table = ann.make("me", "random", settings={"clock": clock})["id"]
        if gives_up:
            act(ann, table, "resign")
        wait_until(lambda: found(ann), "the game is over", 200)
        assert found(ann, result="lost") == [table] and found(ann, result="won") == []
        # It ended while she did not look: that comes before what has not begun
        ann.make("me", "open")
        assert heads(ann)[-1]["id"] != table and head(ann, table)["unread"] > 0
        see(ann, table, 2**31)
        assert heads(ann)[-1]["id"] == table


@pytest.mark.parametrize(
    ("place", "has_won"),
    [
        ({}, True),
        ({"has_resigned": True, "bot": "greedy"}, False),
        ({"has_run_out": True, "bot": "greedy"}, False),
        ({"has_run_out": True}, True),  # came back in time and played on
    ],
)
def test_a_winning_bot_does_not_win_for_the_player_it_replaced(
    server: Server, place: dict[str, Any], has_won: bool
) -> None:
    with Browser(server, "Dora") as dora:
        prefix = "-".join(["left", *place])
        fill(dora, 1, prefix, **place)
        assert found(dora, result="won") == [f"{prefix}-000"] * has_won
        assert found(dora, result="lost") == [f"{prefix}-000"] * (not has_won)


@pytest.fixture(scope="module")
def cleo(server: Server) -> Iterator[Browser]:
    """Somebody with 130 finished games."""
    with Browser(server, "Cleo") as cleo:
        fill(cleo, 130)
        yield cleo


def test_finished_games_come_page_by_page(cleo: Browser) -> None:
    pages: list[list[str]] = []
    while not pages or pages[-1]:
        after = {"after": pages[-1][-1]} if pages else {}
        pages.append(found(cleo, limit=30, **after))
    assert [len(page) for page in pages] == [30, 30, 30, 30, 10, 0]
    seen = [one for page in pages for one in page]
    assert sorted(seen) == [f"old-{n:03}" for n in range(130)]
    assert seen[:3] == ["old-129", "old-128", "old-127"]
    assert cleo.http.get("/api/records", params={"limit": 1}).json()["count"] == 130
    assert found(cleo, after="nowhere") == []


def test_games_are_found_by_game_player_result_and_date(cleo: Browser) -> None:
    assert found(cleo, game="java", limit=100) == [f"old-{n:03}" for n in range(120, -1, -10)]
    assert found(cleo, player="rival 77") == ["old-077"]
    assert found(cleo, player="CLEO", result="won", limit=2) == ["old-129", "old-126"]
    assert found(cleo, result="lost", limit=2) == ["old-128", "old-127"]
    assert found(cleo, since=20 * DAY, until=22 * DAY) == ["old-021", "old-020"]
    assert found(cleo, game="java", result="won", since=50 * DAY, player="ival") == [
        "old-120", "old-090", "old-060",
    ]  # fmt: skip
    assert found(cleo, player="nobody") == []


def test_names_are_found_in_any_script_and_signs_mean_themselves(cleo: Browser) -> None:
    assert found(cleo, player="øyvind å") == ["old-007"]
    assert found(cleo, player="jürgen") == ["old-011", "old-010"]
    assert found(cleo, player="%") == ["old-008"]
    assert found(cleo, player="_") == ["old-009"]
    assert found(cleo, player="ω\\") == ["old-012"]
    assert len(found(cleo, player=" ", limit=100)) == 100  # nothing asked for
    assert found(cleo, player="'; DROP TABLE seats; --") == []


def test_impossible_searches_are_refused(cleo: Browser) -> None:
    for code, status, asked in (
        ("dates-crossed", 422, {"since": 5, "until": 5}),
        ("game-unknown", 404, {"game": "chess"}),
        ("malformed", 400, {"result": "drawn"}),
        ("malformed", 400, {"limit": 101}),
        ("malformed", 400, {"limit": 0}),
        ("malformed", 400, {"since": -1}),
        ("malformed", 400, {"player": "x" * 41}),
    ):
        answer = cleo.http.get("/api/records", params=asked)
        assert (answer.json()["code"], answer.status_code) == (code, status), asked


def test_games_of_others_are_not_found(server: Server, cleo: Browser) -> None:
    with Browser(server, "Dora") as dora, httpx.Client(base_url=server.url) as stranger:
        for http in (dora.http, stranger):
            for asked in (
                {},
                {"player": "Cleo"},
                {"mine": False},
                {"mine": False, "result": "won"},
            ):
                content = http.get("/api/records", params=asked).json()
                assert [one for one in content["records"] if one["id"].startswith("old-")] == []


def test_of_a_hundred_tables_waiting_ones_come_first(server: Server) -> None:
    with Browser(server, "Eve") as eve:
        made = [eve.make("me", "me")["id"] for _ in range(120)]
        content = heads(eve, limit=500)
        assert [one["id"] for one in content] == made and all(
            one["waits_for_me"] for one in content
        )
        assert len(heads(eve)) == 100 and len(heads(eve, offset=100)) == 20
        assert following(eve, after=made[-1]) == (119, made[0])


def test_no_list_of_a_guests_tables_reads_all_tables(tmp_path: Path) -> None:
    """Whatever database the server has: SQLite tells its plans without a table to plan for."""
    store = Store(Settings(database=str(tmp_path / "empty.sqlite")).database_url)
    store._migrate()
    wanted = queries.GameSearch(game="java", result="won")
    with store.engine.connect() as connection:
        for query in (queries.waiting("g"), queries.tables("g", None, False, 100),
                      queries.finished("g", wanted), queries.seen("g", "t")):  # fmt: skip
            compiled = query.compile(store.engine, compile_kwargs={"literal_binds": True})
            plan = [
                str(row[3]) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}"))
            ]
            assert any("ix_seats_guest" in line for line in plan)
            assert [line for line in plan if line.startswith("SCAN")] == []
    store.engine.dispose()


# Before there were bookmarks and results ----------------------------------------------------------


def test_games_of_older_releases_get_results_and_count_as_seen(
    tmp_path: Path, server: Server, editions: Editions
) -> None:
    with Browser(server, "Ann") as ann:
        table, state = play_out(ann)
        record = ann.http.get(f"/api/tables/{table}/record").json()
    url = Settings(database=database_in(tmp_path)).database_url
    old = Stored(
        id="old", game=record["game"], rules_version=record["rules_version"],
        edition=record["edition"], options=record["options"], settings=TableSettings(), host="g",
        seed=b"", is_over=True, players=tuple(record["players"]), dealer=record["dealer"],
        rematch=None, places=(Place("person", "Ann", "g"), Place("bot", "r", bot="random")),
        entries=tuple((n + 1, entry) for n, entry in enumerate(record["entries"])),
    )  # fmt: skip
    engine = create_engine(url)
    with engine.connect() as connection:
        migrate.upgrade(connection, "0004")
        then = MetaData()
        then.reflect(connection)
        for statement, parameters in mapping.stored(old, "over", 7.0):
            known = then.tables[statement.table.name]  # type: ignore[attr-defined]
            assert parameters is not None
            kept = [{n: v for n, v in row.items() if n in known.columns} for row in parameters]
            connection.execute(insert(known), kept)
        connection.commit()
    engine.dispose()

    async def work() -> tuple[Any, list[Any], int]:
        store = Store(url)
        await store.open()
        try:
            await fill_results(store, editions)
            (row,) = await store.listed(queries.finished("g", queries.GameSearch()))
            without_result = await store.listed(queries.without_result())
            return row, await store.places(["old"]), len(without_result)
        finally:
            await store.close()

    row, places, without_result = asyncio.run(work())
    assert without_result == 0 and row["ended"] == 7.0
    assert row["version"] == row["seen"] == len(record["entries"])
    assert [place["score"] for place in places] == state["view"]["scores"]
    assert [place["rank"] for place in places].count(1) == len(state["outcome"]["ranking"][0])
