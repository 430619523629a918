"""Two real processes on one PostgreSQL, as a club would run them."""

import asyncio
import contextlib
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx
import pytest
from tests.support.databases import postgres
from tests.support.live import Browser, serving
from tests.support.play import first_choice, owner_of
from tests.support.players import check, make_player
from tests.support.ports import free_port
from tests.support.waiting import wait_for, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from durbar.server.errors import Moving, NotFound
from durbar.server.protocol.messages import ChatLine, Submit
from durbar.server.settings import Settings
from durbar.server.store import leases
from durbar.server.store.store import Store
from durbar.server.tables.effects import ChatAdded

pytestmark = pytest.mark.xdist_group("cluster")  # its servers are started once
PATIENCE = 90.0  # seconds: generous, the time that it took is reported


def shared():
    """The settings of all processes of the cluster."""
    database = postgres().database("cluster")
    return {"database": database, "cluster": True, "seat_rate": 10_000, "seat_burst": 10_000}


@pytest.fixture(scope="module")
def processes(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cluster")
    with (
        serving(folder / "one", bot_workers=1, **shared()) as one,
        serving(folder / "two", bot_workers=1, **shared()) as two,
    ):
        yield one, two


@pytest.fixture
def pair(processes):
    """Two processes that share their tables, both up whatever a test before did to them."""
    for server in processes:
        if server.process is None:
            server.start()
    return processes


async def until(condition):
    await wait_for(condition, "the condition of this test", PATIENCE)


def test_players_on_different_processes_play_one_table(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(two, "Ben") as ben:
        made = ann.make("me", "open")
        table = made["id"]
        assert ben.join(table)["seat"] == 1
        with ann.socket(table) as anns, ben.socket(table) as bens:
            sockets, states = (anns, bens), [anns.hello(0), bens.hello(1)]
            while states[0]["status"] != "over":
                seat = states[0]["view"]["to_move"]
                prompt = states[seat]["prompt"]
                chosen = [each["action"] for each in prompt["choices"][: max(1, prompt["least"])]]
                sockets[seat].command("submit", states[seat], actions=chosen, commit=True)
                version = states[seat]["version"]
                for each, socket in enumerate(sockets):
                    while states[each]["version"] == version:
                        states[each] = socket.hear("update", "snapshot")
            bens.command("chat", states[1], text="Well played!")
            assert anns.hear("chat")["lines"][0]["text"] == "Well played!"
        records = [b.http.get(f"/api/tables/{table}/record").json() for b in (ann, ben)]
        assert records[0] == records[1] and records[0]["entries"]
        for who in (ann, ben):  # whichever process is asked
            assert who.http.get(f"/api/tables/{table}/verify").json()["is_honest"]
            assert who.http.get(f"/api/tables/{table}/qr").status_code == 200
            assert who.table(table)["mine"] == [(ann, ben).index(who)]
        assert ben.http.get("/api/tables/nothing").json()["code"] == "no-such-table"


def test_an_account_takes_tables_along_that_another_process_holds(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(two, "Ben") as ben, Browser(two) as phone:
        made = ann.make("me", "open")["id"]
        ben.join(made)
        with ben.socket(made) as bens:
            bens.hello(1)  # forwarded: the first process owns the table
            elsewhere = Browser(two)
            elsewhere.http.cookies.update(ann.http.cookies)
            login = {"login": "Ann of two houses", "password": "seven elephants"}
            reply = elsewhere.http.post("/api/account", json=login)
            assert reply.status_code == 201, reply.text
            with pytest.raises(ConnectionClosed) as closed:  # the first process has let it go
                while True:
                    bens.hear()
            assert closed.value.rcvd.code == 1012
        assert ann.table(made)["mine"] == []  # what she was before is nobody now
        assert elsewhere.table(made)["mine"] == [0] and ben.table(made)["mine"] == [1]
        assert phone.http.post("/api/account/sign-in", json=login).status_code == 200
        with phone.socket(made) as phones, ben.socket(made) as bens:
            bens.hello(1)
            phones.command("chat", phones.hello(0), text="Here I am")
            assert bens.hear("chat")["lines"][0]["text"] == "Here I am"
        elsewhere.close()


def test_a_device_signed_out_at_one_process_is_nobody_at_the_other(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(two) as phone:
        login = {"login": "Ann who goes", "password": "seven elephants"}
        assert ann.http.post("/api/account", json=login).status_code == 201
        made = ann.make("me", "open")["id"]
        assert phone.http.post("/api/account/sign-in", json=login).status_code == 200
        with phone.socket(made) as phones:
            assert phones.hello(0)["seat"] == 0
            ann.http.post("/api/account/sign-out", json={"everywhere": True})
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    phones.hear()
            assert closed.value.rcvd.code == 1012
        wait_until(  # it looks at sessions in use every two seconds
            lambda: not phone.http.get("/api/account").json()["is_account"], "it is signed out"
        )
        assert phone.table(made)["mine"] == []


def test_who_deletes_his_data_leaves_a_table_that_another_process_holds(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(one, "Ben") as ben, Browser(two) as elsewhere:
        made = ann.make("me", "open")["id"]
        ben.join(made)
        assert ben.table(made)["state"]["status"] == "running"
        elsewhere.http.cookies.update(ann.http.cookies)
        assert elsewhere.http.post("/api/account/delete", json={"name": "Ann"}).status_code == 200
        wait_until(  # until the first process renews its lease
            lambda: ben.table(made)["state"]["seats"][0]["name"] != "Ann", "her name is gone"
        )
        reply = ben.table(made)["state"]["seats"][0]
        assert reply["name"] == "Guest" and reply["has_resigned"] and reply["bot"] == "greedy"
        assert ann.table(made)["mine"] == []


def test_commands_by_http_and_repeated_wishes_find_the_owner(pair):
    one, two = pair
    with Browser(one, "Ann") as ann:
        made = ann.make("me", "me", key="wish")
        with Browser(two) as again:  # the same guest, by chance at the other process
            again.http.cookies.update(ann.http.cookies)
            repeated = again.make("me", "me", key="wish")
            assert repeated["id"] == made["id"] and repeated["tokens"].keys() == {"0", "1"}
            reply = again.table(made["id"])
            seat = reply["state"]["view"]["to_move"]
            state = again.table(made["id"], seat=seat)["state"]
            said = {
                "type": "submit", "key": "k", "version": state["version"], "step": 0,
                "actions": [state["prompt"]["choices"][0]["action"]],
            }  # fmt: skip
            url = f"/api/tables/{made['id']}/commands?seat={seat}"
            done = again.http.post(url, json=said)
            assert done.status_code == 200 and done.json()["answer"]["step"] == 1
            assert ann.http.post(url, json=said).json()["answer"] == done.json()["answer"]
            stale = again.http.post(url, json=said | {"key": "l"})
            assert stale.status_code == 409 and stale.json()["code"] == "stale"


def test_one_wish_sent_to_both_processes_in_the_same_instant_makes_one_table(pair):
    with contextlib.ExitStack() as stack:
        ann = stack.enter_context(Browser(pair[0], "Ann"))
        other = stack.enter_context(Browser(pair[1]))
        other.http.cookies.update(ann.http.cookies)
        threads = stack.enter_context(ThreadPoolExecutor(2))
        start = Barrier(2)

        def wish(browser, key):
            start.wait(60)
            return browser.make("me", "me", key=key)["id"]

        for key in map(str, range(20)):
            made = list(threads.map(wish, (ann, other), (key, key)))
            assert made[0] == made[1]
        assert len(ann.http.get("/api/tables").json()) == 20


def test_killing_the_owner_moves_the_table_and_loses_nothing(pair, record_property):
    """One player sits at the owner, the other one plays through the process that lives on."""
    players, times = [], []

    async def play():
        tasks = []
        for owner, other in (pair, pair[::-1]):
            playing = [make_player(owner, seed, "moving") for seed in range(2)]
            playing[1].server = other
            players.extend(playing)
            tasks += [asyncio.create_task(player.play()) for player in playing]
            await all_get(playing, 4)
            await asyncio.to_thread(owner.kill)
            began = time.monotonic()
            for player in players:
                player.server = other
            await all_get(playing, 2)
            times.append(round(time.monotonic() - began, 2))
            await asyncio.to_thread(owner.start)
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)

    asyncio.run(play())
    for player in players:
        for server in pair:
            check(player, server)
    record_property("seconds until every table went on", times)
    print("seconds until every table went on:", times)


async def all_get(players, more):
    """Waits until so many more commands of each were acknowledged."""
    wanted = [player.acknowledged + more for player in players]
    await until(
        lambda: all(p.is_done or p.acknowledged >= n for p, n in zip(players, wanted, strict=True))
    )


def test_an_owner_that_was_asleep_cannot_write_any_more(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(two, "Ben") as ben:
        made = ann.make("me", "me")
        table, tokens = made["id"], made["tokens"]
        ben.http.cookies.clear()
        bearer = {"Authorization": f"Bearer {tokens['0']}"}
        before = ann.http.get(f"/api/tables/{table}/record").json()["entries"]
        with ann.socket(table) as asleep:
            state = asleep.hello(0)
            seat = state["view"]["to_move"]
            state = asleep.hello(seat)
            one.process.send_signal(signal.SIGSTOP)
            try:
                # while the owner sleeps, somebody says something through it
                choices = [each["action"] for each in state["prompt"]["choices"]]
                asleep.command("submit", state, actions=choices[-1:], commit=True)
                # and the same seat plays on at the other process
                headers = {"Authorization": f"Bearer {tokens[str(seat)]}"}
                with moved(ben, table, headers) as awake:
                    now = awake.hello(seat)
                    assert (now["version"], now["step"]) == (state["version"], state["step"])
                    played = awake.order("submit", now, actions=choices[:1], commit=True)
            finally:
                one.process.send_signal(signal.SIGCONT)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    reply = asleep.hear("rejected", "answer", timeout=PATIENCE)
                    assert reply["type"] == "rejected" and reply["code"] == "moving"
        for server in (one, two):
            url = f"{server.url}/api/tables/{table}"
            found = httpx.get(url, headers=bearer, timeout=PATIENCE).json()
            assert found["state"]["version"] == played["version"]
            record = httpx.get(f"{url}/record", timeout=PATIENCE).json()["entries"]
            assert record[: len(before) + 1] == [*before, f"{seat} {choices[0]}"]


@contextlib.contextmanager
def moved(browser, table, headers):
    """A socket to a table whose owner does not answer: opened as soon as it has moved."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket = browser.socket(table, **headers)
            break
        except Exception:
            assert time.monotonic() < end, "the table did not move"
            time.sleep(0.2)
    with socket:
        yield socket


def test_a_process_that_stops_hands_its_tables_over_at_once(pair):
    one, two = pair
    with Browser(one, "Ann") as ann, Browser(two, "Ben") as ben:
        table = ann.make("me", "open")["id"]
        ben.join(table)
        with ben.socket(table) as socket:
            before = socket.hello(1)
            assert one.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.hear(timeout=PATIENCE)
            assert closed.value.rcvd.code == 1012
        with ben.socket(table) as socket:
            assert socket.hello(1)["view"] == before["view"]
        assert "lease-not-renewed" not in [line["event"] for line in two.logged()]


# What is lost and comes back ----------------------------------------------------------------------


def test_an_owner_that_others_cannot_reach_plays_on_and_the_others_wait(pair, tmp_path):
    """Its lease is current, so that nobody may take its tables."""
    _, two = pair
    lost = shared() | {"internal_url": f"http://127.0.0.1:{free_port()}", "bot_workers": 1}
    with serving(tmp_path / "lost", **lost) as owner, Browser(owner, "Ann") as ann:
        table = ann.make("me", "me")["id"]
        with ann.socket(table) as anns, Browser(two) as other:
            state = anns.hello(ann.table(table)["state"]["view"]["to_move"])
            choices = [each["action"] for each in state["prompt"]["choices"]]
            played = anns.order("submit", state, actions=choices[:1], commit=True)
            refused = other.http.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (503, "moving")
            owner.stop()
            assert other.table(table)["state"]["version"] == played["version"]


def test_a_header_of_ours_opens_no_door_to_others(pair):
    """Neither the check of origins nor the limits of an address can be passed by it."""
    one, two = pair
    foreign = {"Origin": "https://elsewhere.example", "Durbar-Forwarded": "e30.AAAA"}
    for server in (one, two):
        reply = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=foreign)
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
    with Browser(one, "Ann") as ann:
        table = ann.make("me", "open")["id"]
        for server in (one, two):
            url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            with pytest.raises(InvalidStatus) as refused:
                connect(url, additional_headers=foreign)
            assert refused.value.response.status_code == 403


def test_a_lost_database_is_waited_for_and_nothing_acknowledged_is_lost(pair):
    one, two = pair

    async def play():
        near, far = [make_player(one, seed, "moving", "storage") for seed in (41, 42)]
        far.server = two
        tasks = [asyncio.create_task(player.play()) for player in (near, far)]
        await all_get([near, far], 2)
        postgres().stop(signal.SIGQUIT)
        for path in ("/readyz", f"/api/tables/{near.table['id']}", "/api/records?mine=false"):
            reply = await asyncio.to_thread(httpx.get, f"{one.url}{path}", timeout=PATIENCE)
            assert reply.status_code in (409, 503), reply.text
            assert reply.text == "no database" or reply.json()["code"] in ("moving", "storage")
        assert httpx.get(f"{one.url}/healthz").text == "ok"
        postgres().start()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        late = make_player(two, 43)
        late.server = one
        await asyncio.wait_for(late.play(), PATIENCE)
        return near, far, late

    for player in asyncio.run(play()):
        for server in pair:
            check(player, server)


# The fence in the database -----------------------------------------------------------------------


def with_stores(work):
    """Two stores on one database, as two processes have them."""

    async def run():
        url = Settings(database=postgres().database(f"fence-{time.monotonic_ns()}")).database_url
        stores = [Store(url), Store(url)]
        await asyncio.gather(*(store.open() for store in stores))
        try:
            return await work(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())


def test_a_write_with_an_old_fence_changes_nothing(make, key):
    async def work(first, second):
        table = make(seats=2)
        await first.create(table)

        async def live(store, process, seconds):
            return await store.within(
                lambda c: leases.renew(c, process, f"http://{process}", seconds, 9)
            )

        async def claim(store, process):
            return await store.within(lambda c: leases.claim(c, table.id, process))

        await live(first, "one", 60.0)
        mine = await claim(first, "one")
        await live(second, "two", 60.0)
        assert await claim(second, "two") == leases.Claim("one", address="http://one")
        assert (await live(second, "two", 60.0)).orphans == ()
        line = ChatLine(id=1, seat=0, name="Ann", text="hello", at=0.0)
        await first.write(table.id, [ChatAdded(line)], mine.fence)
        await live(first, "one", -1.0)  # its lease has run out
        assert (await live(second, "two", 60.0)).orphans == (table.id,)
        theirs = await claim(second, "two")
        assert theirs.owner == "two" and theirs.fence > mine.fence
        said = Submit(key=key(), version=1, actions=(first_choice(table),), commit=True)
        effects = table.apply(owner_of(table), said).effects
        before = await second.load(table.id)
        writes = [first.write(table.id, effects, mine.fence) for _ in range(3)]
        reply = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in reply] == [Moving] * 3
        assert await second.load(table.id) == before
        await second.write(table.id, effects, theirs.fence)
        standing = await live(first, "one", 60.0)
        assert standing.owned == {} and standing.others == {"two": "http://two"}
        await first.within(lambda c: leases.release(c, table.id, mine.fence))  # too late
        assert (await claim(first, "one")).owner == "two"
        await second.within(lambda c: leases.leave(c, "two"))
        assert (await claim(first, "one")).fence == theirs.fence + 1
        with pytest.raises(NotFound):
            await first.within(lambda c: leases.claim(c, "nothing", "one"))

    with_stores(work)


def test_old_and_new_fences_in_one_batch_are_told_apart(make):
    """The same process may have lost a table and taken it again."""

    async def work(store, _):
        table = make(seats=2)
        await store.create(table)
        fences = [
            (await store.within(lambda c: leases.claim(c, table.id, "one"))).fence for _ in "ab"
        ]
        lines = [ChatLine(id=n, seat=0, name="A", text="x", at=0.0) for n in (1, 2)]
        writes = [
            store.write(table.id, [ChatAdded(line)], fence)
            for line, fence in zip(lines, fences, strict=True)
        ]
        reply = await asyncio.gather(*writes, return_exceptions=True)
        return [type(each) for each in reply], [c.id for c in (await store.load(table.id)).chat]

    assert with_stores(work) == ([Moving, type(None)], [2])
